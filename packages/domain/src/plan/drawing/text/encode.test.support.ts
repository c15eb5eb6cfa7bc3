import type { TextEncoding } from '../drawing.ts';

const tables = new Map<TextEncoding, Map<string, readonly number[]>>();

/** Letters and their bytes, got by reading every single byte and every pair. */
const tableOf = (encoding: TextEncoding): Map<string, readonly number[]> => {
  const had = tables.get(encoding);
  if (had) return had;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const learn = (...bytes: number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes));
      if (text.length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // no letter
    }
  };
  for (let byte = 0; byte < 256; byte += 1) learn(byte);
  if (encoding !== 'windows-1252')
    for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) learn(lead, trail);
  tables.set(encoding, table);
  return table;
};

/** Whether the encoding has all letters of a text. */
export const canEncode = (text: string, encoding: TextEncoding): boolean =>
  encoding === 'utf-8' || Array.from(text).every((letter) => tableOf(encoding).has(letter));

/** The bytes of a text. */
export const encodeAs = (text: string, encoding: TextEncoding): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  return Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const bytes = tableOf(encoding).get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}`);
      return [...bytes];
    }),
  );
};
