export { plainText, readEscapes } from './escapes.ts';
export { type TextLine, mtextLines } from './mtext.ts';
export { type DecodedTexts, type TextStore, createTextStore } from './store.ts';
