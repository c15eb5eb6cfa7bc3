import type { Entity } from './entities/entity.ts';
import { metresPerUnitOf } from './units.ts';

/** What the header says that matters for the picture. */
export interface Header {
  /** The name of the variable that the next tags are about. */
  variable(bytes: Uint8Array, start: number, end: number): void;
  text(code: number, bytes: Uint8Array, start: number, end: number): void;
  /** All tags about the variable have been read; these are its numbers. */
  close(numbers: Entity): void;
  version(): string;
  declaredEncoding(): string;
  metresPerUnit(): number | undefined;
}

const mostChars = 64;
const unitCode = 70;

/** Bytes as letters, for names that the format itself gives. */
export const asciiOf = (bytes: Uint8Array, start = 0, end = bytes.length): string => {
  let text = '';
  for (let at = start; at < end && at < start + mostChars; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text.trim();
};

export function createHeader(): Header {
  let variable = '';
  const texts = new Map<string, string>();
  let unit = 0;
  return {
    variable: (bytes, start, end) => {
      variable = asciiOf(bytes, start, end);
    },
    text: (code, bytes, start, end) => {
      if ((variable === '$ACADVER' && code === 1) || (variable === '$DWGCODEPAGE' && code === 3))
        texts.set(variable, asciiOf(bytes, start, end));
    },
    close: (numbers) => {
      if (variable === '$INSUNITS' && numbers.has(unitCode)) unit = numbers.number(unitCode);
      variable = '';
    },
    version: () => texts.get('$ACADVER') ?? '',
    declaredEncoding: () => texts.get('$DWGCODEPAGE') ?? '',
    metresPerUnit: () => metresPerUnitOf(unit),
  };
}
