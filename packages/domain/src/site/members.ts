import { type Problem, defineForm, oneOf, optional, text } from '../lib/index.ts';
import { email, mobile, oneTimeCode } from '../session/index.ts';
import { personNameChars } from './limits.ts';

/** What a member may do at a place. @spec SIT-02 */
export const memberRights = ['manage', 'follow'] as const;
export type MemberRight = (typeof memberRights)[number];

/** How a member proves who it is. @spec SIT-02 */
export const memberProofs = ['phone', 'email'] as const;
export type MemberProof = (typeof memberProofs)[number];

/** A member of a place; what it is authenticated by has to be given. @spec SIT-02 */
export const memberForm = defineForm(
  {
    name: text(personNameChars),
    right: oneOf(memberRights),
    proof: oneOf(memberProofs),
    phone: optional(mobile),
    email: optional(email),
  },
  (member) => [member[member.proof] === undefined ? { code: 'form.required', field: member.proof } : undefined],
);

interface TickedMember {
  readonly memberId: number;
  readonly revision: number;
}
/** Why the ticked members cannot be unbound: none is ticked, one is no member any more, or each that somebody changed since. @spec SIT-02 */
export function checkUnbind(
  ticked: readonly TickedMember[],
  members: readonly (TickedMember & { readonly name: string; readonly changedBy: string })[],
): Problem[] {
  if (ticked.length === 0) return [{ code: 'site.member.tickFirst' }];
  const standing = new Map(members.map((member) => [member.memberId, member]));
  if (!ticked.every(({ memberId }) => standing.has(memberId))) return [{ code: 'site.member.gone' }];
  return ticked.flatMap(({ memberId, revision }): Problem[] => {
    const member = standing.get(memberId);
    if (!member || member.revision === revision) return [];
    return [{ code: 'site.member.changed', args: { member: member.name, name: member.changedBy } }];
  });
}

/**
 * Why a change of the people of a place is refused: nobody who managed it is left. Decision: a place that had a manager keeps one.
 * @spec SIT-02
 */
export const checkManagerStays = (
  before: readonly { readonly right: MemberRight }[],
  after: readonly { readonly right: MemberRight }[],
): Problem | undefined => {
  const isManaged = (members: typeof before) => members.some(({ right }) => right === 'manage');
  return isManaged(before) && !isManaged(after) ? { code: 'site.member.lastManager' } : undefined;
};

/** What a member is reached by: the mobile, else the address. Decision: of two the mobile, for a code comes there at once. @spec SIT-02 */
export const memberReach = ({ phone, email: address }: { readonly phone: string; readonly email: string }) =>
  phone === '' ? ({ proof: 'email', to: address } as const) : ({ proof: 'phone', to: phone } as const);

/** The code by which a member proves who it is. @spec SIT-02 SES-12 */
export const memberCodeForm = defineForm({ code: oneTimeCode });
