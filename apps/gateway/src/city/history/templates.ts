import { defaultSendRule, type SentChannel, startingTexts, type Trigger } from '@fireline/domain/message';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';
import { phone } from '../names.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** What the service centre of a tenant has. */
export interface SeededCentre {
  readonly rentId: string;
  readonly smsAccess: number;
  readonly voiceAccess: number;
  readonly smsTemplate: number;
  readonly voiceTemplate: number;
  readonly signature: string;
}

/** Triggers that send by SMS or call, besides letters. */
const loud: Readonly<Partial<Record<Trigger, readonly SentChannel[]>>> = {
  alarmRaised: ['siteLetter', 'sms', 'voice'],
  alarmStanding: ['siteLetter', 'sms', 'voice'],
};
const signatures = ['消防云', '安全卫士', '智慧消防'];

/**
 * Of each tenant two accesses for SMS, one for calls, all of them to the sandbox; templates, triggers that use them, limits, and blacklists.
 * @spec MSG-03 MSG-06 DEV-27 N25
 */
export async function writeCentres(tx: Tx, city: City): Promise<readonly SeededCentre[]> {
  const accesses: BulkRow<'sendAccess'>[] = [];
  const templates: BulkRow<'messageTemplate'>[] = [];
  const triggers: BulkRow<'sendTrigger'>[] = [];
  const rules: BulkRow<'sendRule'>[] = [];
  const phones: BulkRow<'phoneBlock'>[] = [];
  const devices: BulkRow<'deviceBlock'>[] = [];
  const centres: SeededCentre[] = [];
  for (const [index, { rentId }] of city.tenants.entries()) {
    const dice = createDice(city.seed, rentId, 'centre');
    const by = '平台管理员';
    const own = { rentId, partnerId: null } as const;
    const signature = signatures[index % signatures.length] ?? '消防云';
    const access = (channel: 'sms' | 'voice', name: string, position: number) => {
      const accessId = accesses.length + 1;
      const shown = {
        signature: channel === 'sms' ? signature : '',
        shownNumber: channel === 'voice' ? `400${dice.int(1_000_000, 9_999_999)}` : '',
      };
      const secret = `sandbox-${rentId}-${accessId}-${dice.int(1_000_000, 9_999_999)}`;
      const account = `fireline-${rentId.toLowerCase()}`;
      const rest = { carrier: 'sandbox', isEnabled: true, changedBy: by };
      accesses.push({ ...own, ...shown, ...rest, accessId, channel, name, account, secret, position });
      return accessId;
    };
    const smsAccess = access('sms', '主短信通道', 1);
    access('sms', '备用短信通道', 2);
    const voiceAccess = access('voice', '语音通道', 1);
    const template = (
      name: string,
      type: 'sms' | 'voice' | 'siteLetter',
      messageGroup: string,
      content: string,
      daysAgo: number,
    ) => {
      const templateId = templates.length + 1;
      const changedAt = iso(city.now - daysAgo * dayMs);
      templates.push({
        ...own,
        templateId,
        name,
        type,
        messageGroup,
        content,
        isPublic: true,
        changedAt,
        changedBy: by,
      });
      return templateId;
    };
    const smsTemplate = template(
      '报警短信',
      'sms',
      'alarm',
      '{place}{device}于{time}发生{kind}（{level}），请立即处理。',
      40,
    );
    const voiceTemplate = template('报警电话', 'voice', 'alarm', '{place}发生{kind}，地址{address}，请立即前往。', 40);
    template('报警站内信', 'siteLetter', 'alarm', startingTexts.alarmRaised.cn, 38);
    template('公告开头', 'siteLetter', 'announcement', '{name}您好：', 60);
    template('服务到期短信', 'sms', 'payment', '{name}您好，服务将在{days}天后到期，请及时续费。', 25);
    template('工单派发短信', 'sms', 'workOrder', '工单{number}已派发给您，级别{level}。', 12);
    for (const [trigger, channels] of Object.entries(loud) as [Trigger, readonly SentChannel[]][])
      triggers.push({
        ...own,
        trigger,
        channels,
        receivers: ['placeManager', 'unitContacts'],
        textTemplateId: null,
        smsTemplateId: smsTemplate,
        voiceTemplateId: voiceTemplate,
        isEnabled: true,
        changedBy: by,
      });
    const settings = { ...defaultSendRule, smsMessages: 5, voiceMessages: 3, forcedChannels: ['sms'], forcedLevel: 1 };
    rules.push({ ...own, settings, changedBy: by });
    const block = (number: string, smsFlag: boolean, voiceFlag: boolean, daysAgo: number) =>
      phones.push({ ...own, number, digits: number, smsFlag, voiceFlag, at: iso(city.now - daysAgo * dayMs), by });
    // one who is sent SMS all the same, and some who have moved away
    const place = city.places.find((one) => one.rentId === rentId);
    if (place) block(place.phone, false, true, 9);
    for (let at = 0; at < 4; at += 1) block(phone(dice), true, dice.chance(0.5), dice.int(2, 28));
    const [first, second] = city.devices.filter((device) => device.rentId === rentId);
    for (const [device, type] of [
      [first, 'voice'],
      [second, 'sms'],
    ] as const)
      if (device)
        devices.push({ ...own, deviceId: device.deviceId, type, at: iso(city.now - dice.int(1, 20) * dayMs), by });
    centres.push({ rentId, smsAccess, voiceAccess, smsTemplate, voiceTemplate, signature });
  }
  await insertMany(tx, 'sendAccess', accesses);
  await insertMany(tx, 'messageTemplate', templates);
  await insertMany(tx, 'sendTrigger', triggers);
  await insertMany(tx, 'sendRule', rules);
  await insertMany(tx, 'phoneBlock', phones);
  await insertMany(tx, 'deviceBlock', devices);
  return centres;
}
