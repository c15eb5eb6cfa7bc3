import type { Deps } from '../../lib/context.ts';
import type { Db } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import type { PayAccess, PaymentProvider } from '../provider/port.ts';
import type { ProviderName } from '../tables.ts';
import { sandboxProvider } from '../provider/sandbox.ts';
import { newKeyPair } from '../provider/signing.ts';

declare module '../../lib/context.ts' {
  interface Deps {
    /** Whether orders may be paid at the sandbox though other machines reach the gateway; otherwise only where none does. */
    readonly mayPaySandbox?: boolean | undefined;
    /** Providers in place of those that are built in. */
    readonly payments?: Partial<Record<ProviderName, (deps: PayDeps) => PaymentProvider>> | undefined;
  }
}

export type PayDeps = Pick<
  Deps,
  'database' | 'clock' | 'random' | 'log' | 'isPublicHost' | 'mayPaySandbox' | 'payments'
>;

/** Whether the sandbox takes payments here. @spec FIN-12 */
export const isSandboxOpen = ({
  isPublicHost,
  mayPaySandbox,
}: Pick<PayDeps, 'isPublicHost' | 'mayPaySandbox'>): boolean => !isPublicHost || mayPaySandbox === true;

export const providerOf = (deps: PayDeps, { provider }: PayAccess): PaymentProvider =>
  (deps.payments?.[provider] ?? sandboxProvider)(deps);

export const accessById = (db: Db, accessId: number): Promise<PayAccess | undefined> =>
  db.selectFrom('payAccess').selectAll().where('accessId', '=', accessId).executeTakeFirst();

const enabled = (db: Db, rentId: string) =>
  db
    .selectFrom('payAccess')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('isEnabled', '=', true)
    .orderBy('accessId')
    .executeTakeFirst();

/**
 * Where a payee takes money now. A payee without an account at a provider gets one at the sandbox, where that is open.
 * @returns undefined where it takes none
 */
export async function accessOf(deps: PayDeps, rentId: string): Promise<PayAccess | undefined> {
  const { db } = deps.database;
  const found = await enabled(db, rentId);
  if (found) return found.provider === 'sandbox' && !isSandboxOpen(deps) ? undefined : found;
  if (!isSandboxOpen(deps)) return undefined;
  const keys = await newKeyPair();
  await transact(deps.database, async ({ tx }) => {
    // of two who ask at once the second finds what the first has made
    await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forUpdate().executeTakeFirstOrThrow();
    const any = await tx.selectFrom('payAccess').select('accessId').where('rentId', '=', rentId).executeTakeFirst();
    if (any) return;
    const { accessId } = await tx
      .insertInto('payAccess')
      .values({
        rentId,
        provider: 'sandbox',
        name: 'Sandbox',
        merchantNo: `SANDBOX-${rentId}`,
        publicKey: keys.publicKey,
      })
      .returning('accessId')
      .executeTakeFirstOrThrow();
    await tx.insertInto('sandboxKey').values({ accessId, privateKey: keys.privateKey }).execute();
  });
  return enabled(db, rentId);
}
