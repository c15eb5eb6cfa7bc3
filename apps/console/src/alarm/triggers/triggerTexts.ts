import type { SentTrigger, TriggerRow } from '@fireline/api/alarm';
import { alarmRuleWords, alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { messageSendingWords } from '@fireline/domain/message';
import { type Translate, useWords } from '@fireline/ui/lib';
import { triggerScreenWords } from './words.ts';

export type TriggerKeys =
  | keyof typeof triggerScreenWords
  | keyof typeof alarmRuleWords
  | keyof typeof alarmWords
  | keyof typeof deviceWords
  | keyof typeof messageSendingWords;

export const useTriggerWords = () =>
  useWords(triggerScreenWords, alarmRuleWords, alarmWords, deviceWords, messageSendingWords);

/** A rule as it is sent to be tested. */
export const sentTrigger = (row: TriggerRow): SentTrigger => {
  const { name, isEnabled, moment, afterMinutes, mildestLevel, kinds, deviceTypes } = row;
  const { fromTime, toTime, actions, receivers, partnerId } = row;
  const asked = { name, isEnabled, moment, afterMinutes, mildestLevel, kinds, deviceTypes };
  return { ...asked, fromTime, toTime, actions, receivers, partnerId, isForAll: partnerId === null };
};

/** What a rule asks and does, in the reader's words. */
export const triggerTexts = (t: Translate<TriggerKeys>) => ({
  moment: ({ moment, afterMinutes }: TriggerRow) =>
    afterMinutes === null ? t(`alarm.trigger.moment.${moment}`) : t('alarmTriggers.standsFor', { 0: afterMinutes }),
  kinds: ({ kinds }: TriggerRow) => kinds.map((kind) => t(`alarm.kind.${kind}`)).join(' · ') || t('alarmTriggers.all'),
  types: ({ deviceTypes }: TriggerRow) =>
    deviceTypes.map((type) => t(`device.type.${type}`)).join(' · ') || t('alarmTriggers.all'),
  hours: ({ fromTime, toTime }: TriggerRow) =>
    fromTime === null || toTime === null ? t('alarmTriggers.always') : `${fromTime}–${toTime}`,
  actions: ({ actions }: TriggerRow) => actions.map((action) => t(`alarm.trigger.action.${action}`)).join(' · '),
  receivers: ({ receivers }: TriggerRow) => receivers.map((one) => t(`message.receiver.${one}`)).join(' · '),
});
