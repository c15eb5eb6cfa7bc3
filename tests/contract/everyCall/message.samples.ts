import { accessesMax, phoneBlocksMax, templatesMax } from '@fireline/domain/message';
import { fillMessages } from '../../fixtures/messages.ts';
import { iso } from '../../fixtures/reports.ts';
import { fillSending } from '../../fixtures/sending.ts';
import { imeiOf } from '../../fixtures/tenant.ts';
import type { AreaCalls } from './areaCalls.ts';

const sendAccess = {
  channel: 'sms',
  carrier: 'sandbox',
  name: '主通道',
  account: 'fireline',
  signature: '消防云',
  isEnabled: true,
};

const sendRule = {
  smsMessages: 5,
  smsHours: 1,
  voiceMessages: 3,
  voiceHours: 1,
  appMinutes: 0,
  emailMinutes: 5,
  standingMinutes: 5,
  forcedChannels: ['sms'],
  forcedLevel: 1,
};

const messageTemplate = { name: '火警短信', type: 'sms', group: 'alarm', isPublic: true, content: '{place}发生{kind}' };

const announcement = {
  classification: 'system',
  type: 'safety',
  title: '用电安全提醒',
  content: '离开时切断电源',
  pushTargets: ['unit'],
};

export const message: AreaCalls<'message'> = {
  samples: {
    letters: { search: '提醒', group: ['announcement'], read: 'no', pinned: 'yes' },
    unread: {},
    markRead: { letterIds: [1] },
    announcements: { search: '提醒', state: ['approved'], classification: 'system', type: ['safety'], sort: 'title' },
    announcementReach: { pushTargets: ['unit', 'place'], announcementId: 1 },
    createAnnouncement: announcement,
    resubmitAnnouncement: { ...announcement, announcementId: 2, revision: 1 },
    approveAnnouncement: { announcementId: 1 },
    rejectAnnouncement: { announcementId: 3, rejectionReason: '请写明时间' },
    accesses: { channel: ['sms'] },
    createAccess: sendAccess,
    changeAccess: { ...sendAccess, accessId: 1, revision: 1, name: '备用通道' },
    deleteAccess: { accessId: 2 },
    testAccess: { accessId: 1 },
    sendRule: {},
    saveSendRule: { ...sendRule, revision: 0 },
    phoneBlocks: { search: '138' },
    addPhoneBlock: { number: '13900139000', smsFlag: true },
    deletePhoneBlock: { blockId: 1 },
    deviceBlocks: { search: '8' },
    addDeviceBlock: { imei: imeiOf(2), type: 'sms' },
    deleteDeviceBlock: { blockId: 1 },
    sendTriggers: {},
    saveSendTrigger: {
      revision: 0,
      trigger: 'alarmRaised',
      channels: ['siteLetter', 'sms'],
      receivers: ['placeManager'],
      smsTemplateId: 1,
      isEnabled: true,
    },
    sends: {
      search: '张',
      channel: ['sms'],
      state: ['failed'],
      reason: ['refused'],
      kind: ['alarm'],
      counted: 'failed',
      from: iso(60),
      to: iso(0),
      partnerId: [1],
      userId: [1],
      own: 'yes',
    },
    sendStatistics: { channel: 'sms', level: 'user', from: '2026-11-01', to: '2026-11-30' },
    sendAgain: { recordId: 1 },
    alarmSends: { alarmId: 1 },
    receipt: { accessId: 1, key: 'x', outcome: 'delivered', at: iso(0), signature: '0'.repeat(64) },
    aliyunReceipts: {
      accessId: 1,
      token: '0'.repeat(64),
      reports: [{ phone_number: '13800138000', success: true, biz_id: '1^0', out_id: 'x' }],
    },
    templates: { search: '火', type: ['sms'], group: ['alarm'], sort: 'name' },
    createTemplate: messageTemplate,
    changeTemplate: { ...messageTemplate, templateId: 1, revision: 1 },
    deleteTemplate: { templateId: 2 },
    receiving: {},
    saveReceiving: { alarm: ['sms'], revision: 0 },
  },
  fills: [fillMessages, fillSending],
  refused: {
    // nobody has signed it
    receipt: 'message.receipt.refused',
    // its address was given to nobody
    aliyunReceipts: 'message.receipt.refused',
  },
  neededButton: {
    createAccess: 'smsAccess:add',
    changeAccess: 'smsAccess:modify',
    testAccess: 'smsAccess:modify',
    deleteAccess: 'smsAccess:delete',
  },
  unlogged: {
    markRead: 'that somebody read a letter is kept in the letter itself',
    receipt: 'a carrier has no account; its receipt is kept in the record of the message',
    aliyunReceipts: 'a carrier has no account; its receipts are kept in the records of the messages',
  },
  room: {
    createAccess: {
      max: accessesMax,
      fill: `send_access (rent_id, channel, carrier, name, account, secret) select 'R001', 'app', 'sandbox', 'a' || n, 'a', ''`,
    },
    createTemplate: {
      max: templatesMax,
      fill: `message_template (rent_id, name, type, message_group, content, changed_at)
        select 'R001', 't' || n, 'sms', 'alarm', 'x', timestamptz '2026-11-21'`,
    },
    addPhoneBlock: {
      max: phoneBlocksMax,
      fill: `phone_block (rent_id, number, digits, sms_flag, voice_flag, at, by) select 'R001', n, 'b' || n, true, true, timestamptz '2026-11-21', 'x'`,
    },
    addDeviceBlock: 'devices that there are, by kind of sending',
    createAnnouncement: 'grows',
  },
};
