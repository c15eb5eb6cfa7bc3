import { ok } from '@fireline/domain/lib';
import type { AnyoneAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';

/** What a tenant says of itself, with what holds where it never said; undefined where there is none of that id. @spec SES-04 */
export async function profileOf(db: Db | Tx, rentId: string) {
  const rent = await db
    .selectFrom('rent')
    .select(['name', 'kind', 'profile'])
    .where('rentId', '=', rentId)
    .executeTakeFirst();
  if (!rent) return undefined;
  const { name, kind, profile } = rent;
  const { contact = '', phone = '', isRegistrationOpen = true, terms = '' } = profile ?? {};
  const { defaultPartnerId = null, logDays = null, codesPerHour = null } = profile ?? {};
  const { revision = 0, changedBy = '', changedAt = null } = profile ?? {};
  return {
    facts: { name, contact, phone, isRegistrationOpen, terms, defaultPartnerId, logDays, codesPerHour },
    kind,
    change: { revision, changedBy, changedAt },
  };
}

/** What people agree to when they register with a tenant; the same for one without terms and one that is not there. @spec SES-04 */
export async function terms({ rentId }: { readonly rentId: string }, { deps }: AnyoneAsks) {
  const profile = await profileOf(deps.database.db, rentId);
  return ok({ terms: profile?.kind === 'tenant' ? profile.facts.terms : '' });
}

/**
 * The partner that gets what comes to the tenant for no partner by name, held until the transaction ends: it is not deleted meanwhile.
 * @spec ORG-05 SIT-06 SES-04
 */
export async function heldDefaultPartner(tx: Tx, rentId: string): Promise<number | undefined> {
  const partnerId = (await profileOf(tx, rentId))?.facts.defaultPartnerId ?? null;
  if (partnerId === null) return undefined;
  const held = await tx
    .selectFrom('partner')
    .select('partnerId')
    .where('rentId', '=', rentId)
    .where('partnerId', '=', partnerId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return held?.partnerId;
}
