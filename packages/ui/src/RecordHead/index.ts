export { type HeadFigure, RecordHead, type RecordHeadProps } from './RecordHead.tsx';
