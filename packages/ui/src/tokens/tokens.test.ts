import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { describe, expect, it } from 'vitest';
import { brandStyle } from './brand.ts';
import { tokenCss } from './css.ts';
import { coloursOf, themes } from './modes.ts';
import { pairs } from './pairs.ts';
import { contrastRatio, distance } from './sight.ts';
import { token, tokenName } from './token.ts';

describe.each(themes)('%s mode', (theme) => {
  const colours = coloursOf(theme);

  it('text reaches 4.5 and symbols 3 on every surface they may lie on [ALM-02] [LIB-04]', () => {
    const weak = pairs
      .map(({ front, back, ratio }) => ({
        pair: `${front} on ${back}`,
        ratio,
        has: contrastRatio(colours[front], colours[back]),
      }))
      .filter(({ has, ratio }) => has < ratio)
      .map(({ pair, has, ratio }) => `${pair}: ${has.toFixed(2)} < ${ratio}`);
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

it('the high-contrast mode gives text 7:1 [LIB-04]', () => {
  const colours = coloursOf('contrast');
  const weak = pairs.filter(
    ({ front, back, ratio }) =>
      ratio === 4.5 && front.startsWith('text.') && contrastRatio(colours[front], colours[back]) < 7,
  );
  expect(weak).toEqual([]);
});

it('every rule of the token sheet stays under the root attribute [LIB-04]', () => {
  const selectors = [...tokenCss.matchAll(/^([^{]+)\{/gm)].map((match) => match[1]);
  expect(selectors.length).toBeGreaterThan(8);
  expect(selectors.filter((selector) => !selector?.startsWith('[data-fl-'))).toEqual([]);
});

it('a token is named by its role [LIB-04]', () => {
  expect(token('text.danger')).toBe('var(--fl-text-danger)');
  expect(tokenName('alarm.1.onFill')).toBe('--fl-alarm-1-on-fill');
});

it('a brand repaints roles of one mode but never an alarm level [LIB-04] [ALM-02]', () => {
  const brand = { light: { 'action.primary': '#004a8f', 'alarm.1.fill': '#00ff00' } } as const;
  expect(brandStyle(brand, 'light')).toEqual({ '--fl-action-primary': '#004a8f' });
  expect(brandStyle(brand, 'dark')).toEqual({});
});
