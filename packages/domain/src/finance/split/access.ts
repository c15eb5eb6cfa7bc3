import { defineForm, oneOf, optional, text } from '../../lib/index.ts';
import { openIdChars, payKeyChars } from '../limits.ts';
import { channelStates } from '../payment.ts';
import { providerMaxForm } from './provider.ts';

/**
 * An account at a payment provider as its payee keeps it. The key is entered and never shown again; without one the stored key stays.
 * @spec FIN-02 FIN-13
 */
export const payAccessForm = /* @__PURE__ */ defineForm(
  {
    ...providerMaxForm.fields,
    appId: optional(text(openIdChars, { matches: /^[\w-]+$/, code: 'finance.recipient.openId' })),
    key: optional(text(payKeyChars)),
    applet: oneOf(channelStates),
    officialAccount: oneOf(channelStates),
  },
  (value) => {
    const read = providerMaxForm.check(value);
    return read.ok ? [] : read.problems;
  },
);
