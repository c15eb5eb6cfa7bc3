import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import type { Plugin } from 'vite';
import { type FoundText, findTexts } from './findTexts.ts';

const here = import.meta.dirname;
const moduleName = 'virtual:fireline-samples';
const runtime = join(here, 'sample.ts');
/** Stories, what they share, and the examples on the wall of components. */
const isStory =
  /\/packages\/ui\/src\/.*(?:\.stories(?:\.support)?|\/lib\/examples\/\w+)\.tsx?$|\/\.storybook\/guides\/.*\.tsx$/;

/** Words that Hong Kong uses for those of the mainland; characters are converted after them. */
const usage: Readonly<Record<string, string>> = {
  设备: '装置',
  报警: '警报',
  信号: '讯号',
  短信: '短讯',
  视频: '影片',
  平面图: '平面图则',
  默认: '预设',
};
const words = new RegExp(Object.keys(usage).join('|'), 'g');
const converted = Converter({ from: 'cn', to: 'hk' });

/** English by the Chinese text of a story; `{}` stands for a value. */
export const englishSamples = (): Readonly<Record<string, string>> =>
  Object.assign({}, ...globSync(join(here, '*.json')).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object));

const inHongKong = (text: string): string => converted(text.replaceAll(words, (word) => usage[word] ?? word));

/** The source with each Chinese text asked for in the language of the page. */
export function withSamples(file: string, code: string): string {
  const texts = findTexts(file, code);
  const from = (start: number, end: number): string => {
    let written = '';
    let at = start;
    for (const text of texts) {
      if (text.start < at || text.end > end) continue;
      written += code.slice(at, text.start) + asked(text);
      at = text.end;
    }
    return written + code.slice(at, end);
  };
  const asked = ({ key, values, place, flags }: FoundText): string => {
    if (flags !== undefined) return `__pattern(${JSON.stringify(key)}, ${JSON.stringify(flags)})`;
    const call = `__sample(${[JSON.stringify(key), ...values.map((value) => from(value.start, value.end))].join(', ')})`;
    return place === 'code' ? call : place === 'key' ? `[${call}]` : `{${call}}`;
  };
  return texts.length === 0
    ? code
    : `import { pattern as __pattern, sample as __sample } from ${JSON.stringify(runtime)};${from(0, code.length)}`;
}

// tests read stories in Chinese, as they are written
const isAsked = process.env.VITEST === undefined || process.env.VITE_STORY_LANGUAGE !== undefined;

/** Makes the content of stories follow the language of the toolbar, which else only the components' own words would do. */
export const samples: Plugin = {
  name: 'fireline-samples',
  enforce: 'pre',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) => {
    if (id !== `\0${moduleName}`) return undefined;
    const en = englishSamples();
    const hk = Object.fromEntries(Object.keys(en).map((text) => [text, inHongKong(text)]));
    return `export const en = ${JSON.stringify(en)};export const hk = ${JSON.stringify(hk)};`;
  },
  transform: (code, id) => (isStory.test(id) && isAsked ? { code: withSamples(id, code), map: null } : undefined),
};
