import type { Language } from '@fireline/domain/lib';

const latin = "'Inter Variable', Inter";
// those of the systems first: a face of some thousand glyphs is fetched only where none is installed
const simplified = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable'";
const traditional = "'PingFang HK', 'Microsoft JhengHei', 'Noto Sans CJK HK', 'Noto Sans HK', 'Noto Sans HK Variable'";

const japanese = "'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', 'Noto Sans JP', 'Noto Sans JP Variable'";
const korean = "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', 'Noto Sans KR', 'Noto Sans KR Variable'";

/** Of languages of an app's own whose glyphs are not those of any of ours, by the first part of their tag. */
export const ownFontStacks: Readonly<Record<string, string>> = {
  ja: `${latin}, ${japanese}, system-ui, sans-serif`,
  ko: `${latin}, ${korean}, system-ui, sans-serif`,
};

/**
 * Latin letters and figures first, then the Han glyphs of the reader's language: the same code point is drawn differently
 * in the mainland and in Hong Kong. The library loads no font: an app that wants these faces imports them.
 */
export const fontStacks: Record<Language, string> = {
  cn: `${latin}, ${simplified}, ${traditional}, system-ui, sans-serif`,
  hk: `${latin}, ${traditional}, ${simplified}, system-ui, sans-serif`,
  en: `${latin}, system-ui, ${simplified}, ${traditional}, sans-serif`,
};

/** @param tag of a language of an app's own; the system chooses the glyphs of one that has no stack here */
export const fontStackOf = (language: Language, tag: string | undefined): string =>
  tag === undefined ? fontStacks[language] : (ownFontStacks[tag.replace(/-.*/, '').toLowerCase()] ?? fontStacks.en);

export const monoStack =
  "'JetBrains Mono Variable', ui-monospace, 'SF Mono', Consolas, 'Noto Sans SC Variable', monospace";
