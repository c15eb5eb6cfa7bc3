import { defineWords } from '../../lib/index.ts';

/** What the user log says of feedback. @spec SHL-12 SES-10 */
export const serviceLogWords = defineWords({
  'session.log.area.service': { cn: '客服', hk: '客戶服務', en: 'Service' },
  'session.log.service.sendFeedback': { cn: '提交反馈', hk: '提交意見', en: 'Feedback sent' },
  'session.log.service.replyFeedback': { cn: '回复反馈', hk: '回覆意見', en: 'Feedback replied to' },
  'session.log.service.uploadFeedbackImage': {
    cn: '上传反馈图片',
    hk: '上載意見圖片',
    en: 'Picture of feedback uploaded',
  },
});
