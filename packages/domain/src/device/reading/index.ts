export { type ReadingState, bandSide, readingState, readingStates } from './state.ts';
export { checkCurveSpan } from './span.ts';
export { type Line, type Sample, type Trend, lineThrough, trendOf, trends } from './trend.ts';
export { deviceReadingWords } from './words.ts';
