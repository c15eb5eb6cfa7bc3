import { minuteMs } from '@fireline/domain/lib';
import type { ReceiptOutcome } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { secretOf } from './accessSecret.ts';
import { type Carrier, signatureOf } from './carrier.ts';
import { receiptText, takeReceipt } from './receipts.ts';

const second = 1000;
type Plan = readonly (readonly [afterMs: number, outcome: ReceiptOutcome])[];

/** Of a hundred messages most arrive; some are late, fail, are reported twice, or never again. */
const fates: readonly (readonly [upTo: number, plan: Plan])[] = [
  [
    80,
    [
      [second, 'sent'],
      [3 * second, 'delivered'],
    ],
  ],
  [
    88,
    [
      [5 * second, 'sent'],
      [2 * minuteMs, 'delivered'],
    ],
  ],
  [94, [[4 * second, 'failed']]],
  [
    97,
    [
      [2 * second, 'delivered'],
      [3 * second, 'delivered'],
    ],
  ],
  [100, []],
];

/** What becomes of a message follows from its key: the same every time. */
export function fateOf(key: string): Plan {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193) >>> 0;
  return fates.find(([upTo]) => hash % 100 < upTo)?.[1] ?? [];
}

type SandboxDeps = Pick<Deps, 'database' | 'clock'>;

/** A carrier that carries nothing out of the installation: it answers as a real one does, by signed receipts, sooner or later. @spec MSG-06 */
export const sandboxCarrier = ({ database, clock }: SandboxDeps): Carrier => ({
  offer: ({ key, access }) =>
    transact(database, async ({ tx }) => {
      const now = clock();
      const taken = await tx
        .insertInto('sandboxMessage')
        .values({ accessId: access.accessId, key, at: new Date(now).toISOString() })
        .onConflict((c) => c.columns(['accessId', 'key']).doNothing())
        .returning('sandboxId')
        .executeTakeFirst();
      // one that is known is offered again because nobody saw the answer
      const plan = taken ? fateOf(key) : [];
      if (taken && plan.length > 0)
        await tx
          .insertInto('sandboxReceipt')
          .values(
            plan.map(([afterMs, outcome]) => ({
              sandboxId: taken.sandboxId,
              dueAt: new Date(now + afterMs).toISOString(),
              outcome,
            })),
          )
          .execute();
      return { isTaken: true as const, carrierId: `sandbox-${access.accessId}-${key}`.slice(0, 128) };
    }),
});

const receiptsPerRound = 50;

/** Sends the receipts that the sandbox owes, signed and checked as those of any carrier. @returns whether there may be more */
export async function sendSandboxReceipts(deps: SandboxDeps & Pick<Deps, 'log' | 'secrets'>): Promise<boolean> {
  const { database, clock, log } = deps;
  const now = new Date(clock()).toISOString();
  const due = await transact(database, async ({ tx }) => {
    const rows = await tx
      .selectFrom('sandboxReceipt')
      .innerJoin('sandboxMessage', 'sandboxMessage.sandboxId', 'sandboxReceipt.sandboxId')
      .innerJoin('sendAccess', 'sendAccess.accessId', 'sandboxMessage.accessId')
      .select(['receiptId', 'outcome', 'sandboxMessage.accessId', 'sendAccess.rentId', 'key', 'secret', 'sealedSecret'])
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .orderBy('receiptId')
      .limit(receiptsPerRound)
      .forUpdate('sandboxReceipt')
      .skipLocked()
      .execute();
    for (const { receiptId } of rows)
      await tx.deleteFrom('sandboxReceipt').where('receiptId', '=', receiptId).execute();
    return rows;
  });
  for (const { receiptId: _, key, outcome, ...access } of due) {
    const { accessId } = access;
    const receipt = { accessId, key, outcome, at: now };
    try {
      const secret = await secretOf(deps, access);
      if (secret === undefined) continue;
      await takeReceipt(deps, { ...receipt, signature: await signatureOf(secret, receiptText(receipt)) });
    } catch (error) {
      // as a carrier whose request fails: the others are sent all the same
      log.error('a receipt of the sandbox could not be taken', error, { accessId, key });
    }
  }
  return due.length === receiptsPerRound;
}
