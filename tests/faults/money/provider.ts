import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listening } from '../../fixtures/listening.ts';

export interface Trade {
  readonly outNo: string;
  readonly cents: number;
  state: 'open' | 'paid' | 'closed';
  paidCents: number | undefined;
  /** How often money was paid for it. */
  payments: number;
}

/** What the provider keeps: 0.6 %, as the sandbox does. */
export const feeOf = (cents: number): number => Math.round((cents * 6) / 1000);
const merchantNo = 'SANDBOX-R001';
export const accessOf = { accessId: 1, rentId: 'R001', provider: 'sandbox' as const, name: 'Provider', merchantNo };

type Answer = Readonly<Record<string, unknown>>;
/** What a gateway sends it. */
interface Asked {
  readonly outNo: string;
  readonly cents: number;
  readonly refundNo: string;
}

/** A payment provider in the process of the test: its books outlive every gateway. Some of its answers are lost after it has done what was asked. */
export class Provider {
  readonly trades = new Map<string, Trade>();
  readonly refunds = new Map<string, { readonly outNo: string; readonly cents: number }>();
  readonly #random: () => number;
  readonly #lostShare: number;
  lost = 0;

  /** @param lostShare the share of answers that are lost */
  constructor(random: () => number, lostShare: number) {
    this.#random = random;
    this.#lostShare = lostShare;
  }

  async open(): Promise<{ readonly url: string; close(): Promise<void> }> {
    const server = createServer((request, response) => void this.#answer(request, response));
    const { port, close } = await listening(server);
    return { url: `http://127.0.0.1:${port}`, close };
  }

  /** Somebody pays the code. @returns whether the provider took it */
  pay(outNo: string, paidCents: number): boolean {
    const trade = this.trades.get(outNo);
    if (trade?.state !== 'open') return false;
    Object.assign(trade, { state: 'paid', paidCents, payments: trade.payments + 1 });
    return true;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = JSON.parse(Buffer.concat(parts).toString()) as Asked;
    await wait(this.#random() * 15);
    const answer = this.#do(request.url ?? '', asked);
    if (this.#random() < this.#lostShare) {
      this.lost += 1;
      response.destroy();
    } else response.end(JSON.stringify(answer));
  }

  #do(what: string, { outNo, cents, refundNo }: Asked): Answer {
    const trade = this.trades.get(outNo);
    switch (what) {
      case '/create':
        if (!trade) this.trades.set(outNo, { outNo, cents, state: 'open', paidCents: undefined, payments: 0 });
        return { isAnswered: true, codeUrl: `/pay/${outNo}`, providerNo: outNo };
      case '/close':
        if (trade?.state === 'open') trade.state = 'closed';
        return said(trade);
      case '/refund':
        return this.#refund(trade, refundNo, cents);
      default:
        return said(trade);
    }
  }

  #refund(trade: Trade | undefined, refundNo: string, cents: number): Answer {
    if (trade?.state !== 'paid') return { isAnswered: true, state: 'failed', code: 'TRADE_NOT_PAID' };
    this.refunds.set(refundNo, { outNo: trade.outNo, cents });
    return { isAnswered: true, state: 'success' };
  }
}

function said(trade: Trade | undefined): Answer {
  if (!trade) return { isAnswered: true, said: 'none' };
  const { outNo, state, paidCents } = trade;
  const base = { kind: 'payment', outNo, providerNo: outNo };
  if (state === 'paid' && paidCents !== undefined)
    return { isAnswered: true, said: { ...base, state, cents: paidCents, feeCents: feeOf(paidCents) } };
  return { isAnswered: true, said: { ...base, state: state === 'open' ? 'pending' : 'closed' } };
}
