export { Reading, type ReadingProps } from './Reading.tsx';
