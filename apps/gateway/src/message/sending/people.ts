import type { Receiver, SentChannel } from '@fireline/domain/message';
import { isWithinPartners } from '@fireline/domain/role';
import { phoneDigits } from '@fireline/domain/session';
import type { Person, PlannedAlarm } from './planStore.ts';

/** Where something is, and whom to turn to there. */
export interface Around extends WhereItIs {
  readonly deviceId: number | null;
  /** Of a hazard: the person responsible is found by it. */
  readonly hazardId?: number;
  /** Of a work order: its agent is found by it. */
  readonly workOrderId?: number;
  /** Of a task of a patrol: its inspector is found by it. */
  readonly inspectionTaskId?: number;
  /** Of a failed item: the person responsible is found by it. */
  readonly failureId?: number;
}
type WhereItIs = Pick<
  PlannedAlarm,
  | 'rentId'
  | 'orgPath'
  | 'partnerId'
  | 'unitId'
  | 'maintId'
  | 'placeId'
  | 'manager'
  | 'managerPhone'
  | 'unitContact'
  | 'unitPhone'
  | 'maintContact'
  | 'maintPhone'
>;

/** The people at an alarm or device, by the way in which they are found; one number, or one account, is one person. */
export function peopleOf(around: Around, people: readonly Person[], receivers: readonly Receiver[]): Person[] {
  const nodes: Readonly<Partial<Record<Receiver, number | null>>> = {
    placeManager: around.placeId,
    placeMembers: around.placeId,
    unitContacts: around.unitId,
    maintenanceCompany: around.maintId,
    partner: around.partnerId,
    responsible: around.hazardId ?? around.failureId ?? null,
    inspector: around.inspectionTaskId ?? null,
    agent: around.workOrderId ?? null,
  };
  const named = (receiver: Receiver, name: string, phone: string): Person[] =>
    receivers.includes(receiver) && nodes[receiver] != null && (phone !== '' || name !== '')
      ? [{ receiver, nodeId: nodes[receiver] ?? 0, userId: null, name, phone, email: '', wanted: null, language: null }]
      : [];
  const found = [
    ...people.filter(
      ({ receiver, nodeId, withinPartnerIds }) =>
        receivers.includes(receiver) &&
        nodes[receiver] === nodeId &&
        isWithinPartners({ withinPartnerIds: withinPartnerIds ?? undefined }, around.partnerId),
    ),
    ...named('placeManager', around.manager, around.managerPhone),
    ...named('unitContacts', around.unitContact, around.unitPhone),
    ...named('maintenanceCompany', around.maintContact, around.maintPhone),
  ];
  const kept = new Map<string, Person>();
  for (const person of found) {
    const byNumber = person.phone === '' ? undefined : `p${phoneDigits(person.phone)}`;
    const byUser = person.userId === null ? undefined : `u${person.userId}`;
    const key =
      [byUser, byNumber].find((one) => one !== undefined && kept.has(one)) ?? byUser ?? byNumber ?? `n${person.name}`;
    const before = kept.get(key);
    const one = before
      ? {
          ...before,
          userId: before.userId ?? person.userId,
          phone: before.phone || person.phone,
          email: before.email || person.email,
          wanted: before.wanted ?? person.wanted,
        }
      : person;
    for (const each of [key, byUser, byNumber]) if (each !== undefined) kept.set(each, one);
  }
  return [...new Set(kept.values())];
}

/** Where a channel reaches a person; undefined: it does not reach people without an account, empty: nothing is known. */
export const addressOf = (channel: SentChannel, { userId, phone, email }: Person): string | undefined => {
  if (channel === 'sms' || channel === 'voice') return phone;
  if (channel === 'email') return email;
  return userId === null ? undefined : String(userId);
};
