import type { Channel, MessageGroup } from '@fireline/domain/message';
import { isWithinPartners } from '@fireline/domain/role';
import { sql } from 'kysely';
import type { Tx } from '../../lib/db/schema.ts';
import { keptWithin, languageOfAccount, type Person } from '../sending/planStore.ts';

/** Something that names who answers for it, and where it stands. */
export interface Answered {
  /** Its number, by which the people found are known. */
  readonly nodeId: number;
  readonly rentId: string;
  readonly orgPath: string;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly maintId: number | null;
  readonly placeId: number | null;
  readonly responsible: string;
}

interface Named extends Omit<Person, 'receiver' | 'nodeId'> {
  readonly names: readonly string[];
  /** Of an account; null: of a member of a place. */
  readonly role: string | null;
  readonly orgPath: string | null;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly maintId: number | null;
  readonly placeId: number | null;
  readonly wanted: Partial<Record<MessageGroup, readonly Channel[]>> | null;
}

const named = async (tx: Tx, rentId: string, names: readonly string[]): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select u.user_id, coalesce(nullif(u.real_name, ''), u.username) as name, u.mobile as phone, coalesce(r.email, '') as email,
      r.groups as wanted, ${languageOfAccount} as language, array[u.real_name, u.username] as names, u.role, u.org_path, u.partner_id, u.unit_id, u.maint_id, u.place_id,
      ${keptWithin} as within_partner_ids
    from app_user u left join receive_setting r on r.user_id = u.user_id
    where u.rent_id = ${rentId} and not u.disabled and u.deleted_at is null
      and (u.real_name = any(${[...names]}) or u.username = any(${[...names]}))
    union all
    select m.user_id, m.name, m.phone, coalesce(nullif(r.email, ''), m.email), r.groups,
      (select c.value ->> 'language' from user_config c where c.user_id = m.user_id and c.key = 'settings'), array[m.name], null, null, null, null, null, m.place_id, null
    from place_member m left join receive_setting r on r.user_id = m.user_id
    where m.rent_id = ${rentId} and m.name = any(${[...names]})`.execute(tx);
  return rows;
};

/** Whether an account, or a member of a place, stands where the hazard is. */
function standsAt(
  one: Named,
  { orgPath, partnerId, unitId, maintId, placeId }: Answered,
  chain: readonly (number | null)[],
) {
  switch (one.role) {
    case 'platform':
      return true;
    case 'org':
      return one.orgPath?.endsWith('/') === true && orgPath.startsWith(one.orgPath);
    case 'agent':
      return one.partnerId !== null && partnerId !== null && chain.includes(one.partnerId);
    case 'unit':
      return one.unitId !== null && one.unitId === unitId;
    case 'maint':
      return (
        one.maintId !== null &&
        one.maintId === maintId &&
        isWithinPartners({ withinPartnerIds: one.withinPartnerIds ?? undefined }, partnerId)
      );
    default:
      return one.placeId !== null && one.placeId === placeId;
  }
}

/**
 * The people whose name stands as the responsible of a hazard or a failed item: accounts that see it, and members of its place. Of two of one name both are found.
 * @spec ALM-13 MSG-06
 */
export async function responsibleFor(
  tx: Tx,
  rentId: string,
  hazards: readonly Answered[],
  chains: ReadonlyMap<number | null, readonly (number | null)[]>,
): Promise<Person[]> {
  const names = [...new Set(hazards.map(({ responsible }) => responsible.trim()))].filter((name) => name !== '');
  if (names.length === 0) return [];
  const found = await named(tx, rentId, names);
  return hazards.flatMap((hazard) =>
    found
      .filter((one) => one.names.includes(hazard.responsible.trim()))
      .filter((one) => standsAt(one, hazard, chains.get(hazard.partnerId) ?? [null]))
      .map(({ userId, name, phone, email, wanted, language }) => ({
        receiver: 'responsible' as const,
        nodeId: hazard.nodeId,
        userId,
        name,
        phone,
        email,
        wanted,
        language,
      })),
  );
}
