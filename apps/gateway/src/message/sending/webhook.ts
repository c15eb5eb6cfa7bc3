import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Clock } from '@fireline/api/lib';
import { type Carrier, type Offer, type Offered, signatureOf } from './carrier.ts';

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv6');

/** Whether an IP address leads into a private network, also one of version 4 that is written as version 6. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const version = isIP(plain);
  if (version === 0) return true;
  return /^::ffff:/i.test(plain) || privateAddresses.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

class Forbidden extends Error {}

/** Resolves a name and refuses where it leads: the connection goes to what was looked at, and to nothing else. */
const guardedLookup: LookupFunction = (host, options, done) => {
  systemLookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Forbidden('a private address'), '', 0);
    if (options.all) return (done as unknown as (e: null, all: typeof addresses) => void)(null, addresses);
    const [first] = addresses;
    done(null, first?.address ?? '', first?.family ?? 4);
  });
};

export interface WebhookOptions {
  readonly clock: Clock;
  /** Also private networks, and without TLS: for a carrier's box in one's own rack. Off unless asked for. */
  readonly mayUsePrivate?: boolean;
  readonly timeoutMs?: number;
}

const replyBytesMax = 64 * 1024;
const usualTimeoutMs = 10_000;
/** Of the access, not of the message: the next message is refused as well, and this one may go once it is put right. */
const accessStatuses = new Set([401, 403, 404, 407, 408, 425, 429]);

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
  return { isTaken: false, reason: 'refused', isFinal: status >= 400 && status < 500 && !accessStatuses.has(status) };
}

const failed = (reason: 'timeout' | 'unreachable' | 'forbidden'): Offered => ({
  isTaken: false,
  reason,
  isFinal: reason === 'forbidden',
});

function send(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal, mayUsePrivate: boolean) {
  return new Promise<Offered>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      { method: 'POST', headers, signal, agent: false, ...(mayUsePrivate ? {} : { lookup: guardedLookup }) },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          text += part;
          if (text.length > replyBytesMax) reply.destroy();
        });
        // a redirect is followed by nobody: it is no success
        reply.on('close', () => resolve(resultOf(reply.statusCode ?? 0, text.slice(0, replyBytesMax))));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
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
      const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
      if (!url || (!mayUsePrivate && (url.protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host)))))
        return failed('forbidden');
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
        return await send(url, headers, body, AbortSignal.any([stopped, late]), mayUsePrivate);
      } catch (error) {
        if (error instanceof Forbidden) return failed('forbidden');
        return failed(late.aborted ? 'timeout' : 'unreachable');
      }
    },
  };
}
