import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import { accountTypeOf, administeredBy, limitAfter } from '@fireline/domain/session';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { type Caretaker, checkMade, limitedOf } from './lookedAfter.ts';
import { boundTo } from './nodeStore.ts';
import * as store from './store.ts';

/** Who creates accounts. */
export type Creator = Caretaker & Pick<SignedInAsks, 'account'>;

interface NewAccount {
  readonly username: string;
  readonly realName: string;
  readonly mobile: string;
  readonly role: Role;
  readonly nodeId: string;
  /** Undefined: the built-in role of the kind. */
  readonly roleId: number | undefined;
  readonly pwHash: string;
  readonly createdAt: string;
}

/** A problem with what was made stands at the field by which it was chosen. */
const ofForm = (problem: Problem): Problem => ({
  ...problem,
  field: problem.code === 'role.permission.notOwn' ? 'roleId' : 'nodeId',
});

/**
 * Creates an account that may do and see no more than its creator. It is looked at as it stands in the database, and is gone again when it is too much.
 * @returns its id, and its role: null for the built-in one
 * @spec SES-03 SES-08 ROL-01
 */
export async function insertAccount(
  tx: Tx,
  creator: Creator,
  { nodeId, roleId, ...person }: NewAccount,
): Promise<Result<{ userId: number; roleId: number | null }>> {
  const { account, scope } = creator;
  const { rentId } = account;
  const { role } = person;
  if (!administeredBy(account).includes(role)) return refuse({ code: 'session.kindNotYours', field: 'role' });
  const node = await boundTo(tx, scope, role, nodeId);
  if (!node) return refuse({ code: 'session.node.notFound', field: 'nodeId' });
  const given = await creator.deps.roleRights.roleToGive(tx, rentId, { kind: role, roleId });
  if (!given.ok) return given;
  const limited = limitAfter(limitedOf(creator), false);
  const facts = { ...node, rentId, accountType: accountTypeOf[role], roleId: given.value, limited };
  const made = await store.insertUser(tx, { ...person, ...facts, mustChangePassword: true });
  if (!made) return refuse({ code: 'session.usernameTaken', field: 'username' });
  const problem = await checkMade(tx, creator, made.userId);
  if (!problem) return ok({ userId: made.userId, roleId: given.value });
  await store.removeMade(tx, made.userId);
  return refuse(ofForm(problem));
}
