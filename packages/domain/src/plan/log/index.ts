import { defineLog } from '../../lib/index.ts';
import { planLogWords } from './words.ts';

/** What the user log notes of floor plans. @spec SES-10 */
export const planLog = /* #__PURE__ */ defineLog({
  actions: [
    'plan.create',
    'plan.change',
    'plan.changeKey',
    'plan.unlock',
    'plan.upload',
    'plan.publish',
    'plan.rollBack',
    'plan.savePoints',
    'plan.saveResources',
    'plan.delete',
    'plan.restore',
  ],
  words: planLogWords,
});
