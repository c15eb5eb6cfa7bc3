import { defineLog } from '../../lib/index.ts';
import { renewalLogWords } from './words.ts';

/** What the user log notes of the area. @spec SES-10 */
export const renewalLog = /* #__PURE__ */ defineLog({
  actions: ['renewal.order', 'renewal.open', 'renewal.orderMeal', 'renewal.giveDays'],
  words: renewalLogWords,
});
