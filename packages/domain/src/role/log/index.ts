import { defineLog } from '../../lib/index.ts';
import { roleLogWords } from './words.ts';

/** What the user log notes of roles. @spec SES-10 */
export const roleLog = /* #__PURE__ */ defineLog({
  actions: [
    'authorize',
    'role.create',
    'role.change',
    'role.delete',
    'role.assign',
    'role.forcePush',
    'role.partnerPowers',
  ],
  words: roleLogWords,
});
