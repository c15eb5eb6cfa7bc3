import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { describe, expect, it } from 'vitest';
import { brandStyle } from './brand.ts';
import { tokenCss } from './css.ts';
import { fontStackOf, fontStacks } from './fonts.ts';
import { coloursOf, themes } from './modes.ts';
import { neededRatio, pairs } from './pairs.ts';
import { contrastRatio, distance } from './sight.ts';
import { token, tokenName } from './token.ts';

describe.each(themes)('%s mode', (theme) => {
  const colours = coloursOf(theme);

  it('text reaches 4.5 (7 in high contrast) and symbols 3 on every surface they may lie on [ALM-02] [LIB-04]', () => {
    const weak = pairs
      .map((pair) => ({
        ...pair,
        needs: neededRatio(pair, theme),
        has: contrastRatio(colours[pair.front], colours[pair.back]),
      }))
      .filter(({ has, needs }) => has < needs)
      .map(({ front, back, has, needs }) => `${front} on ${back}: ${has.toFixed(2)} < ${needs}`);
    expect(weak).toEqual([]);
  });

  it.each([undefined, 'protan', 'deutan', 'tritan'] as const)(
    'alarm levels are told apart by %s sight [ALM-02]',
    (vision) => {
      const near = alarmLevelNumbers.flatMap((a) =>
        alarmLevelNumbers
          .filter((b) => b > a)
          .map((b) => ({ a, b, apart: distance(colours[`alarm.${a}.fill`], colours[`alarm.${b}.fill`], vision) }))
          .filter(({ apart }) => apart < 9)
          .map(({ a, b, apart }) => `${a} and ${b}: ${apart.toFixed(1)}`),
      );
      expect(near).toEqual([]);
    },
  );
});

it('every rule of the token sheet stays under the root attribute [LIB-04]', () => {
  const selectors = [...tokenCss.matchAll(/^(?:@media [^{]+\{)?([^{]+)\{/gm)].map((match) => match[1]);
  expect(selectors.length).toBeGreaterThan(8);
  expect(selectors.filter((selector) => !selector?.startsWith('[data-fl-'))).toEqual([]);
});

it('a token is named by its role [LIB-04]', () => {
  expect(token('text.danger')).toBe('var(--fl-text-danger)');
  expect(tokenName('alarm.1.onFill')).toBe('--fl-alarm-1-on-fill');
});

it('a brand repaints roles of one mode but never an alarm level [LIB-04] [ALM-02]', () => {
  const brand = { light: { 'action.primary': '#004a8f', 'alarm.1.fill': '#00ff00' } } as const;
  expect(brandStyle(brand, { theme: 'light', language: 'cn' })).toEqual({ '--fl-action-primary': '#004a8f' });
  expect(brandStyle(brand, { theme: 'dark', language: 'cn' })).toEqual({});
});

it("a language of an app's own has the glyphs of its readers, before and after the font of a brand [LIB-04] [SHL-12]", () => {
  expect(fontStackOf('en', 'ja-JP')).toContain("'Noto Sans JP Variable'");
  expect(fontStackOf('hk', 'ko')).toContain("'Noto Sans KR Variable'");
  expect(fontStackOf('en', 'pt')).toBe(fontStacks.en);
  expect(fontStackOf('hk', undefined)).toBe(fontStacks.hk);
  expect(tokenCss).toContain(':lang(ja)');
  const { '--fl-font-sans': font } = brandStyle({ font: 'Corbel' }, { theme: 'light', language: 'en', tag: 'ja' });
  expect(font).toBe(`Corbel, ${fontStackOf('en', 'ja')}`);
});
