import { defineForm, flag, oneOf } from '../../lib/index.ts';
import { type AlarmLevel, alarmLevelNumbers } from '../levels.ts';
import { type Frequency, passFrequency, passInterval } from './frequency.ts';

/**
 * The ways in which an alarm reaches people, and what keeps each from becoming a nuisance.
 * Decision: the frequency holds for what costs money, the interval for what does not; what is on the screen anyway has neither.
 * @spec ALM-09 ALM-04
 */
export const channels = {
  popup: { limitedBy: null },
  sound: { limitedBy: null },
  app: { limitedBy: 'interval' },
  email: { limitedBy: 'interval' },
  sms: { limitedBy: 'frequency' },
  voice: { limitedBy: 'frequency' },
} as const;
export type Channel = keyof typeof channels;
export const channelNames = /* @__PURE__ */ Object.keys(channels) as readonly Channel[];

/** Those of a person at a screen. */
export const screenChannels = ['popup', 'sound'] as const satisfies readonly Channel[];

/** What one person wants of a channel. */
export interface ChannelChoice {
  readonly isOn: boolean;
  /** 0: none. Asked of app and e-mail only. */
  readonly intervalMinutes: number;
}
export type PersonalPush = Readonly<Record<Channel, ChannelChoice>>;

/** What a tenant pushes to its people whatever they chose. @spec ROL-05 */
export interface ForcePush {
  readonly channels: readonly Channel[];
  /** Alarms of this level and worse are forced. */
  readonly mildestLevel: AlarmLevel;
}

/**
 * What a tenant forces on the screens of its people, as it is entered.
 * @spec ROL-05
 */
export const forcePushForm = /* @__PURE__ */ defineForm({
  popup: flag,
  sound: flag,
  mildestLevel: oneOf(alarmLevelNumbers),
});

export interface EffectiveChoice extends ChannelChoice {
  /** The tenant's will: a screen shows the switch locked. */
  readonly isForced: boolean;
}

/**
 * What holds for an alarm of that level: the tenant's force-push overrides personal settings, an interval too. It never turns
 * anything off.
 * @spec ROL-05 ALM-09
 */
export const effectivePush = (
  personal: PersonalPush,
  forced: ForcePush | undefined,
  level: AlarmLevel,
): Readonly<Record<Channel, EffectiveChoice>> =>
  Object.fromEntries(
    channelNames.map((channel) => {
      const isForced = forced !== undefined && forced.channels.includes(channel) && level <= forced.mildestLevel;
      const choice = isForced ? { isOn: true, intervalMinutes: 0 } : personal[channel];
      return [channel, { ...choice, isForced }];
    }),
  ) as Record<Channel, EffectiveChoice>;

const isOn = (on: boolean): ChannelChoice => ({ isOn: on, intervalMinutes: 0 });

/**
 * How an alarm of that level reaches a person at a screen.
 * @param own the person's settings
 * @spec ROL-05 SHL-22
 */
export const screenPush = (
  own: { readonly alarmPop: boolean; readonly alarmSound: boolean },
  forced: ForcePush | undefined,
  level: AlarmLevel,
): Pick<Readonly<Record<Channel, EffectiveChoice>>, (typeof screenChannels)[number]> => {
  const off = isOn(false);
  const personal = {
    app: off,
    email: off,
    sms: off,
    voice: off,
    popup: isOn(own.alarmPop),
    sound: isOn(own.alarmSound),
  };
  return effectivePush(personal, forced, level);
};

/** Why something was not sent. */
export const sendRefusals = ['drill', 'off', 'interval', 'frequency'] as const;
export type SendRefusal = (typeof sendRefusals)[number];

export interface SendQuestion {
  readonly channel: Channel;
  readonly choice: ChannelChoice;
  readonly isDrill: boolean;
  readonly sentAtMs: readonly number[];
  readonly nowMs: number;
  readonly frequency: Frequency;
}

export type SendAnswer =
  | { readonly isSent: true; readonly sentAtMs: readonly number[] }
  | { readonly isSent: false; readonly because: SendRefusal; readonly nextAtMs?: number };

/** Whether an alarm goes out on a channel now, and if not, why. A drill never sends anything. @spec ALM-09 N15 ROL-05 */
export function decideSend({ channel, choice, isDrill, sentAtMs, nowMs, frequency }: SendQuestion): SendAnswer {
  if (isDrill) return { isSent: false, because: 'drill' };
  if (!choice.isOn) return { isSent: false, because: 'off' };
  const { limitedBy } = channels[channel];
  if (limitedBy === null) return { isSent: true, sentAtMs };
  const passage =
    limitedBy === 'interval'
      ? passInterval(sentAtMs, nowMs, choice.intervalMinutes)
      : passFrequency(sentAtMs, nowMs, frequency);
  return passage.mayPass
    ? { isSent: true, sentAtMs: passage.sentAtMs }
    : { isSent: false, because: limitedBy, nextAtMs: passage.nextAtMs };
}
