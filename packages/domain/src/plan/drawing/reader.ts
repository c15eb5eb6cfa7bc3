import { type Problem, type Result, ok, refuse } from '../../lib/index.ts';
import { isDwgHead } from '../files.ts';
import { type DrawingCaps, drawingCaps } from './caps.ts';
import { type DrawingDocument, createDocument } from './document.ts';
import type { Drawing } from './drawing.ts';
import { assembled } from './assembled.ts';
import { asciiTags } from './tags/ascii.ts';
import { binaryMark, binaryTags } from './tags/binary.ts';
import { type TagSource, joined } from './tags/sink.ts';
import { createTextStore } from './text/index.ts';

export interface DrawingReaderOptions {
  /** Other limits than the usual ones. */
  readonly caps?: Partial<DrawingCaps>;
  /** The length of the file, where it is known: room is made for what such a one holds. It may be wrong. */
  readonly sizeBytes?: number;
}

/** Reads a drawing while it arrives. */
export interface DrawingReader {
  /** Takes the next bytes, of any length; answers a problem as soon as it is certain that this is no drawing. */
  push(chunk: Uint8Array): Problem | undefined;
  /** The drawing, once all bytes have been pushed. */
  end(): Result<Drawing>;
  /** Bytes read so far. */
  readBytes(): number;
}

const megabyte = 1024 * 1024;
const usualBytes = 64 * megabyte;
/** By so many bytes a drawing has said that it is one: only comments may come before its first section. */
const headBytes = 2 * megabyte;
/** So many are needed to tell what kind of file it is. */
const markBytes = 22;
const byteOrderMark = [0xef, 0xbb, 0xbf] as const;
const [lineFeed, carriageReturn, firstVisible] = [10, 13, 33] as const;
/** Longer pieces are read in parts, so that what is left over of one is never large. */
const mostPushed = 4 * megabyte;

const begins = (bytes: Uint8Array, mark: ArrayLike<number>): boolean => {
  for (let at = 0; at < mark.length; at += 1) if (bytes[at] !== mark[at]) return false;
  return true;
};
const problem = (code: string, args?: Problem['args']): Problem =>
  args ? { code: `plan.drawing.${code}`, field: 'file', args } : { code: `plan.drawing.${code}`, field: 'file' };

const isDwg = (bytes: Uint8Array): boolean => isDwgHead(String.fromCharCode(...bytes.subarray(0, 6)));

/** What the first bytes say about the rest: how its tags are cut. */
function sourceFor(head: Uint8Array, document: DrawingDocument): { source: TagSource; skip: number } {
  if (begins(head, binaryMark)) return { source: binaryTags(document), skip: binaryMark.length };
  const skip = begins(head, byteOrderMark) ? byteOrderMark.length : 0;
  const isOldMac = !head.includes(lineFeed) && head.includes(carriageReturn);
  return { source: asciiTags(document, isOldMac ? carriageReturn : lineFeed), skip };
}

/**
 * Reads a DXF drawing, text or binary, of any version from R12 on, as its bytes arrive: nothing is kept but what is drawn. Whatever the
 * bytes are, it throws nothing, and takes no more memory than its caps allow.
 *
 * Problems: `plan.drawing.empty`, `plan.drawing.notDxf`, `plan.file.dwg`, `plan.drawing.tooLarge`.
 * @example
 * const reader = createDrawingReader({ sizeBytes: file.size });
 * for await (const chunk of file.stream()) { const problem = reader.push(chunk); if (problem) return refuse(problem); }
 * const drawing = reader.end();
 * @spec PLN-02 PLN-04 N11
 */
export function createDrawingReader(options: DrawingReaderOptions = {}): DrawingReader {
  const caps = { ...drawingCaps, ...options.caps };
  const texts = createTextStore();
  const document = createDocument({ caps, sizeBytes: options.sizeBytes ?? usualBytes, texts });
  let source: TagSource | undefined;
  let head: Uint8Array | undefined;
  let isBinary = false;
  let isBlank = true;
  let sizeBytes = 0;
  let refused: Problem | undefined;
  let isOver = false;

  const openSource = (bytes: Uint8Array): void => {
    if (isDwg(bytes)) refused = { code: 'plan.file.dwg', field: 'file' };
    const opened = sourceFor(bytes, document);
    isBinary = begins(bytes, binaryMark);
    source = opened.source;
    head = undefined;
    source.push(bytes.subarray(opened.skip));
  };
  const take = (chunk: Uint8Array): void => {
    if (refused) return;
    if (source) source.push(chunk);
    else {
      const bytes = joined(head, chunk);
      if (bytes.length >= markBytes) openSource(bytes);
      else head = bytes.slice();
    }
  };

  const push = (chunk: Uint8Array): Problem | undefined => {
    if (refused || isOver) return refused;
    sizeBytes += chunk.length;
    if (sizeBytes > caps.fileBytes) {
      refused = problem('tooLarge', { 0: Math.floor(caps.fileBytes / megabyte) });
      return refused;
    }
    // always of one kind: what comes as a Buffer of Node would make each look at a byte slower
    const bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (isBlank) isBlank = bytes.every((byte) => byte < firstVisible);
    for (let at = 0; at < bytes.length; at += mostPushed) take(bytes.subarray(at, at + mostPushed));
    if (!refused && sizeBytes > headBytes && !document.hasSection()) refused = problem('notDxf');
    return refused;
  };

  const end = (): Result<Drawing> => {
    if (refused) return refuse(refused);
    if (isOver) return refuse(problem('empty'));
    isOver = true;
    if (isBlank) return refuse(problem('empty'));
    if (!source) openSource(head ?? new Uint8Array());
    source?.end();
    if (refused) return refuse(refused);
    if (!document.hasSection()) return refuse(problem('notDxf'));
    document.finish();
    return ok(assembled(document, texts, { isBinary, sizeBytes }));
  };

  return { push, end, readBytes: () => sizeBytes };
}
