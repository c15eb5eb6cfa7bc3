import { defineLog } from '../../lib/index.ts';
import { analysisLogWords } from './words.ts';

/** What the user log notes of reports. @spec SES-10 */
export const analysisLog = /* #__PURE__ */ defineLog({
  actions: ['analysis.makeReport'],
  words: analysisLogWords,
});
