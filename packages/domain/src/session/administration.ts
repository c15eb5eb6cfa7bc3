import { defineForm, oneOf, optional, text } from '../lib/index.ts';
import { type RentKind, type Role, roles, rolesIn } from '../role/index.ts';
import { mobile } from './contact.ts';
import { realNameChars } from './limits.ts';
import { newUsername } from './password.ts';

/**
 * The kinds of account that an account of each kind creates and looks after, within its own scope. Decision: the platform all, a partner those
 * below it, a unit its own people and the residents of its places, a maintenance company its own people.
 * @spec SES-08
 */
export const administeredKinds = {
  platform: roles,
  agent: ['agent', 'unit', 'maint', 'resident'],
  unit: ['unit', 'resident'],
  org: [],
  maint: ['maint'],
  resident: [],
} as const satisfies Readonly<Record<Role, readonly Role[]>>;

/** The kinds of account that somebody creates and looks after where they are. @spec SES-08 ORG-06 */
export const administeredBy = ({
  role,
  rentKind,
}: {
  readonly role: Role;
  readonly rentKind: RentKind;
}): readonly Role[] => rolesIn(rentKind).filter((kind) => mayAdminister(role, kind));

/** Whether accounts of the one kind look after accounts of the other. @spec SES-08 */
export const mayAdminister = (asker: Role, kind: Role): boolean =>
  (administeredKinds[asker] as readonly Role[]).includes(kind);

/** What an account of each kind is bound to; the platform's people are bound to nothing. @spec SES-08 ROL-06 */
export const nodeOfKind = {
  platform: undefined,
  agent: 'partner',
  unit: 'unit',
  org: 'org',
  maint: 'maint',
  resident: 'place',
} as const satisfies Readonly<Record<Role, string | undefined>>;
export type AccountNode = NonNullable<(typeof nodeOfKind)[Role]>;

/** The id of what an account is bound to, as text. */
const nodeId = optional(text({ min: 1, max: 32 }));
const person = { realName: text(realNameChars), mobile: optional(mobile) };

/** An account as an administrator creates it; the password is made up and shown once. @spec SES-03 SES-08 */
export const newAccountForm = defineForm(
  {
    username: newUsername,
    ...person,
    role: oneOf(roles),
    nodeId,
    /** A role that the tenant has made, as text; left out, the built-in one of the kind. */
    roleId: optional(text({ min: 1, max: 9 }, { matches: /^\d+$/, code: 'role.notFound' })),
  },
  ({ role, nodeId: node }) => [
    nodeOfKind[role] !== undefined && node === undefined
      ? { code: 'session.node.required', field: 'nodeId' }
      : undefined,
  ],
);

/** What an administrator changes of an account; its name and its kind stay. Without a node it stays where it is bound. @spec SES-08 */
export const accountChangeForm = defineForm({ ...person, nodeId });

/** What can be asked of the last login. Decision: an account that nobody has used for 90 days is idle. @spec SES-08 */
export const accountUses = ['never', 'recent', 'idle'] as const;
export type AccountUse = (typeof accountUses)[number];
export const accountIdleDays = 90;

const alphabets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-+=@%'] as const;
/** Characters of a password that is made up. Decision: 16, which nobody types twice. @spec SES-05 */
export const madeUpPasswordChars = 16;

/**
 * A password out of random bytes that holds to the strict rule, without characters that are easily confused.
 * @param bytes at least {@link madeUpPasswordChars}
 * @spec SES-05 SES-08
 */
export function madeUpPassword(bytes: Uint8Array): string {
  const all = alphabets.join('');
  const pick = (set: string, byte = 0): string => set.charAt(byte % set.length);
  return Array.from(bytes.subarray(0, madeUpPasswordChars), (byte, index) => pick(alphabets[index] ?? all, byte)).join(
    '',
  );
}
