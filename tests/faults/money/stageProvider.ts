import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { newNameKeys } from '../../../apps/gateway/src/finance/provider/sealedNames.ts';
import { listening } from '../../fixtures/listening.ts';
import { feeOf } from './provider.ts';

/** When a gateway dies: before the provider has done what it was asked, before it answers, or with the answer on its way. */
export const deaths = ['before', 'unanswered', 'answered'] as const;
export type Death = (typeof deaths)[number];
/** The request at which it dies: the nth request of its kind from now on. */
export interface Stage {
  readonly what: 'split' | 'returnSplit' | 'refund';
  readonly nth: number;
  readonly death: Death;
}

interface Asked {
  readonly outNo: string;
  readonly detailNo: string;
  readonly returnNo: string;
  readonly refundNo: string;
  readonly account: string;
  readonly cents: number;
}
type Answer = Readonly<Record<string, unknown>>;
/** What was done under one number, and how often money moved for it. */
interface Deed {
  readonly outNo: string;
  readonly cents: number;
  moves: number;
}
interface Split extends Deed {
  readonly account: string;
  isSettled: boolean;
}

const success = { isAnswered: true, state: 'success', code: 'SUCCESS' };

/** A payment provider in the process of the test with splits, returns and refunds. Its books outlive every gateway, and it kills one at a stage. */
export class StageProvider {
  readonly trades = new Map<string, { readonly cents: number; isPaid: boolean; isFreed: boolean }>();
  readonly splits = new Map<string, Split>();
  readonly returns = new Map<string, Deed>();
  readonly refunds = new Map<string, Deed>();
  readonly #kill: () => Promise<void>;
  #nameKey = '';
  #stage: Stage | undefined;
  #left = 0;
  #died: (() => void) | undefined;

  constructor(kill: () => Promise<void>) {
    this.#kill = kill;
  }

  async open(): Promise<{ readonly url: string; close(): Promise<void> }> {
    this.#nameKey = (await newNameKeys()).publicKey;
    const server = createServer((request, response) => void this.#answer(request, response));
    const { port, close } = await listening(server);
    return { url: `http://127.0.0.1:${port}`, close };
  }

  /** Kills the gateway that comes to the stage. @returns once it is dead */
  killAt(stage: Stage): Promise<void> {
    this.#stage = stage;
    this.#left = stage.nth;
    return new Promise((resolve) => (this.#died = resolve));
  }

  pay(outNo: string): void {
    const trade = this.trades.get(outNo);
    if (!trade) throw new Error(`there is no trade ${outNo}`);
    trade.isPaid = true;
  }

  #isReached(what: string): Death | undefined {
    if (this.#stage?.what !== what || (this.#left -= 1) > 0) return undefined;
    const { death } = this.#stage;
    this.#stage = undefined;
    return death;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const what = (request.url ?? '').slice(1);
    const asked = JSON.parse(Buffer.concat(parts).toString()) as Asked;
    const death = this.#isReached(what);
    if (death !== 'before') {
      const answer = this.#do(what, asked);
      if (death !== 'unanswered') response.end(JSON.stringify(answer));
    }
    if (death === undefined) return;
    await this.#kill();
    response.destroy();
    this.#died?.();
  }

  #do(what: string, asked: Asked): Answer {
    const { outNo, cents } = asked;
    const trade = this.trades.get(outNo);
    switch (what) {
      case 'create':
        if (!trade) this.trades.set(outNo, { cents, isPaid: false, isFreed: false });
        return { isAnswered: true, codeUrl: `/pay/${outNo}`, providerNo: outNo };
      case 'split':
        return this.#split(asked);
      case 'returnSplit':
        return this.#once(this.returns, asked.returnNo, asked);
      case 'refund':
        return this.#once(this.refunds, asked.refundNo, asked);
      case 'finish':
        if (trade) trade.isFreed = true;
        return success;
      case 'nameKey':
        return { isAnswered: true, serial: 'NAMES', publicKey: this.#nameKey };
      case 'addReceiver':
        return { isAnswered: true, state: 'added' };
      default:
        return this.#said(outNo);
    }
  }

  /** Taken at the first question, and settled by the second. */
  #split({ outNo, detailNo, account, cents }: Asked): Answer {
    const known = this.splits.get(detailNo);
    if (!known) {
      this.splits.set(detailNo, { outNo, account, cents, moves: 0, isSettled: false });
      return { isAnswered: true, state: 'pending', code: 'PROCESSING', providerNo: detailNo };
    }
    if (!known.isSettled) known.moves += 1;
    known.isSettled = true;
    return { ...success, providerNo: detailNo };
  }

  #once(book: Map<string, Deed>, no: string, { outNo, cents }: Asked): Answer {
    if (!book.has(no)) book.set(no, { outNo, cents, moves: 1 });
    return success;
  }

  #said(outNo: string): Answer {
    const trade = this.trades.get(outNo);
    if (!trade) return { isAnswered: true, said: 'none' };
    const base = { kind: 'payment', outNo, providerNo: outNo };
    const money = { state: 'paid', cents: trade.cents, feeCents: feeOf(trade.cents) };
    return { isAnswered: true, said: trade.isPaid ? { ...base, ...money } : { ...base, state: 'pending' } };
  }
}
