import { defineLog } from '../../lib/index.ts';
import { messageLogWords } from './words.ts';

/** What the user log notes of announcements and sending. @spec SES-10 */
export const messageLog = /* #__PURE__ */ defineLog({
  actions: [
    'message.createAnnouncement',
    'message.resubmitAnnouncement',
    'message.approveAnnouncement',
    'message.rejectAnnouncement',
    'message.createAccess',
    'message.changeAccess',
    'message.deleteAccess',
    'message.testAccess',
    'message.saveSendRule',
    'message.addPhoneBlock',
    'message.deletePhoneBlock',
    'message.addDeviceBlock',
    'message.deleteDeviceBlock',
    'message.saveSendTrigger',
    'message.sendAgain',
    'message.createTemplate',
    'message.changeTemplate',
    'message.deleteTemplate',
    'message.saveReceiving',
  ],
  words: messageLogWords,
});
