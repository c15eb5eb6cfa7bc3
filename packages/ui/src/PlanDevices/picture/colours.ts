import { type AlarmLevel, alarmLevelNumbers } from '@fireline/domain/alarm';
import type { DeviceStatusTone } from '../../DeviceStatusTag/index.ts';
import { type Token, tokenName } from '../../tokens/index.ts';

/** What a canvas needs of the tokens, as values: it knows no custom properties. */
export interface Colours {
  readonly ground: string;
  readonly plate: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly chosen: string;
  readonly action: string;
  readonly onAction: string;
  readonly font: string;
  readonly tones: Readonly<Record<DeviceStatusTone, { readonly fill: string; readonly subtle: string }>>;
  readonly levels: Readonly<
    Record<AlarmLevel, { readonly fill: string; readonly onFill: string; readonly text: string }>
  >;
}

const tones = ['normal', 'attention', 'fault', 'inactive', 'info'] as const satisfies readonly DeviceStatusTone[];

/** The colours as they hold for this element now. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  const value = (token: Token): string => style.getPropertyValue(tokenName(token)).trim();
  const level = (number: AlarmLevel) => ({
    fill: value(`alarm.${number}.fill`),
    onFill: value(`alarm.${number}.onFill`),
    text: value(`alarm.${number}.text`),
  });
  return {
    ground: value('surface.base'),
    plate: value('surface.raised'),
    text: value('text.default'),
    muted: value('text.muted'),
    line: value('border.strong'),
    chosen: value('focus'),
    action: value('action.primary'),
    onAction: value('action.primary.text'),
    font: value('font.sans'),
    tones: Object.fromEntries(
      tones.map((tone) => [tone, { fill: value(`status.${tone}.fill`), subtle: value(`status.${tone}.subtle`) }]),
    ) as Colours['tones'],
    levels: Object.fromEntries(alarmLevelNumbers.map((number) => [number, level(number)])) as Colours['levels'],
  };
}
