import { type AlarmLevel, alarmLevelNumbers } from '@fireline/domain/alarm';
import type { ColourToken } from './light.ts';
import type { Theme } from './modes.ts';

export interface Pair {
  readonly front: ColourToken;
  readonly back: ColourToken;
  /** 4.5 for text, 3 for symbols and edges of controls (WCAG 1.4.3, 1.4.11). */
  readonly ratio: 4.5 | 3;
}

const across = (fronts: readonly ColourToken[], backs: readonly ColourToken[], ratio: Pair['ratio']): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, ratio })));

const surfaces = [
  'surface.base',
  'surface.raised',
  'surface.overlay',
  'surface.sunken',
  'surface.hover',
  'surface.selected',
] as const;
const statuses = ['normal', 'attention', 'fault', 'inactive', 'info'] as const;

const alarmPairs = (level: AlarmLevel): Pair[] => [
  { front: `alarm.${level}.onFill`, back: `alarm.${level}.fill`, ratio: 4.5 },
  ...across([`alarm.${level}.text`], [`alarm.${level}.subtle`, ...surfaces], 4.5),
  ...across([`alarm.${level}.fill`], ['surface.base', 'surface.raised', 'surface.overlay', `alarm.${level}.subtle`], 3),
  ...across(['text.default', 'text.muted'], [`alarm.${level}.subtle`], 4.5),
];

const statusPairs = (status: (typeof statuses)[number]): Pair[] => [
  ...across([`status.${status}.text`], [`status.${status}.subtle`, ...surfaces], 4.5),
  ...across([`status.${status}.fill`], ['surface.base', 'surface.raised', `status.${status}.subtle`], 3),
];

const allPairs = (): readonly Pair[] => [
  ...across(
    ['text.default', 'text.muted', 'text.link', 'text.danger', 'text.warning', 'text.success', 'text.info'],
    surfaces,
    4.5,
  ),
  ...across(['text.inverse'], ['surface.inverse'], 4.5),
  ...across(['action.primary.text'], ['action.primary', 'action.primary.hover', 'action.primary.active'], 4.5),
  ...across(['action.danger.text'], ['action.danger', 'action.danger.hover', 'action.danger.active'], 4.5),
  ...across(['text.default'], ['action.quiet.hover', 'action.quiet.active'], 4.5),
  ...across(['border.strong', 'border.selected', 'border.danger', 'focus', 'action.primary'], surfaces, 3),
  ...across(
    ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5', 'chart.6', 'chart.axis'],
    ['surface.base', 'surface.raised'],
    3,
  ),
  ...across(['text.default'], ['heat.1', 'heat.2', 'heat.3'], 4.5),
  ...across(['heat.onStrong'], ['heat.4', 'heat.5'], 4.5),
  ...alarmLevelNumbers.flatMap(alarmPairs),
  ...statuses.flatMap(statusPairs),
];

/** What may lie upon what, and how well it must be seen. The contrast test walks this list in every mode. @spec ALM-02 LIB-04 */
export const pairs: readonly Pair[] = /* @__PURE__ */ allPairs();

/** What a pair must reach in a mode: high contrast gives text 7 (WCAG 1.4.6). */
export const neededRatio = ({ front, ratio }: Pair, theme: Theme): number =>
  theme === 'contrast' && ratio === 4.5 && front.startsWith('text.') ? 7 : ratio;
