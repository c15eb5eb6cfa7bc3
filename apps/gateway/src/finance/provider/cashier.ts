import type { SandboxAct } from '@fireline/domain/finance';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { isoNow } from '../../lib/context.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { isSandboxOpen, type PayDeps } from '../paying/accesses.ts';
import { actAtCashier } from './sandbox.ts';
import type { Trade } from './sandboxStore.ts';

/** @throws HttpRefusal 404 where the sandbox is not open: nothing is there */
function demandOpen(deps: PayDeps): void {
  if (!isSandboxOpen(deps)) throw new HttpRefusal(404, { code: 'shell.notFound' });
}
const shownOf = ({ ref, outNo, subject, cents, state, expiresAt }: Trade, deps: PayDeps) => ({
  ref,
  outNo,
  subject,
  cents,
  state,
  expiresAt,
  now: isoNow(deps.clock),
});
type Shown = ReturnType<typeof shownOf>;

/** What the cashier of the sandbox shows of a payment. */
export async function trade(deps: PayDeps, ref: string): Promise<Result<Shown>> {
  demandOpen(deps);
  const found = await deps.database.db.selectFrom('sandboxTrade').selectAll().where('ref', '=', ref).executeTakeFirst();
  return found ? ok(shownOf(found, deps)) : refuse({ code: 'finance.sandbox.unknown', field: 'ref' });
}

export async function act(
  deps: PayDeps,
  sent: { readonly ref: string; readonly act: SandboxAct },
): Promise<Result<Shown>> {
  demandOpen(deps);
  const done = await actAtCashier(deps, sent.ref, sent.act);
  return done.ok ? ok(shownOf(done.value, deps)) : done;
}
