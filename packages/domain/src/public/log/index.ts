import { defineLog } from '../../lib/index.ts';
import { publicLogWords } from './words.ts';

/** What the user log notes of public links and embed keys. @spec SES-10 */
export const publicLog = /* #__PURE__ */ defineLog({
  actions: [
    'public.link',
    'public.revoke',
    'public.createEmbedKey',
    'public.changeEmbedKey',
    'public.rotateEmbedKey',
    'public.disableEmbedKey',
    'public.enableEmbedKey',
  ],
  words: publicLogWords,
});
