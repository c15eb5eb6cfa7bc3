import { type DrawingText, packTexts, textAt } from '@fireline/domain/plan/drawing';
import { describe, expect, it } from 'vitest';
import { findTexts, hitsMost } from './file/findTexts.ts';
import { createTileCache } from './paint/tileCache.ts';
import { makePlan, makePlanOf } from './planMaker.stories.support.ts';
import { lettersOf, rangesOf } from './paint/workerFonts.ts';
import { sourceIdentity } from './file/source.ts';
import { tilePx } from './paint/tiles.ts';

const plain = textAt(makePlan({ rooms: 1 }).texts, 0) as DrawingText;
const written = (text: string, x: number, y: number): DrawingText => ({ ...plain, text, x, y });

describe('texts of a drawing [PLN-04]', () => {
  it('are found in any width, case and spacing, beginnings first, then from the top', () => {
    const texts = packTexts([
      written('大会议室', 0, 9),
      written('会议 室Ａ', 0, 1),
      written('会议室B', 0, 5),
      written('走廊', 0, 0),
    ]);
    const { hits, total } = findTexts(texts, ' 会议室');
    expect(hits.map(({ text }) => text)).toEqual(['会议室B', '会议 室Ａ', '大会议室']);
    expect(total).toBe(3);
    expect(findTexts(texts, '室a').hits.map(({ place }) => place)).toEqual([1]);
  });

  it('are listed up to a number and counted beyond', () => {
    const texts = packTexts(Array.from({ length: hitsMost + 5 }, (_, x) => written('A', x, 0)));
    expect(findTexts(texts, 'a').hits).toHaveLength(hitsMost);
    expect(findTexts(texts, 'a').total).toBe(hitsMost + 5);
    expect(findTexts(texts, '  ')).toEqual({ hits: [], total: 0 });
  });

  it('ask fonts for each letter once', () => {
    expect(lettersOf('楼梯楼梯A')).toBe('楼梯A');
    expect(rangesOf('U+0-ff, U+2116, u+4E??, nonsense')).toEqual([
      [0, 255],
      [0x2116, 0x2116],
      [0x4e00, 0x4eff],
    ]);
  });
});

describe('the memory for tiles [PLN-04]', () => {
  const bitmap = () => {
    const closed = { width: tilePx, height: tilePx, isClosed: false, close: () => {} };
    closed.close = () => {
      Object.assign(closed, { width: 0, height: 0, isClosed: true });
    };
    return closed;
  };
  const tile = (column: number, picture: ReturnType<typeof bitmap> | null, look = 1) => ({
    scale: 1,
    column,
    row: 0,
    look,
    bitmap: picture as unknown as ImageBitmap | null,
  });
  const bytes = tilePx * tilePx * 4;

  it('lets go what was looked at longest ago, and gives its bytes back', () => {
    const cache = createTileCache(2 * bytes);
    const pictures = [bitmap(), bitmap(), bitmap()];
    for (const [column, picture] of pictures.slice(0, 2).entries()) cache.set(tile(column, picture));
    cache.get({ scale: 1, column: 0, row: 0 });
    cache.set(tile(2, pictures[2] ?? null));
    expect(pictures.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
    expect(cache.sizeBytes).toBe(2 * bytes);
    expect(cache.get({ scale: 1, column: 1, row: 0 })).toBeUndefined();
  });

  it('closes what is replaced, and everything when it is cleared', () => {
    const cache = createTileCache(10 * bytes);
    const [first, second] = [bitmap(), bitmap()];
    cache.set(tile(0, first));
    cache.set(tile(0, second, 2));
    expect([first.isClosed, second.isClosed]).toEqual([true, false]);
    expect(cache.scales()).toEqual([1]);
    cache.clear();
    expect([second.isClosed, cache.sizeBytes, cache.scales().length]).toEqual([true, 0, 0]);
  });

  it('keeps thousands of empty tiles in the room of one picture', () => {
    const cache = createTileCache(bytes);
    for (let column = 0; column < 5000; column += 1) cache.set(tile(column, null));
    expect(cache.get({ scale: 1, column: 0, row: 0 })).toBeDefined();
  });
});

describe('what tells sources apart [PLN-04]', () => {
  it('is the file, the drawing, or the id of what was published', () => {
    const drawing = makePlan({ rooms: 1 });
    const load = () => Promise.reject(new Error('not asked'));
    expect(sourceIdentity({ kind: 'drawing', drawing })).toBe(drawing);
    expect(sourceIdentity({ kind: 'published', id: 'L-1@2', load })).toBe('L-1@2');
    expect(sourceIdentity(undefined)).toBeUndefined();
  });

  it('the plans of the stories are the same every time', () => {
    expect(makePlan().texts).toEqual(makePlan().texts);
    expect(makePlanOf(100_000).segmentStyles.length).toBeGreaterThan(90_000);
  });
});
