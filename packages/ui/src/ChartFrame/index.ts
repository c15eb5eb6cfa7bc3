export { PlaceAxis, TimeAxis, ValueAxis } from './Axes.tsx';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './ChartFrame.tsx';
export { Readout, Stage } from './ChartFrame.styles.ts';
export { Curve, type Point } from './Curve.tsx';
export { type Span, placeScale, timeScale, valueScale } from './scales.ts';
export { useCursor } from './useCursor.ts';
export { useWidth } from './useWidth.ts';
