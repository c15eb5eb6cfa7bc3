import type { Clock } from '@fireline/api/lib';
import { type Carrier, type Offer, type Offered, offerFailure, signatureOf } from './carrier.ts';
import { Forbidden } from './guard.ts';
import { guardedPost } from './guardedPost.ts';

export interface WebhookOptions {
  readonly clock: Clock;
  /** Also private networks, and without TLS: for a carrier's box in one's own rack. Off unless asked for. */
  readonly mayUsePrivate?: boolean;
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;
/** Of the access, not of the message: the next message is refused as well, and this one may go once it is put right. */
const accessStatuses = new Set([401, 403, 404, 407, 408, 425, 429]);
/** What a service, or a proxy before it, answers that failed half way. */
const unclearStatuses = new Set([500, 502, 504]);

function resultOf(status: number, body: string): Offered {
  if (status >= 200 && status < 300) {
    try {
      const { id } = JSON.parse(body) as { id?: unknown };
      return {
        isTaken: true,
        carrierId: typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 128) : '',
      };
    } catch {
      return { isTaken: true, carrierId: '' };
    }
  }
  const isFinal = status >= 400 && status < 500 && !accessStatuses.has(status);
  return { isTaken: false, reason: 'refused', isFinal, ...(unclearStatuses.has(status) && { isUnanswered: true }) };
}

/**
 * Offers messages to a service by HTTPS. The body is signed with its instant: `X-Fireline-Signature` is the HMAC-SHA256 of
 * `{X-Fireline-Timestamp}.{body}` in hex, and `Idempotency-Key` stays the same for a message that is offered again.
 * @spec MSG-06
 */
export function webhookCarrier({ clock, mayUsePrivate = false, timeoutMs = usualTimeoutMs }: WebhookOptions): Carrier {
  return {
    offer: async ({ key, channel, to, text, access }: Offer, stopped): Promise<Offered> => {
      const url = URL.canParse(access.url) ? new URL(access.url) : undefined;
      if (!url || (!mayUsePrivate && url.protocol !== 'https:')) return offerFailure('forbidden');
      const { account, signature, shownNumber } = access;
      const body = JSON.stringify({ key, channel, to, text, account, signature, shownNumber });
      const timestamp = String(clock());
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'idempotency-key': key,
        'x-fireline-timestamp': timestamp,
        'x-fireline-signature': await signatureOf(access.secret, `${timestamp}.${body}`),
      };
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const signal = AbortSignal.any([stopped, late]);
        const reply = await guardedPost(url, { headers, body, signal, mayUsePrivate });
        return resultOf(reply.status, reply.text);
      } catch (error) {
        if (error instanceof Forbidden) return offerFailure('forbidden');
        return offerFailure(late.aborted ? 'timeout' : 'unreachable', error);
      }
    },
  };
}
