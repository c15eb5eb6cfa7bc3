export { decodeDrawing, encodeDrawing } from './codec.ts';
