import { defineForm, oneOf, text } from '../../lib/index.ts';
import { mediaRemarkChars } from '../limits.ts';
import { mediaServiceNames } from './records.ts';

/**
 * A service of a camera that is given away: which, and why.
 * Decision: until cameras are renewed by order and payment, nobody renews for nothing without saying why.
 * @spec DEV-20 ORG-05
 */
export const mediaGiftForm = /* @__PURE__ */ defineForm({
  service: /* @__PURE__ */ oneOf(mediaServiceNames),
  remark: /* @__PURE__ */ text(mediaRemarkChars),
});
