import { type ErrorCorrection, encodeQR } from 'qr';

/** How much of a code may be damaged and still be read: 7, 15, 25 and 30 %. */
export type QrErrorLevel = ErrorCorrection;

/** Bytes of UTF-8 that the largest code holds (ISO/IEC 18004, version 40); figures and capitals alone take less room. */
export const bytesMax: Readonly<Record<QrErrorLevel, number>> = { low: 2953, medium: 2331, quartile: 1663, high: 1273 };

export type QrDrawing =
  | {
      readonly kind: 'code';
      /** Modules on each side, the quiet zone included. */
      readonly size: number;
      /** The dark modules as one path, a unit each. */
      readonly path: string;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong'; readonly bytes: number; readonly max: number };

const encoder = new TextEncoder();

/** Runs of dark modules in a row become one rectangle: a tenth of the path, and no seams between neighbours. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
      }
      return runs;
    })
    .join('');

/** The standard's own, for scanners that look for the edge. */
export const quietModules = 4;

const zoneOf = (modules: number): number => (modules >= 0 && modules <= 20 ? Math.round(modules) : quietModules);

/** The code of a text, or why there is none. */
export function drawQr(text: string, level: QrErrorLevel, quietZone: number): QrDrawing {
  if (text === '') return { kind: 'empty' };
  try {
    // an empty border is refused by the library, and the quiet zone is only a distance
    const rows = encodeQR(text, 'raw', { ecc: level, border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
    const zone = zoneOf(quietZone);
    const shifted = rows.map((row) => [...Array.from({ length: zone }, () => false), ...row]);
    return {
      kind: 'code',
      size: rows.length + 2 * zone,
      path: pathOf([...Array.from({ length: zone }, () => []), ...shifted]),
    };
  } catch {
    return { kind: 'tooLong', bytes: encoder.encode(text).length, max: bytesMax[level] };
  }
}
