/** What bodies may be compressed with on their way here. `deflate` is the zlib format (RFC 9110, 8.4.1.2). */
export const contentCodings = ['gzip', 'deflate', 'br'] as const;
export type ContentCoding = (typeof contentCodings)[number];

/**
 * The bytes as they were before they were compressed, a piece at a time: a reader that ends at a limit keeps no more than that in memory.
 * @throws what `pieces` throws, and BrokenBody for bytes that are not compressed so
 */
export type Decode = (coding: ContentCoding, pieces: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** A body is not what its headers say. */
export class BrokenBody extends Error {}

const otherNames: Readonly<Record<string, string>> = { 'x-gzip': 'gzip', '': 'identity' };

/**
 * How a body was compressed; `identity`: it was not.
 * @param header the request's `Content-Encoding`
 * @returns undefined for what is not known, or was compressed more than once
 */
export function contentCodingOf(header: string | null): ContentCoding | 'identity' | undefined {
  const name = (header ?? '').trim().toLowerCase();
  const known = otherNames[name] ?? name;
  return known === 'identity' ? known : contentCodings.find((coding) => coding === known);
}
