import { defineLog } from '../../lib/index.ts';
import { financeLogWords } from './words.ts';

/** What the user log notes of orders and payments. @spec SES-10 */
export const financeLog = /* #__PURE__ */ defineLog({
  actions: [
    'finance.placeOrder',
    'finance.topUp',
    'finance.pay',
    'finance.payWithCode',
    'finance.issuePayCodes',
    'finance.abandon',
    'finance.cancel',
    'finance.settle',
    'finance.settleCase',
    'finance.createMerchant',
    'finance.changeMerchant',
    'finance.stopMerchant',
    'finance.resumeMerchant',
    'finance.savePayAccess',
    'finance.createRecipient',
    'finance.changeRecipient',
    'finance.endRecipient',
    'finance.saveSplitRule',
    'finance.endSplitRule',
    'finance.createTrigger',
    'finance.toggleTrigger',
    'finance.retrySplit',
    'finance.applyRefund',
    'finance.uploadEvidence',
    'finance.approveRefund',
    'finance.refuseRefund',
    'finance.retryReturns',
    'finance.bearReturns',
  ],
  words: financeLogWords,
});
