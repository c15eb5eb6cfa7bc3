import { globSync, readFileSync } from 'node:fs';
import { tokenCss } from '@fireline/ui/tokens';
import { expect, it } from 'vitest';

const texts = globSync('{packages/ui,apps/console,apps/public-device}/src/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('every variable that a style reads is a token, or is set somewhere: one that is not is read as nothing [LIB-04]', () => {
  const tokens = namesIn(tokenCss, /(--fl-[\w-]+):/g);
  const set = texts.flatMap(({ text }) => namesIn(text, /(?<!var\()(--fl-[\w-]+)/g));
  const known = new Set([...tokens, ...set]);
  // a host may set what has a value of its own in a component of the library
  const readBy = (file: string) =>
    file.startsWith('packages/ui/') ? /var\((--fl-[\w-]+)\)/g : /var\((--fl-[\w-]+)(?=[,)])/g;
  const unknown = texts.flatMap(({ file, text }) =>
    namesIn(text, readBy(file))
      .filter((name) => !known.has(name))
      .map((name) => `${name} in ${file}`),
  );
  expect(unknown).toEqual([]);
});
