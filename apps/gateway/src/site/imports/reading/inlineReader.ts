import { readSheet } from './readSheet.ts';
import type { SheetReader } from './reading.ts';

/** Reads files where it is called: for a gateway inside a page, and for tests. */
export const inlineSheetReader: SheetReader = { read: async (kind, bytes) => readSheet(kind, bytes) };
