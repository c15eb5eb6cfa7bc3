import { describe, expect, it } from 'vitest';
import { parseLoosely } from './looseJson.ts';

describe('JSON of devices', () => {
  it('reads numbers that are none as null, and leaves texts alone [DEV-09]', () => {
    expect(parseLoosely('{"a":NaN,"b":[-Infinity,nan,-inf,1],"c":"NaN \\" inf","NaN":2}')).toEqual({
      a: null,
      b: [null, null, null, 1],
      c: 'NaN " inf',
      NaN: 2,
    });
  });

  it.each(['{"a":', '{"a":Nano}', '"', '{"a":NaN', 'x'])('%s is no JSON', (text) => {
    expect(() => parseLoosely(text)).toThrow(SyntaxError);
  });
});
