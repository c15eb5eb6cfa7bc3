import type { Language } from '@fireline/domain/lib';

const latin = "'Inter Variable', Inter";
// those of the systems first: a face of some thousand glyphs is fetched only where none is installed
const simplified = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable'";
const traditional = "'PingFang HK', 'Microsoft JhengHei', 'Noto Sans CJK HK', 'Noto Sans HK', 'Noto Sans HK Variable'";

/**
 * Latin letters and figures first, then the Han glyphs of the reader's language: the same code point is drawn differently
 * in the mainland and in Hong Kong. The library loads no font: an app that wants these faces imports them.
 */
export const fontStacks: Record<Language, string> = {
  cn: `${latin}, ${simplified}, ${traditional}, system-ui, sans-serif`,
  hk: `${latin}, ${traditional}, ${simplified}, system-ui, sans-serif`,
  en: `${latin}, system-ui, ${simplified}, ${traditional}, sans-serif`,
};

export const monoStack =
  "'JetBrains Mono Variable', ui-monospace, 'SF Mono', Consolas, 'Noto Sans SC Variable', monospace";
