import type { AlarmLevel, ManualClosing } from '@fireline/domain/alarm';
import { alarmKinds } from '@fireline/domain/alarm';
import type { WaitingAlarm } from '../../alarm/desk.ts';
import { minuteMs, secondMs, shortened } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { endOf, repeatedRemarks } from '../history/endings.ts';
import { type Habit, habits } from '../history/habits.ts';
import { applies, handlerOf, minutes, patience } from '../history/incidents.ts';
import type { CityDevice, Ms } from '../model.ts';
import { nightFactor } from '../life/sources.ts';

/** What one of a unit's people means to do about an alarm. */
export interface Intent {
  readonly by: string;
  /** null: they close it straight away, or leave it to recover. */
  readonly acknowledgeAfter: Ms | null;
  /** After it was acknowledged and last reported; null: its rule closes it. */
  readonly closeAfter: Ms | null;
  /** How long they wait for it to become calm before they close it all the same. */
  readonly waitsUpTo: Ms;
  readonly closing: ManualClosing;
  readonly remark: string;
}

/** More happens than in history, and with as many people: who took a day over it then has to be quicker now. */
const longestMs = 180 * minuteMs;

/** Nights are slow, yet least where it matters most. */
const slowness = (level: AlarmLevel, at: Ms): number => (level === 1 ? (1 + nightFactor(at)) / 2 : nightFactor(at));

/** How such an alarm goes, as in history; what has no habit is looked at and put right. */
function endingOf(device: CityDevice, { kind }: WaitingAlarm, dice: Dice): Habit['ending'] {
  const known = habits.filter((habit) => habit.kind === kind && applies(habit, device));
  const ending = known.length > 0 ? dice.weighted(known, (habit) => habit.perYear).ending : 'upkeep';
  if (ending !== 'byItself' && ending !== 'event') return ending;
  return alarmKinds[kind].category === 'alarm' ? 'nuisance' : 'upkeep';
}

function closed(ending: Habit['ending'], { kind }: WaitingAlarm, dice: Dice): Pick<Intent, 'closing' | 'remark'> {
  const { closing, remarks } = endOf({ kind, ending }, dice);
  return {
    closing: closing === 'autoRecovered' || closing === 'clock' ? 'reset' : closing,
    remark: dice.pick(remarks),
  };
}

/** The same for the same alarm whenever it is asked, also after a restart. */
export function intentOf(seed: number, device: CityDevice, alarm: WaitingAlarm): Intent {
  const at = Date.parse(alarm.alarmTime);
  const dice = createDice(seed, device.deviceId, alarm.kind, at, 'intent');
  const { acknowledge, close } = patience[alarm.level];
  const slow = slowness(alarm.level, at);
  const takes = (range: readonly [number, number]) => Math.round(shortened(minutes(dice, range) * slow, longestMs));
  // the serious is always acknowledged first; half of the rest is closed straight away
  const isSeen = alarm.level === 1 || dice.chance(0.5);
  // somebody has to come with a spare part
  const waitsForParts = alarm.level > 1 && dice.chance(0.05) ? takes([120, 360]) : 0;
  return {
    by: handlerOf(seed, device.unitId, dice),
    acknowledgeAfter: isSeen ? takes(acknowledge) : null,
    closeAfter: alarm.closesByItself ? null : takes(close) + waitsForParts,
    waitsUpTo: shortened(close[1] * minuteMs * slow, longestMs),
    ...closed(endingOf(device, alarm, dice), alarm, dice),
  };
}

/** One detector that cries again soon after it was seen to. */
export const againIntent = (intent: Intent, alarm: WaitingAlarm, dice: Dice): Intent => ({
  ...intent,
  closeAfter: intent.closeAfter === null ? null : dice.int(30, 120) * secondMs,
  closing: alarm.closesByItself ? intent.closing : 'repeated',
  remark: dice.pick(repeatedRemarks),
});

/** One of the many of a fire: one person sees to a floor, and all of a building have one cause. */
export function fireIntent(seed: number, intent: Intent, device: CityDevice, alarm: WaitingAlarm): Intent {
  const floor = createDice(seed, device.buildingId, device.floor, 'fire');
  return {
    ...intent,
    by: handlerOf(seed, device.unitId, floor),
    ...closed('serious', alarm, createDice(seed, device.buildingId, 'fire')),
  };
}

/** What is due about the alarm now. */
export function dueDeed(intent: Intent, alarm: WaitingAlarm, now: Ms): 'acknowledge' | 'handle' | undefined {
  const raised = Date.parse(alarm.alarmTime);
  const { acknowledgeAfter, closeAfter } = intent;
  if (alarm.state === 'open' && acknowledgeAfter !== null)
    return now >= raised + acknowledgeAfter ? 'acknowledge' : undefined;
  if (closeAfter === null) return undefined;
  const from = Math.max(raised + (acknowledgeAfter ?? 0), Date.parse(alarm.lastTime));
  // who closes what still burns is called again at once
  const calmAt = alarm.recoveredAt === null ? from + intent.waitsUpTo : Date.parse(alarm.recoveredAt) + minuteMs;
  return now >= Math.max(from + closeAfter, calmAt) ? 'handle' : undefined;
}
