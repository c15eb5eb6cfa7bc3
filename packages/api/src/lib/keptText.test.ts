import { afterEach, expect, it, vi } from 'vitest';
import { keepText, keptText } from './keptText.ts';

const refusing = {
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};
const stub = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
const was = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  if (was) Object.defineProperty(globalThis, 'localStorage', was);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it('a browser that refuses storage keeps texts for as long as the page lasts, and nothing throws [SHL-22]', () => {
  stub({ get: () => refusing.localStorage });
  expect(keptText('fireline.theme')).toBeNull();
  keepText('fireline.theme', 'dark');
  expect(keptText('fireline.theme')).toBe('dark');
});

it('a full storage loses no newer text to an older one; where there is room it is kept for other pages [SHL-22]', () => {
  const texts = new Map([['a', 'old']]);
  const setItem = vi.fn<(key: string, text: string) => void>().mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setItem.mockImplementation((key, text) => void texts.set(key, text));
  stub({ value: { getItem: (key: string) => texts.get(key) ?? null, setItem } });
  keepText('a', 'new');
  expect([keptText('a'), texts.get('a')]).toEqual(['new', 'old']);
  keepText('a', 'newest');
  expect([keptText('a'), texts.get('a')]).toEqual(['newest', 'newest']);
});
