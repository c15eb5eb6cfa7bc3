import type { Who } from '../../lib/call.ts';

const accesses = ['smsAccess:view', 'voiceAccess:view'] as const satisfies Who;
const rules = ['serviceRules:view'] as const satisfies Who;
const records = ['messageNotices:view'] as const satisfies Who;

/** Ways out of the installation, their limits, and what went. @spec MSG-05 MSG-06 ALM-09 ALM-11 DEV-27 */
export const sendingCalls = {
  accesses: {
    method: 'GET',
    path: '/message/accesses',
    who: accesses,
    summary: 'Accesses to carriers with how they work; their secrets are never shown',
  },
  createAccess: {
    method: 'POST',
    logs: 'message.createAccess',
    path: '/message/accesses',
    who: ['smsAccess:add', 'voiceAccess:add'],
    body: 'json',
    summary: 'Adds an access to a carrier',
  },
  changeAccess: {
    method: 'POST',
    logs: 'message.changeAccess',
    path: '/message/accesses/{accessId}',
    who: ['smsAccess:modify', 'voiceAccess:modify'],
    body: 'json',
    summary: 'Changes an access; without a secret the one that it has stays',
  },
  deleteAccess: {
    method: 'POST',
    logs: 'message.deleteAccess',
    path: '/message/accesses/{accessId}/delete',
    who: ['smsAccess:delete', 'voiceAccess:delete'],
    summary: 'Deletes an access that is not the only one that is on',
  },
  testAccess: {
    method: 'POST',
    logs: 'message.testAccess',
    path: '/message/accesses/{accessId}/test',
    who: ['smsAccess:modify', 'voiceAccess:modify'],
    summary: 'Sends a message to the caller’s own number through an access; it uses up no limit',
  },
  sendRule: {
    method: 'GET',
    path: '/message/rule',
    who: rules,
    summary: 'Limits of sending, and what each held back within seven days',
  },
  saveSendRule: {
    method: 'POST',
    logs: 'message.saveSendRule',
    path: '/message/rule',
    who: ['serviceRules:modify'],
    body: 'json',
    summary: 'Changes the limits of sending of the caller’s tenant or partner',
  },
  phoneBlocks: {
    method: 'GET',
    path: '/message/phone-blocks',
    who: rules,
    summary: 'Numbers that get no SMS or no calls',
  },
  addPhoneBlock: {
    method: 'POST',
    logs: 'message.addPhoneBlock',
    path: '/message/phone-blocks',
    who: ['serviceRules:add'],
    body: 'json',
    summary: 'Puts a number on the blacklist',
  },
  deletePhoneBlock: {
    method: 'POST',
    logs: 'message.deletePhoneBlock',
    path: '/message/phone-blocks/{blockId}/delete',
    who: ['serviceRules:delete'],
    summary: 'Takes a number off the blacklist',
  },
  deviceBlocks: {
    method: 'GET',
    path: '/message/device-blocks',
    who: rules,
    summary: 'Devices whose alarms send no SMS or make no calls',
  },
  addDeviceBlock: {
    method: 'POST',
    logs: 'message.addDeviceBlock',
    path: '/message/device-blocks',
    who: ['serviceRules:add'],
    body: 'json',
    summary: 'Puts a device on the blacklist',
  },
  deleteDeviceBlock: {
    method: 'POST',
    logs: 'message.deleteDeviceBlock',
    path: '/message/device-blocks/{blockId}/delete',
    who: ['serviceRules:delete'],
    summary: 'Takes a device off the blacklist',
  },
  sendTriggers: {
    method: 'GET',
    path: '/message/triggers',
    who: ['serviceTriggers:view'],
    summary: 'What makes the service centre send, which way and to whom',
  },
  saveSendTrigger: {
    method: 'POST',
    logs: 'message.saveSendTrigger',
    path: '/message/triggers',
    who: ['serviceTriggers:modify'],
    body: 'json',
    summary: 'Changes one trigger of the caller’s tenant or partner',
  },
  sends: {
    method: 'GET',
    path: '/message/sends',
    who: records,
    summary: 'Messages with what became of them, also those that were not sent, and why',
  },
  sendStatistics: {
    method: 'GET',
    path: '/message/sends/statistics',
    who: records,
    summary: 'Sends and failures by day, and by tenant and partner or by receiver, over 30 days at most',
  },
  sendAgain: {
    method: 'POST',
    logs: 'message.sendAgain',
    path: '/message/sends/{recordId}/again',
    who: ['serviceRules:modify'],
    summary: 'Sends a message again that has failed',
  },
  alarmSends: {
    method: 'GET',
    path: '/message/alarms/{alarmId}/sends',
    who: ['alarmDetail:view'],
    summary: 'The calls, SMS and letters of an alarm, also those that were not sent, and why',
  },
  receipt: {
    method: 'POST',
    logs: null,
    path: '/message/receipts',
    who: 'anyone',
    body: 'json',
    summary: 'A carrier reports what became of a message, signed with the secret of its access',
  },
} as const;
