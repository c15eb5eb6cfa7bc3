import type { CarriedChannel, CarrierName, SendReason } from '@fireline/domain/message';
import { createHMAC, createSHA256 } from 'hash-wasm';

/** What a carrier needs to know of the access that a message goes through. */
export interface OfferAccess {
  readonly accessId: number;
  readonly account: string;
  readonly signature: string;
  readonly shownNumber: string;
  readonly url: string;
  readonly sender: string;
  readonly secret: string;
}

export interface OfferTemplate {
  /** The carrier's own. */
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
}

/** One message to one person. */
export interface Offer {
  readonly rentId: string;
  /** The same however often it is offered: a carrier that knows it sends nothing again. Receipts name it. */
  readonly key: string;
  readonly channel: CarriedChannel;
  readonly to: string;
  /** Of an e-mail. */
  readonly title: string;
  readonly text: string;
  /** What a carrier that sends by template fills itself; undefined: no template of it is known. */
  readonly template: OfferTemplate | undefined;
  /** Whether it was offered before, and nobody saw the answer. */
  readonly isAgain: boolean;
  readonly access: OfferAccess;
}

/** Taken, with the carrier's own id, or why not. Reasons are words of the domain: what a carrier writes may hold secrets. */
export type Offered =
  | {
      readonly isTaken: true;
      readonly carrierId: string;
      /** It is sent, and no receipt will come. */
      readonly isSent?: boolean;
    }
  | {
      readonly isTaken: false;
      readonly reason: SendReason;
      /** Another offer of the same would be refused as well. */
      readonly isFinal: boolean;
      /** All of it went out, and what became of it was not seen: the carrier may have it. */
      readonly isUnanswered?: boolean;
    };

/** What was sent whole got no answer: the other side may have taken it. */
export class Unanswered extends Error {
  constructor(cause: unknown) {
    super('no answer was seen', { cause });
  }
}

/** An offer that failed on the way. @param error why: an `Unanswered` may have been taken */
export const offerFailure = (reason: 'timeout' | 'unreachable' | 'forbidden', error?: unknown): Offered => ({
  isTaken: false,
  reason,
  isFinal: reason === 'forbidden',
  ...(error instanceof Unanswered && { isUnanswered: true }),
});

/** Takes messages out of the installation. What becomes of them it reports by signed receipts. */
export interface Carrier {
  offer(offer: Offer, signal: AbortSignal): Promise<Offered>;
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** Ways out beside the sandbox; those that are missing cannot be chosen. */
    readonly carriers?: Partial<Record<Exclude<CarrierName, 'sandbox'>, Carrier>> | undefined;
  }
}

/** HMAC-SHA256, hex. */
export async function signatureOf(secret: string, text: string): Promise<string> {
  const hmac = await createHMAC(createSHA256(), secret);
  return hmac.update(text).digest('hex');
}

/** Compares all of both, so that the time taken shows nothing. */
export function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}
