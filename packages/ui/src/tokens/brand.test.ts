import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brand, brandCss, brandStyle } from './brand.ts';
import { brandFrom, brandOf } from './brandFrom.ts';
import { brandProblems } from './brandProblems.ts';
import { coloursOf, themes } from './modes.ts';
import { contrastRatio } from './sight.ts';

const contrastsOf = (brand: Brand) => brandProblems(brand).filter(({ code }) => code === 'brand.contrast');

describe('a brand from one colour [N22] [LIB-04]', () => {
  it('keeps a colour that is legible already', () => {
    expect(brandFrom('#004a8f', 'light')?.['action.primary']).toBe('#004a8f');
  });

  it('is legible in every mode and like no alarm, whatever the colour [ALM-02]', () => {
    const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    assert(
      property(hex, (colour) => {
        expect(brandProblems(brandOf(colour) ?? {})).toEqual([]);
        expect(Object.keys(brandOf(colour) ?? {})).toEqual([...themes]);
      }),
      { numRuns: 200, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#ff0000'], ['#808080']] },
    );
  });

  it('is nothing for what is no colour', () => {
    expect(['', 'red', '#12', '#12345g', '#1234567'].map((text) => brandFrom(text, 'light'))).toEqual(
      Array.from({ length: 5 }),
    );
    expect(brandOf('red')).toBeUndefined();
    expect(brandOf(' #07A ')).toEqual(brandOf('#0077aa'));
  });
});

describe('what is wrong with a brand [N22]', () => {
  it('nothing about the colours that are there already, in every mode', () => {
    const own = Object.fromEntries(
      themes.map((theme) => [
        theme,
        Object.fromEntries(
          Object.entries(coloursOf(theme)).filter(
            ([name, value]) => !name.startsWith('alarm.') && value.startsWith('#'),
          ),
        ),
      ]),
    );
    expect(brandProblems(own)).toEqual([]);
  });

  it('text that is too pale, with what it has and what it needs', () => {
    expect(brandProblems({ light: { 'text.link': '#8fb8c9' } })).toContainEqual({
      code: 'brand.contrast',
      theme: 'light',
      front: 'text.link',
      back: 'surface.raised',
      has: contrastRatio('#8fb8c9', '#ffffff'),
      needs: 4.5,
    });
    expect(contrastsOf({ contrast: { 'text.link': '#0a5e68' } })).toContainEqual(expect.objectContaining({ needs: 7 }));
  });

  it('a primary action that could be taken for an alarm, by colour-blind sight too [ALM-02]', () => {
    expect(brandProblems({ light: { 'action.primary': '#c0182c' } })).toContainEqual({
      code: 'brand.likeAlarm',
      theme: 'light',
      token: 'action.primary',
      level: 1,
    });
    expect(brandProblems({ light: { 'action.primary': '#5c4c2c' } })).toContainEqual({
      code: 'brand.likeAlarm',
      theme: 'light',
      token: 'action.primary',
      level: 1,
      vision: 'protan',
    });
  });

  it('an alarm level, a role that does not exist and what is no colour; none of them is judged further [ALM-02]', () => {
    const pasted = { light: { 'alarm.1.fill': '#00ff00', 'text.lnik': '#000000', focus: 'red' } } as unknown as Brand;
    expect(brandProblems(pasted)).toEqual([
      { code: 'brand.alarm', theme: 'light', token: 'alarm.1.fill' },
      { code: 'brand.token', theme: 'light', token: 'text.lnik' },
      { code: 'brand.colour', theme: 'light', token: 'focus', value: 'red' },
    ]);
  });
});

describe('a brand as style [N22] [LIB-04]', () => {
  const brand = {
    light: { focus: '#004a8f' },
    dark: { 'alarm.1.fill': '#00ff00' } as object,
    radius: { medium: '0' },
    font: "'Source Sans 3'",
  };

  it('repaints roles of one mode, corners and the font before the reader’s own glyphs, never an alarm level [ALM-02]', () => {
    expect(brandStyle(brand, { theme: 'light', language: 'hk' })).toEqual({
      '--fl-focus': '#004a8f',
      '--fl-radius-medium': '0',
      '--fl-font-sans': expect.stringMatching(/^'Source Sans 3', .*Noto Sans HK/),
    });
    expect(brandStyle({ dark: brand.dark }, { theme: 'dark', language: 'cn' })).toEqual({});
    expect(brandStyle(undefined, { theme: 'dark', language: 'cn' })).toEqual({});
  });

  it('lets no stored value become a rule of the page, and says so', () => {
    const hostile = { font: "x'; } body { display: none", radius: { large: '1px;color:red' } };
    expect(brandStyle(hostile, { theme: 'light', language: 'cn' })).toEqual({});
    expect(brandProblems(hostile).map((problem) => 'token' in problem && problem.token)).toEqual(['font', 'large']);
  });

  it('is a style sheet too', () => {
    const css = brandCss(brand);
    expect(css).toContain("[data-fl-theme][data-fl-theme='light'] {\n  --fl-focus: #004a8f;\n}");
    expect(css).toContain('[data-fl-theme][data-fl-theme] {\n  --fl-radius-medium: 0;\n}');
    expect(css.match(/--fl-font-sans/g)).toHaveLength(3);
    expect(css).not.toContain('alarm');
    expect(brandCss({})).toBe('');
  });
});
