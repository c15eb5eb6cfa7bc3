import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '@fireline/domain/lib';
import { areas as servedAreas } from '../../apps/gateway/src/areas.ts';
import { wordsFrom } from '../../apps/gateway/src/lib/http/words.ts';
import { areas } from '../../tooling/requirements.ts';
import { isSameCode, wantedWordTables, wordTables } from '../../tooling/wordTables.ts';
import { type Entry, entries } from './allWords.ts';
import { charactersOf } from './characters.ts';

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|example)\./.test(file),
);

const failing = (isWrong: (entry: Entry) => boolean): string[] =>
  entries.filter(isWrong).map(({ file, key, phrase }) => `${file} ${key}: ${JSON.stringify(phrase)}`);
/** `{name}`, or `{name|one|more}` where English has a word for one and another for more. */
const placeholder = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
const placeholders = (text: string) =>
  [...text.matchAll(placeholder)]
    .filter(([, , one]) => one === undefined)
    .map(([name]) => name)
    .toSorted();
const withoutPlaceholders = (text: string) => text.replaceAll(placeholder, '');
/** A count that would say "1 rows". Limits are numbers that the domain knows: `{0}`, `{min}` and `{max}`; the words named here count nothing. */
const alwaysMany = /\{(?!\d|min|max)\w+\} (?!(?:is|was|has|pays|cents)\b)[a-z]+s\b/;
const han = /\p{Script=Han}/u;

/** What the mainland or Taiwan say, and Hong Kong does not. */
const notHongKong =
  /信號|網路|軟體|螢幕|登錄|上傳|視頻|默認|菜單|短信|[賬账]號|[賬账]戶|導出|導入|加載|打印|您|設置|創建|激活|鏈接|程序|服務器|搜索|重置|刷新|支持|行動電話|滑鼠|攝像|字符|標籤頁|當前|合作商|自動回復|新建|修改|全部狀態/;

/** Codes of problems that a reader may see: they start with an area, or with `form`. */
const codePattern = new RegExp(`\\bcode: '((?:${[...areas, 'form'].join('|')})\\.[\\w.]+)'`, 'g');
/** What has the same name in every language. */
const names = new Set(['UTF-8', 'IMEI']);

describe('words', () => {
  it('were found', () => {
    expect(entries.length).toBeGreaterThan(200);
  });

  it('have keys of their own across the repository [SHL-12]', () => {
    // a record brings the words of all its fields; where the log has one that areas share, that one is shown
    const isShared = ({ file, key }: Entry) =>
      key.startsWith('session.log.field.') && file === '/packages/domain/src/log/fields/words.ts';
    const files = Map.groupBy(
      entries.filter((entry) => !isShared(entry)),
      ({ key }) => key,
    );
    const twice = [...files]
      .filter(([, same]) => same.length > 1)
      .map(([key, same]) => `${key}: ${same.map(({ file }) => file).join(', ')}`);
    expect(twice).toEqual([]);
  });

  it('of the packages have no key that is the beginning of another: resources may nest them by their points [SHL-12] [LIB-04]', () => {
    const keys = new Set(entries.filter(({ file }) => file.startsWith('/packages/')).map(({ key }) => key));
    const beginnings = [...keys].flatMap((key) => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index)));
    expect([...new Set(beginnings)].filter((beginning) => keys.has(beginning))).toEqual([]);
  });

  it('stand all in @fireline/ui/words: run `pnpm run exports` [LIB-04]', () => {
    expect(isSameCode(readFileSync(wordTables, 'utf8'), wantedWordTables())).toBe(true);
  });

  it('are complete: no phrase is empty in any language [SHL-12]', () => {
    expect(failing(({ phrase }) => languages.some((language) => !phrase[language]?.trim()))).toEqual([]);
  });

  it('have the same placeholders in all languages [SHL-12]', () => {
    expect(
      failing(({ phrase }) =>
        languages.some((language) => placeholders(phrase[language]).join() !== placeholders(phrase.cn).join()),
      ),
    ).toEqual([]);
  });

  it('tell one from many in English alone, by an argument that the other languages have too [SHL-12]', () => {
    const isWrong = ({ phrase: { cn, hk, en } }: Entry) =>
      /[|{}]/.test(withoutPlaceholders(en)) ||
      [...en.matchAll(placeholder)].some(
        ([, name, one, more]) => (one === more && one !== undefined) || !cn.includes(`{${name}}`),
      ) ||
      /\|/.test(cn + hk);
    expect(failing(isWrong)).toEqual([]);
  });

  it('say one row, not one rows, in English [SHL-12]', () => {
    expect(failing(({ phrase }) => alwaysMany.test(phrase.en))).toEqual([]);
  });

  it('are Chinese in cn and hk: no phrase of Latin letters alone [SHL-12]', () => {
    const isLatinOnly = (text: string) =>
      /[A-Za-z]/.test(withoutPlaceholders(text)) && !han.test(text) && !names.has(text);
    expect(failing(({ phrase }) => isLatinOnly(phrase.cn) || isLatinOnly(phrase.hk))).toEqual([]);
  });

  it('are English in en: no Chinese character or full-width mark [SHL-12]', () => {
    expect(failing(({ phrase }) => /\p{Script=Han}|[，。：；（）！？]/u.test(phrase.en))).toEqual([]);
  });

  it('are written in simplified characters in cn and in traditional ones in hk [SHL-12]', () => {
    const { simplified, traditional } = charactersOf();
    const hasStranger = (text: string, known: ReadonlySet<string>) =>
      Array.from(text).some((char) => han.test(char) && !known.has(char));
    expect(failing(({ phrase }) => hasStranger(phrase.cn, simplified))).toEqual([]);
    expect(failing(({ phrase }) => hasStranger(phrase.hk, traditional))).toEqual([]);
  });

  it('are Hong Kong usage in hk [SHL-12]', () => {
    expect(failing(({ phrase }) => notHongKong.test(phrase.hk))).toEqual([]);
  });

  it('stand in words.ts, where builds find them [SHL-12]', () => {
    const elsewhere = sources.filter(
      (file) => !/[\\/]words\.ts$/.test(file) && /\bdefineWords\(/.test(readFileSync(file, 'utf8')),
    );
    expect(elsewhere).toEqual([]);
  });

  it('are never asked whether they have a key in an app, where builds leave their tables empty: see wordOr [SHL-12]', () => {
    const asked = /(?:`|'|\bkey|\))\s+in\s+\w*Words\b/;
    const wrong = sources.filter((file) => file.startsWith('apps') && asked.test(readFileSync(file, 'utf8')));
    expect(asked.test('`session.log.${action}` in userLogWords')).toBe(true);
    expect(wrong).toEqual([]);
  });

  const codesIn = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(codePattern)].flatMap(([, code]) => code ?? []);

  it('exist for every problem code in the sources [SHL-12] [SHL-15]', () => {
    const known = new Set(entries.map(({ key }) => key));
    const missing = sources.flatMap((file) =>
      codesIn(file)
        .filter((code) => !known.has(code))
        .map((code) => `${code} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('of every problem that the gateway and the rules of its areas name are brought by an area of the gateway [SHL-12] [SHL-25]', () => {
    const wordsFor = wordsFrom(Object.values(servedAreas).flatMap(({ words }) => words));
    const served = [...Object.keys(servedAreas), 'lib'].map((area) => `packages/domain/src/${area}/`);
    const asked = sources.filter((file) => ['apps/gateway/src/', ...served].some((folder) => file.startsWith(folder)));
    const bare = asked.flatMap((file) =>
      codesIn(file)
        .filter((code) => wordsFor({ code }, 'en') === code)
        .map((code) => `${code} in ${file}`),
    );
    expect(bare).toEqual([]);
  });
});
