import { dayAt } from '@fireline/domain/lib';
import type { OrderOfFailure } from '../../inspection/tasks/failing.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Work } from '../../lib/transact.ts';
import { makeOrder } from './making.ts';
import { ofSource, orderNumbers } from './newStore.ts';

/**
 * For patrols: the work order of a failed item, in the transaction that records it. The same item makes one, however often it is asked for.
 * @returns its id
 * @spec SRV-01 INS-05
 */
export async function orderOfFailure(work: Work, asks: SignedInAsks, failed: OrderOfFailure): Promise<number> {
  const { where, hazardId, problem, category, sourceKey, level } = failed;
  await orderNumbers.hold(work.tx, where.rentId, dayAt(asks.deps.clock()));
  const known = await ofSource(work.tx, where.rentId, sourceKey);
  if (known) return known.orderId;
  const [methods, images] = [JSON.stringify(failed.methods), JSON.stringify([])];
  const asked = { where, hazardId, problem, category, level, methods, images, sourceKey, requestId: sourceKey };
  return makeOrder(work, asked, asks);
}
