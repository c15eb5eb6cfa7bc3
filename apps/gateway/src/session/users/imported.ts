import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { administeredBy, nodeOfKind, userImportForm } from '@fireline/domain/session';
import type { Work } from '../../lib/transact.ts';
import { type Creator, insertAccount } from './creating.ts';
import { nodeCalled } from './nodeStore.ts';

interface Importing extends Creator {
  readonly at: string;
  readonly pwHash: string;
}

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
  const { mobile = '', node: called, roleName, ...person } = form.value;
  if (!administeredBy(account).includes(person.role)) return refuse({ code: 'session.kindNotYours', field: 'role' });
  const kind = nodeOfKind[person.role];
  const nodeId = kind === undefined || called === undefined ? '' : await nodeCalled(tx, scope, kind, called);
  if (nodeId === undefined) return refuse({ code: 'session.import.nodeUnknown', field: 'node' });
  const roleId =
    roleName === undefined ? undefined : await who.deps.roleRights.roleCalled(tx, account.rentId, roleName);
  if (roleName !== undefined && roleId === undefined)
    return refuse({ code: 'session.import.roleUnknown', field: 'roleName' });
  const made = await insertAccount(tx, who, { ...person, mobile, nodeId, roleId, pwHash, createdAt: at });
  if (made.ok) return ok(made.value.userId);
  return refuse(...made.problems.map(ofRow));
}

const columnOf: Readonly<Record<string, string>> = { roleId: 'roleName', nodeId: 'node' };
const ofRow = (problem: Problem): Problem => ({
  ...problem,
  code: problem.code === 'session.node.notFound' ? 'session.import.nodeUnknown' : problem.code,
  ...(problem.field !== undefined && { field: columnOf[problem.field] ?? problem.field }),
});
