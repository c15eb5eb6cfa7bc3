export { BottomValueAxis, type Margin, PlaceAxis, TimeAxis, ValueAxis } from './Axes.tsx';
export {
  type ChartCell,
  ChartFrame,
  type ChartFrameProps,
  type ChartProps,
  type ChartTable,
  ChartTool,
} from './ChartFrame.tsx';
export { ChartStage, type ChartStageProps } from './ChartStage.tsx';
export { Readout } from './ChartFrame.styles.ts';
export { type HiddenProps, Legend, type LegendEntry, useHidden } from './Legend.tsx';
export { Patterns, type SeriesLook, Swatch, fillOf, lookOf } from './patterns.tsx';
export {
  type Span,
  type ValueScale,
  barIn,
  drawableHeight,
  isDrawable,
  placeScale,
  plainScale,
  tickDigits,
  timeTicks,
  valueScale,
} from './scales.ts';
export { ringPath } from './ringPath.ts';
export { looks as seriesLooks, seriesColours, seriesDashes } from './series.styles.ts';
export { cutText, textWidth } from './text.ts';
export { readoutPlace, useCursor } from './useCursor.ts';
export { Twin } from './Twin.tsx';
export { useTimeText } from './useTimeText.ts';
export { useWidth } from './useWidth.ts';
