import { foreground } from '@fireline/domain/plan/drawing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrastRatio, themes } from '../../tokens/index.ts';
import { paletteOf } from './palette.ts';

const hexOf = (pixel: number): string =>
  `#${[pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

describe.each(themes)('colours of a plan in %s [PLN-04]', (theme) => {
  const colours = coloursOf(theme);
  const paper = { paper: colours['surface.raised'], ink: colours['text.default'] };
  const seen = (color: number, how: 'drawing' | 'grey') => {
    const { lines, fills, texts } = paletteOf([{ layer: 0, color }], paper, how);
    return { line: hexOf(lines[0] ?? 0), fill: hexOf(fills[0] ?? 0), text: hexOf(texts[0] ?? 0) };
  };

  it.each(['drawing', 'grey'] as const)('can be read whatever the author chose, in %s', (how) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) => {
        const { line, text } = seen(color, how);
        expect(contrastRatio(line, paper.paper)).toBeGreaterThanOrEqual(3);
        expect(contrastRatio(text, paper.paper)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('are left alone where they can be read, and keep to the ink for the foreground', () => {
    const plain = theme === 'dark' || theme === 'night' ? 0x00ff00 : 0x800000;
    expect(seen(plain, 'drawing').line).toBe(`#${plain.toString(16).padStart(6, '0')}`);
    expect(seen(foreground, 'drawing').line).toBe(paper.ink);
  });

  it('are without hue in grey, the foreground before the rest', () => {
    const [red, own] = [seen(0xff0000, 'grey'), seen(foreground, 'grey')];
    const isAlike = red.line === seen(0x00ff00, 'grey').line;
    expect(isAlike).toBe(true);
    expect(contrastRatio(own.line, paper.paper)).toBeGreaterThan(contrastRatio(red.line, paper.paper));
  });

  it('fill more lightly than they draw', () => {
    const { line, fill } = seen(0x123456, 'drawing');
    expect(contrastRatio(fill, paper.paper)).toBeLessThan(contrastRatio(line, paper.paper));
  });
});
