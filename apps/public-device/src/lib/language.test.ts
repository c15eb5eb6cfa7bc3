import { expect, it } from 'vitest';
import { languageAmong } from './language.ts';

it.each([
  [['zh-CN', 'en'], 'cn'],
  [['zh-HK'], 'hk'],
  [['zh-Hant-TW'], 'hk'],
  [['zh-MO'], 'hk'],
  [['yue'], 'hk'],
  [['yue-Hans-CN'], 'cn'],
  [['zh-Hans-HK'], 'cn'],
  [['en-GB', 'zh-CN'], 'en'],
  [['fr-FR', 'zh-HK', 'en'], 'hk'],
  [['fr-FR', 'de'], 'cn'],
  [[], 'cn'],
] as const)('a browser that asks for %j is answered in %s [SHL-12] [PUB-05]', (tags, language) => {
  expect(languageAmong(tags)).toBe(language);
});
