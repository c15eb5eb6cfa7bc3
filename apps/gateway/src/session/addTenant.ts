import { systemClock } from '@fireline/api/lib';
import type { Problem } from '@fireline/domain/lib';
import { checkPassword, newTenantId, newTenantName, newUsername } from '@fireline/domain/session';
import type { TenantDefaults } from '../lib/area.ts';
import type { OpenedDatabase } from '../lib/db/opened.ts';
import { type Random, systemRandom } from '../lib/random.ts';
import { StartProblem } from '../lib/startProblem.ts';
import { createTenant } from './createTenant.ts';
import { hashPassword } from '../lib/passwords.ts';
import { wordsFor } from './problemWords.ts';

/** Who created it, in the user log: nobody can be called so. */
const terminal = '(terminal)';
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#%+=?';

/** A password of 16 characters by the strict rule, for one person to change. */
export function newPasswordFor(random: Random): string {
  for (;;) {
    const bytes = [...random.bytes(64)].filter((byte) => byte < 4 * characters.length).slice(0, 16);
    const password = bytes.map((byte) => characters[byte % characters.length]).join('');
    if (checkPassword(password, 'strict').length === 0) return password;
  }
}

/** What the terminal shows of an account with a password that was made up. */
export const shownOnce = (username: string, password: string): string => `  User      ${username}
  Password  ${password}   (shown this once; the first login asks for another)`;

const refused = (problem: Problem | undefined): StartProblem =>
  new StartProblem(problem ? wordsFor(problem, 'en') : 'It was refused.');

/**
 * Creates a tenant, or the operator above them, with its first administrator.
 * @param defaults of every area
 * @returns what is told in the terminal, the password among it
 * @throws StartProblem when an entry is refused or the id is taken
 * @spec SHL-31 ORG-06
 */
export async function addTenant(
  database: OpenedDatabase,
  entered: { readonly rentId: string; readonly name: string; readonly admin: string; readonly isOperator?: boolean },
  defaults: readonly TenantDefaults[],
): Promise<string> {
  const [rentId, rentName, username] = [
    newTenantId(entered.rentId, 'rentId'),
    newTenantName(entered.name, 'rentName'),
    newUsername(entered.admin, 'username'),
  ];
  if (!rentId.ok) throw refused(rentId.problems[0]);
  if (!rentName.ok) throw refused(rentName.problems[0]);
  if (!username.ok) throw refused(username.problems[0]);
  const password = newPasswordFor(systemRandom);
  const pwHash = await hashPassword(password, systemRandom);
  const administrator = { username: username.value, realName: username.value, pwHash, mustChangePassword: true };
  const kind = entered.isOperator ? { rentKind: 'operator' as const } : { rentKind: 'tenant' as const, defaults };
  const tenant = { rentId: rentId.value, rentName: rentName.value, administrator };
  const made = await createTenant(database, { ...tenant, ...kind, by: terminal, ip: '', isFirst: false }, systemClock);
  if (!made.ok) throw refused(made.problems[0]);
  return `${entered.isOperator ? 'Operator' : 'Tenant'} ${tenant.rentId} is created.
${shownOnce(username.value, password)}`;
}
