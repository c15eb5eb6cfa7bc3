import { ok, refuse, type Result } from '@fireline/domain/lib';
import { accountTypeOf, administeredBy, nodeOfKind, userImportForm } from '@fireline/domain/session';
import type { Work } from '../../lib/transact.ts';
import { holdRolesCalled, roleCalled, roleToGive } from '../../role/assign.ts';
import type { Acting } from '../accounts.ts';
import { boundTo, nodeCalled } from './nodeStore.ts';
import * as store from './store.ts';

interface Importing extends Acting {
  readonly at: string;
  readonly pwHash: string;
}

/** Holds the roles that rows of a file name. @spec DEV-26 */
export const holdRolesOf = (
  { tx }: Work,
  { account }: Importing,
  rows: readonly { readonly roleName?: string }[],
): Promise<void> =>
  holdRolesCalled(tx, account.rentId, [...new Set(rows.flatMap(({ roleName }) => (roleName ? [roleName] : [])))]);

/**
 * Creates an account from a row of a file, with a password that nobody knows: its person signs in by a code to the mobile number, or an
 * administrator makes a password.
 * @returns the id of the account
 * @spec SES-03 SES-08 DEV-26
 */
export async function createImportedUser({ tx }: Work, who: Importing, sent: unknown): Promise<Result<number>> {
  const form = userImportForm.check(sent);
  if (!form.ok) return form;
  const { account, scope, at, pwHash } = who;
  const { username, realName, mobile = '', role, node: called, roleName } = form.value;
  if (!administeredBy(account).includes(role)) return refuse({ code: 'session.kindNotYours', field: 'role' });
  const kind = nodeOfKind[role];
  const nodeId = kind === undefined || called === undefined ? '' : await nodeCalled(tx, scope, kind, called);
  const node = nodeId === undefined ? undefined : await boundTo(tx, scope, role, nodeId);
  if (!node) return refuse({ code: 'session.import.nodeUnknown', field: 'node' });
  const roleId = roleName === undefined ? undefined : await roleCalled(tx, account.rentId, roleName);
  if (roleName !== undefined && roleId === undefined)
    return refuse({ code: 'session.import.roleUnknown', field: 'roleName' });
  const given = await roleToGive(tx, who, { kind: role, roleId });
  if (!given.ok) return refuse(...given.problems.map((problem) => ({ ...problem, field: 'roleName' })));
  const { rentId } = account;
  const made = await store.insertUser(tx, {
    rentId,
    username,
    realName,
    mobile,
    role,
    accountType: accountTypeOf[role],
    ...node,
    roleId: given.value,
    pwHash,
    createdAt: at,
    mustChangePassword: true,
  });
  return made ? ok(made.userId) : refuse({ code: 'session.usernameTaken', field: 'username' });
}
