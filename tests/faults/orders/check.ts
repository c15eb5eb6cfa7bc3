import type { OrderTrackEvent } from '@fireline/domain/service';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import type { Findings } from '../findings.ts';
import { replay } from './replay.ts';

/** A step that somebody made. */
export interface Said {
  readonly orderId: number;
  readonly event: OrderTrackEvent;
  readonly by: string;
  readonly reason: string;
  /** Without an answer nobody knows whether it was made. */
  readonly isAnswered: boolean;
}

/** Letters that a step writes to somebody else than who made it. */
const letterTitles: Partial<Record<OrderTrackEvent, string>> = {
  transfer: 'A transfer waits for you',
  confirmTransfer: 'Transfer confirmed',
};

async function checkLetters(db: Db, findings: Findings): Promise<void> {
  const letters = await db.selectFrom('siteLetter').select('titles').execute();
  for (const [event, title] of Object.entries(letterTitles)) {
    const steps = await db
      .selectFrom('workOrderTrack')
      .select('orderId')
      .where('event', '=', event as OrderTrackEvent)
      .execute();
    const asked = letters.filter((letter) => letter.titles?.en === title);
    findings.same(`letters of ${event}`, asked.length, steps.length);
  }
}

/** Compares each order with its track, its transfers and what was answered. */
export async function checkOrders(db: Db, said: readonly Said[], findings: Findings): Promise<void> {
  const orders = await db.selectFrom('workOrder').selectAll().orderBy('orderId').execute();
  const track = await db.selectFrom('workOrderTrack').selectAll().orderBy('orderId').orderBy('seq').execute();
  const transfers = await db.selectFrom('workOrderTransfer').select(['orderId', 'state']).execute();
  for (const order of orders) {
    const { orderId, state, agentName, level } = order;
    const own = track.filter((entry) => entry.orderId === orderId);
    const pending = transfers.filter((one) => one.orderId === orderId && one.state === 'pendingConfirmation').length;
    findings.same(
      `the numbers in the track of ${orderId}`,
      own.map(({ seq }) => seq),
      own.map((_, at) => at + 1),
    );
    try {
      const wanted = replay(own, 'high');
      findings.same(`order ${orderId}`, { state, agentName, level, isTransferPending: pending > 0 }, wanted);
    } catch (error) {
      findings.add(`the track of order ${orderId}`, [String(error), ...own.map(({ event }) => event)]);
    }
    findings.same(`the agent of order ${orderId}`, order.agentId === null, agentName === '');
  }
  // what was answered is in the track once, what was cut off at most once
  for (const { orderId, event, by, reason, isAnswered } of said) {
    if (event === 'accept') continue;
    const found = track.filter((one) => one.orderId === orderId && one.event === event && one.reason === reason).length;
    if (isAnswered ? found !== 1 : found > 1)
      findings.add(`${event} by ${by} with order ${orderId} is in the track ${found} times`, [reason]);
  }
  for (const { orderId } of orders) {
    const count = (of: readonly { readonly orderId: number; readonly event: OrderTrackEvent }[]) =>
      of.filter((one) => one.orderId === orderId && one.event === 'accept').length;
    const answered = count(said.filter(({ isAnswered }) => isAnswered));
    const [noted, pressed] = [count(track), count(said)];
    if (noted < answered || noted > pressed)
      findings.add(`order ${orderId} was accepted ${noted} times, answered ${answered}, pressed ${pressed}`);
  }
  const logged = await db
    .selectFrom('userLog')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('targetKind', '=', 'workOrder')
    .executeTakeFirstOrThrow();
  findings.same('entries of the user log about orders', logged.count, track.length);
  await checkLetters(db, findings);
}
