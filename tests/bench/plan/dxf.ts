import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Drawing } from '../../../packages/domain/src/plan/drawing/index.ts';

const header =
  '0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1021\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n';

/** The lines of a drawing as a DXF file, over and over until it is so large; as drawing programs write them, numbers in full. */
export async function writeDxf(
  file: string,
  { segments, segmentStyles, layers, styles }: Drawing,
  sizeBytes: number,
): Promise<void> {
  const out = createWriteStream(file);
  out.write(header);
  let written = header.length;
  for (let index = 0; written < sizeBytes; index += 1) {
    const line = index % segmentStyles.length;
    const shift = Math.floor(index / segmentStyles.length) * 200_000;
    const [x0, y0, x1, y1] = segments.subarray(line * 4, line * 4 + 4);
    const layer = layers[styles[segmentStyles[line] ?? 0]?.layer ?? 0]?.name ?? '0';
    const number = (value = 0): string => value.toFixed(6);
    const entity = `0\nLINE\n5\n${(index + 0x100).toString(16)}\n100\nAcDbEntity\n8\n${layer}\n100\nAcDbLine\n10\n${number(x0)}\n20\n${number((y0 ?? 0) + shift)}\n30\n0.0\n11\n${number(x1)}\n21\n${number((y1 ?? 0) + shift)}\n31\n0.0\n`;
    written += Buffer.byteLength(entity);
    if (!out.write(entity)) await once(out, 'drain');
  }
  out.end('0\nENDSEC\n0\nEOF\n');
  await once(out, 'finish');
}
