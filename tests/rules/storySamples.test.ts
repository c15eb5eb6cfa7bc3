import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTexts } from '../../.storybook/samples/findTexts.ts';
import { quoted } from '../../.storybook/samples/quoted.ts';
import { englishSamples, withSamples } from '../../.storybook/samples/samples.ts';

const root = new URL('../..', import.meta.url).pathname;
const stories = globSync(
  [
    'packages/ui/src/**/*.stories.tsx',
    'packages/ui/src/**/*.stories.support.{ts,tsx}',
    'packages/ui/src/lib/examples/*.tsx',
    '.storybook/guides/**/*.tsx',
  ],
  { cwd: root },
);
const asked = new Map(
  stories.flatMap((file) =>
    findTexts(file, readFileSync(root + file, 'utf8')).map((text) => [text.key, text] as const),
  ),
);
/** What a component's doc blocks give as examples, of itself and of its props. */
const inDocBlocks = new Set(
  globSync('packages/ui/src/[A-Z]*/[A-Z]*.tsx', { cwd: root })
    .filter((file) => !/\.(?:test|stories|example)\./.test(file))
    .flatMap((file) => readFileSync(root + file, 'utf8').match(/\/\*\*(?:(?!\*\/)[\s\S])*\*\//g) ?? [])
    .flatMap((block) => block.replaceAll(/^ *\/?\*+ ?/gm, '').match(quoted) ?? []),
);
const han = /\p{Script=Han}/u;

describe('the content of stories', () => {
  const english = englishSamples();

  it('has English for each Chinese text: add it to a file of .storybook/samples [LIB-01]', () => {
    const texts = [...asked].filter(([, { flags }]) => flags === undefined).map(([key]) => key);
    expect(texts.length).toBeGreaterThan(700);
    expect(texts.filter((text) => english[text] === undefined)).toEqual([]);
  });

  it('has English for each Chinese text in an example of a doc block [LIB-01]', () => {
    expect(inDocBlocks.size).toBeGreaterThan(30);
    expect([...inDocBlocks].filter((text) => english[text] === undefined)).toEqual([]);
  });

  it('has no English that no story and no doc block asks for, none with Chinese in it, and as many values as the Chinese [LIB-01]', () => {
    const entries = Object.entries(english);
    expect(entries.filter(([text]) => !asked.has(text) && !inDocBlocks.has(text))).toEqual([]);
    expect(entries.filter(([, written]) => han.test(written))).toEqual([]);
    const values = (text: string): number => text.split('{}').length;
    expect(entries.filter(([text, written]) => values(text) !== values(written))).toEqual([]);
  });

  it('is asked for in code, attributes, keys and between tags; types, comments and tagged templates stay [LIB-01]', () => {
    const code = [
      "type Kind = '烟感'; // 烟感",
      "const rows = { '设备': `烟感 ${count('台')}`, 报警: 1 };",
      'const drawn = (<p title="设备">',
      '  正常',
      '</p>);',
      'expect(/烟感/i);',
    ].join('\n');
    expect(withSamples('a.tsx', code).split('\n').slice(0, 6)).toEqual([
      expect.stringMatching(
        /^import \{ pattern as __pattern, sample as __sample \} from .*;type Kind = '烟感'; \/\/ 烟感$/,
      ),
      `const rows = { [__sample("设备")]: __sample("烟感 {}", count(__sample("台"))), [__sample("报警")]: 1 };`,
      'const drawn = (<p title={__sample("设备")}>{__sample("正常")}</p>);',
      'expect(__pattern("烟感", "i"));',
    ]);
  });
});
