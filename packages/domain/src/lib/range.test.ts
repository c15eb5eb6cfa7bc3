import { describe, expect, it } from 'vitest';
import { checkBounds, checkLength, checkRange, csvCell, csvText, fillWords, problems } from './index.ts';

describe('form checks', () => {
  it('two limits stand in order, or are the same [SHL-25]', () => {
    expect(checkBounds('pressure', { min: 0.3, max: 1.6 })).toBeUndefined();
    expect(checkBounds('pressure', { min: 1, max: 1 })).toBeUndefined();
    expect(checkBounds('pressure', { min: 2, max: 1 })).toEqual({ code: 'form.boundsOrder', field: 'pressure' });
  });

  it('names the limits of a range and refuses what is no number [SHL-25]', () => {
    const range = { min: 1, max: 5 };
    expect(checkRange('n', 1, range)).toBeUndefined();
    expect(checkRange('n', 5, range)).toBeUndefined();
    for (const value of [0, 6, Number.NaN, Infinity]) {
      expect(checkRange('n', value, range)).toEqual({ code: 'form.range', field: 'n', args: { 0: 1, 1: 5 } });
    }
  });

  it('counts characters as people do and tells required, too short and too long apart [SHL-25]', () => {
    const range = { min: 2, max: 3 };
    expect(checkLength('t', '', range)).toEqual({ code: 'form.required', field: 't' });
    expect(checkLength('t', '', { min: 0, max: 3 })).toBeUndefined();
    expect(checkLength('t', '火', range)).toEqual({ code: 'form.tooShort', field: 't', args: { 0: 2 } });
    expect(checkLength('t', '🔥🔥🔥', range)).toBeUndefined();
    expect(checkLength('t', '🔥🔥🔥🔥', range)).toEqual({ code: 'form.tooLong', field: 't', args: { 0: 3 } });
  });

  it('drops what is no problem', () => {
    expect(problems(undefined, { code: 'a' }, undefined)).toEqual([{ code: 'a' }]);
  });
});

describe('fillWords', () => {
  it('fills names and numbers, and leaves a forgotten placeholder visible [SHL-12]', () => {
    expect(fillWords('{0} 至 {1}', { 0: 1, 1: 5 })).toBe('1 至 5');
    expect(fillWords('{name} {toString}', { name: '王' })).toBe('王 {toString}');
  });

  it('says one thing of one and another of more, whether the number comes as such or as figures [SHL-12]', () => {
    const text = '{count} {count|row|rows} in {places} {places|place|places}';
    expect(fillWords(text, { count: 1, places: '1,001' })).toBe('1 row in 1,001 places');
    expect(fillWords(text, { count: 0, places: '1' })).toBe('0 rows in 1 place');
    expect(fillWords('{left} left{left|| each}', { left: 1 })).toBe('1 left');
    expect(fillWords('{count} {count|row|rows}')).toBe('{count} {count|row|rows}');
  });
});

describe('csv', () => {
  it.each(['=1+2', '+86 755', '-2+3', '@SUM(A1)', '\t=1', '  =1', '＝1+2', '\r=1'])(
    'never lets %j run as a formula [DEV-12]',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps numbers numbers and quotes what needs it [DEV-12]', () => {
    expect(csvCell(-2.5)).toBe('-2.5');
    expect([null, undefined, Number.NaN, Infinity].map(csvCell)).toEqual(['', '', '', '']);
    expect(csvCell('say "hi", all')).toBe('"say ""hi"", all"');
    expect(csvCell('2栋-3层')).toBe('2栋-3层');
  });

  it('starts with a byte order mark and ends each row with CR LF [DEV-12]', () => {
    expect(
      csvText([
        ['名称', 'n'],
        ['烟感', 1],
      ]),
    ).toBe('\uFEFF名称,n\r\n烟感,1\r\n');
  });
});
