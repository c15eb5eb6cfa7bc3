import { expect, it } from 'vitest';
import { languageFor } from './language.ts';

it.each([
  [null, 'cn'],
  ['zh-CN', 'cn'],
  ['zh-HK', 'hk'],
  ['zh-Hant-TW,zh;q=0.9', 'hk'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr, en;q=0.4, zh-HK;q=0.6', 'hk'],
  ['fr', 'cn'],
  ['en;q=0, *', 'cn'],
  [',;q=x', 'cn'],
] as const)('%s is read as %s [SHL-12]', (header, language) => {
  expect(languageFor(header)).toBe(language);
});
