import { defineLog } from '../../lib/index.ts';
import { serviceLogWords } from './words.ts';

/** What the user log notes of feedback. @spec SES-10 */
export const serviceLog = /* #__PURE__ */ defineLog({
  actions: ['service.sendFeedback', 'service.replyFeedback', 'service.uploadFeedbackImage'],
  words: serviceLogWords,
});
