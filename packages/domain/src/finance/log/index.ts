import { defineLog } from '../../lib/index.ts';
import { financeLogWords } from './words.ts';

/** What the user log notes of orders and payments. @spec SES-10 */
export const financeLog = /* #__PURE__ */ defineLog({
  actions: [
    'finance.placeOrder',
    'finance.topUp',
    'finance.pay',
    'finance.abandon',
    'finance.cancel',
    'finance.settle',
  ],
  words: financeLogWords,
});
