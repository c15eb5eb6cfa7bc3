import { defineLog } from '../../lib/index.ts';
import { sessionLogWords } from './words.ts';

/** What the user log notes of accounts, and of what is done alike in all areas. @spec SES-10 */
export const sessionLog = /* #__PURE__ */ defineLog({
  actions: [
    'login',
    'logout',
    'register',
    'changeUser',
    'changePassword',
    'lock',
    'unlock',
    'create',
    'change',
    'disable',
    'enable',
    'delete',
    'resetPassword',
    'endSession',
    'showPersonal',
    'openService',
    'export',
    'import',
    'brand',
    'brandLogo',
  ],
  words: sessionLogWords,
});
