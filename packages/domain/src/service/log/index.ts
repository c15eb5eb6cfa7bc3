import { defineLog } from '../../lib/index.ts';
import { serviceLogWords } from './words.ts';

/** What the user log notes of feedback and of work orders. @spec SES-10 */
export const serviceLog = /* #__PURE__ */ defineLog({
  actions: [
    'service.sendFeedback',
    'service.replyFeedback',
    'service.uploadFeedbackImage',
    'service.createOrder',
    'service.uploadOrderImage',
    'service.acceptOrder',
    'service.dispatchOrder',
    'service.declineOrder',
    'service.reassignOrder',
    'service.setOrderLevel',
    'service.transferOrder',
    'service.answerTransfer',
    'service.withdrawTransfer',
    'service.handleOrder',
    'service.closeOrder',
    'service.rateOrder',
    'service.diagnose',
    'service.settleDiagnosis',
    'service.voteFaq',
    'service.openTicket',
    'service.say',
    'service.takeTicket',
    'service.closeTicket',
    'service.rateTicket',
    'service.uploadChatImage',
    'service.createAgent',
    'service.changeAgent',
    'service.removeAgent',
    'service.handOnOrders',
  ],
  words: serviceLogWords,
});
