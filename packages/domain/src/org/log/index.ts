import { defineLog } from '../../lib/index.ts';
import { orgLogWords } from './words.ts';

/** What the user log notes of organisations. @spec SES-10 */
export const orgLog = /* #__PURE__ */ defineLog({
  actions: ['org.create', 'org.change', 'org.move', 'org.delete', 'org.addDistricts'],
  words: orgLogWords,
});
