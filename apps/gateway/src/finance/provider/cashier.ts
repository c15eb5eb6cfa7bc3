import type { SandboxAct } from '@fireline/domain/finance';
import { exactCents, ok, refuse, type Result } from '@fireline/domain/lib';
import { isoNow } from '../../lib/context.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { isSandboxOpen, type PayDeps } from '../paying/accesses.ts';
import { actAtCashier } from './sandbox.ts';
import { bounceRefund, refundInConsole } from './sandboxBook.ts';
import type { Trade } from './sandboxStore.ts';

/** @throws HttpRefusal 404 where the sandbox is not open: nothing is there */
function demandOpen(deps: PayDeps): void {
  if (!isSandboxOpen(deps)) throw new HttpRefusal(404, { code: 'shell.notFound' });
}
async function shownOf({ tradeId, ref, outNo, subject, cents, state, expiresAt }: Trade, deps: PayDeps) {
  const refunds = await deps.database.db
    .selectFrom('sandboxRefund')
    .select(['outNo', 'cents', 'failedAt', 'at'])
    .where('tradeId', '=', tradeId)
    .orderBy('refundId')
    .execute();
  return {
    ref,
    outNo,
    subject,
    cents,
    state,
    expiresAt,
    now: isoNow(deps.clock),
    refunds: refunds.map((one) => ({
      refundNo: one.outNo,
      cents: one.cents,
      isBack: one.failedAt !== null,
      at: one.at,
    })),
  };
}
type Shown = Awaited<ReturnType<typeof shownOf>>;

/** What the cashier of the sandbox shows of a payment. */
export async function trade(deps: PayDeps, ref: string): Promise<Result<Shown>> {
  demandOpen(deps);
  const found = await deps.database.db.selectFrom('sandboxTrade').selectAll().where('ref', '=', ref).executeTakeFirst();
  return found ? ok(await shownOf(found, deps)) : refuse({ code: 'finance.sandbox.unknown', field: 'ref' });
}

export async function act(
  deps: PayDeps,
  sent: { readonly ref: string; readonly act: SandboxAct },
): Promise<Result<Shown>> {
  demandOpen(deps);
  const done = await actAtCashier(deps, sent.ref, sent.act);
  return done.ok ? ok(await shownOf(done.value, deps)) : done;
}

/** Somebody pays back in the console of the sandbox, beside us. */
export async function payBackHere(
  deps: PayDeps,
  { ref, amount }: { readonly ref: string; readonly amount: string },
): Promise<Result<Shown>> {
  demandOpen(deps);
  const cents = exactCents(amount);
  if (!cents.ok) return cents;
  const done = await refundInConsole(deps, ref, cents.value);
  return done.ok ? ok(await shownOf(done.value, deps)) : done;
}

/** A refund comes back. */
export async function bounce(
  deps: PayDeps,
  { ref, refundNo }: { readonly ref: string; readonly refundNo: string },
): Promise<Result<Shown>> {
  demandOpen(deps);
  const done = await bounceRefund(deps, ref, refundNo);
  return done.ok ? ok(await shownOf(done.value, deps)) : done;
}
