export { plainText, readEscapes } from './escapes.ts';
export { type TextLine, mtextLines } from './mtext.ts';
export { prepareEncodings } from './costs.ts';
export { promisedEncoding } from './detect.ts';
export { type DecodedTexts, type TextStore, createTextStore } from './store.ts';
