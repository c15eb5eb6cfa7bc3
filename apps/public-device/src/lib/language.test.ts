import { expect, it, onTestFinished, vi } from 'vitest';
import { languageAmong, rememberedLanguage, rememberLanguage } from './language.ts';

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
  [['en-US@posix', 'zh-HK'], 'hk'],
] as const)('a browser that asks for %j is answered in %s [SHL-12] [PUB-05]', (tags, language) => {
  expect(languageAmong(tags)).toBe(language);
});

it('a browser that refuses storage still opens the page, in its own language or in the one chosen there [SHL-12] [PUB-05]', () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  const was = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (was) Object.defineProperty(globalThis, 'localStorage', was);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
  expect(rememberedLanguage()).toBe('en');
  rememberLanguage('hk');
  expect(rememberedLanguage()).toBe('hk');
});
