import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { textCount, unpackTexts } from './packedTexts.ts';
import { drawn, extentOf, readBytes } from './dxf.test.support.ts';
import { arcWidth, widenByArc } from './store/arcs.ts';

/** What an independent reader, ezdxf, finds in a file. */
interface Reference {
  readonly file: string;
  readonly ver: string;
  readonly types: Readonly<Record<string, number>>;
  readonly layers: number;
  readonly ext?: readonly [number, number, number, number];
}

const root = process.env.FIRELINE_CORPUS;
const folder = root && join(root, 'dxf');
const isThere = folder !== undefined && existsSync(folder);
if (!isThere) console.warn('Corpus of drawings NOT RUN: set FIRELINE_CORPUS to a folder that has dxf/*.dxf.');

const namesIn = (path: string): readonly string[] =>
  existsSync(path) ? readdirSync(path).filter((name) => name.toLowerCase().endsWith('.dxf')) : [];
const bytesOf = (name: string) => readFileSync(join(folder ?? '', name));
const referenceFile = join(folder ?? '', 'ezdxf-reference.json');
const references = (
  isThere && existsSync(referenceFile) ? (JSON.parse(readFileSync(referenceFile, 'utf8')) as Reference[]) : []
).filter(({ file }) => namesIn(folder ?? '').includes(basename(file)));

/** Sides of the extent in their order. */
type Side = 'minX' | 'minY' | 'maxX' | 'maxY';
const sides: readonly Side[] = ['minX', 'minY', 'maxX', 'maxY'];
/** Parts of the size that a side may differ by: where lines lie outermost, and where a text does, which the reference measures by another font. */
const tolerance = { lines: 0.002, texts: 0.05 } as const;
const exceptions: Readonly<Record<string, { readonly sides: readonly Side[]; readonly why: string }>> = {
  '3_us_main.dxf': { sides: ['maxX'], why: 'a text lies rightmost; later versions of the reference agree with us' },
};

/** Of lines, arcs and fills alone, in the file's own coordinates. */
const lineExtentOf = ({ segments, arcs, triangles, origin }: Drawing): readonly number[] => {
  const box = Float64Array.of(Infinity, Infinity, -Infinity, -Infinity);
  for (const numbers of [segments, triangles])
    numbers.forEach((value, place) => {
      const axis = place % 2;
      box[axis] = Math.min(box[axis] ?? 0, value);
      box[axis + 2] = Math.max(box[axis + 2] ?? 0, value);
    });
  for (let at = 0; at < arcs.length; at += arcWidth) widenByArc(box, arcs, at);
  return [...box].map((value, place) => value + (place % 2 === 0 ? origin.x : origin.y));
};

describe.skipIf(!isThere)('real drawings', () => {
  it.each(references.map((reference) => [basename(reference.file), reference] as const))(
    '%s has the kinds, layers and extent of an independent reader [PLN-04] [N11]',
    (name, { ver, types, layers, ext }) => {
      const drawing = drawn(bytesOf(name));
      expect(drawing.report.version).toBe(ver);
      expect(drawing.report.isTruncated).toBe(false);
      expect(drawing.report.entities).toEqual(types);
      // the reference adds Defpoints where a file has none, and leaves out layers that are used without being declared
      expect(drawing.layers.length).toBeGreaterThanOrEqual(layers - 1);
      const found = extentOf(drawing);
      expect(found === undefined).toBe(ext === undefined);
      if (!ext) return;
      const size = Math.max(ext[2] - ext[0], ext[3] - ext[1]);
      const lines = lineExtentOf(drawing);
      sides.forEach((side, place) => {
        if (exceptions[name]?.sides.includes(side)) return;
        const isText = Math.abs((lines[place] ?? NaN) - (found?.[place] ?? NaN)) > size * tolerance.lines;
        const most = size * (isText ? tolerance.texts : tolerance.lines) + 0.001;
        expect(Math.abs((found?.[place] ?? NaN) - (ext[place] ?? NaN)), side).toBeLessThan(most);
      });
    },
  );

  it.each(namesIn(folder ?? '').filter((name) => name.startsWith('gbk_')))(
    '%s has its Chinese text and layers right [N11]',
    (name) => {
      const { texts, layers, report } = drawn(bytesOf(name));
      const wanted = name === 'gbk_R12.dxf' ? ['消防控制室'] : ['消防控制室', '疏散', '通道 大字'];
      expect(unpackTexts(texts).map(({ text }) => text)).toEqual(wanted);
      expect(layers.map((layer) => layer.name)).toContain('烟感-探测器');
      expect(report.encoding).toBe(name === 'gbk_R2010.dxf' ? 'utf-8' : 'gbk');
    },
  );

  it.each([...namesIn(folder ?? ''), ...namesIn(join(folder ?? '', 'entities')).map((name) => join('entities', name))])(
    '%s is read with all it draws inside its extent [PLN-04]',
    (name) => {
      const result = readBytes(bytesOf(name), 64 * 1024);
      if (!result.ok) throw new Error(result.problems[0]?.code);
      const { segments, arcs, extent, texts, report } = result.value;
      expect(report.isTruncated).toBe(false);
      expect(segments.length + arcs.length + textCount(texts)).toBeGreaterThan(0);
      const slack = 1e-3 + 1e-6 * Math.max(...Object.values(extent ?? {}).map(Math.abs));
      let outside = 0;
      const check = (value: number, place: number): void => {
        const [low, high] = place % 2 === 0 ? [extent?.minX, extent?.maxX] : [extent?.minY, extent?.maxY];
        if (!(value >= (low ?? 0) - slack && value <= (high ?? 0) + slack)) outside += 1;
      };
      segments.forEach(check);
      for (let at = 0; at < arcs.length; at += arcWidth) {
        const box = Float64Array.of(Infinity, Infinity, -Infinity, -Infinity);
        widenByArc(box, arcs, at);
        box.forEach(check);
      }
      expect(outside).toBe(0);
    },
  );

  it('is the same drawing as text and as binary [N11]', (context) => {
    const pair = ['sample_AC1032_ascii.dxf', 'sample_AC1032_binary.dxf'] as const;
    context.skip(!pair.every((name) => namesIn(folder ?? '').includes(name)), 'the pair of files is not there');
    const [text, binary] = pair.map((name) => drawn(bytesOf(name)));
    expect(binary?.report.isBinary).toBe(true);
    expect(binary?.report.entities).toEqual(text?.report.entities);
    expect(binary?.texts).toEqual(text?.texts);
    expect(binary?.layers).toEqual(text?.layers);
    extentOf(text ?? drawn(new Uint8Array()))?.forEach((value, place) =>
      expect((binary && extentOf(binary))?.[place]).toBeCloseTo(value, 3),
    );
  });
});
