import { ok, refuse, type Result } from '@fireline/domain/lib';
import {
  demoRentId,
  setupCodeAlphabet,
  setupCodeChars,
  setupCodeTyped,
  setupForm,
  wrongSetupCodesMax,
} from '@fireline/domain/session';
import type { TenantDefaults } from '../lib/area.ts';
import type { AnyoneAsks, Deps } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import type { Random } from '../lib/random.ts';
import { clearTexts } from './clearTexts.ts';
import { createTenant, hasTenant } from './createTenant.ts';
import { isDemoPassword } from './demo.ts';

/** Tells the code to whoever runs the installation, and to nobody else. */
type TellCode = (code: string) => void;

/**
 * The code without which nobody sets an empty installation up: whoever reads the terminal runs it. After some wrong ones there is
 * another.
 * @spec SHL-31
 */
export class SetupCode {
  readonly #random: Random;
  readonly #tell: TellCode;
  #code = '';
  #wrong = 0;

  constructor(random: Random, tell: TellCode) {
    this.#random = random;
    this.#tell = tell;
    this.#renew();
  }

  #renew(): void {
    // 256 values of a byte are shared out evenly among 32 characters
    this.#code = Array.from(
      this.#random.bytes(setupCodeChars),
      (byte) => setupCodeAlphabet[byte % setupCodeAlphabet.length] ?? '',
    ).join('');
    this.#wrong = 0;
    const half = setupCodeChars / 2;
    this.#tell(`${this.#code.slice(0, half)}-${this.#code.slice(half)}`);
  }

  check(typed: string): Result<true> {
    if (setupCodeTyped(typed) === this.#code) return ok(true);
    this.#wrong += 1;
    if (this.#wrong < wrongSetupCodesMax) return refuse({ code: 'session.setup.code', field: 'code' });
    this.#renew();
    return refuse({ code: 'session.setup.newCode', field: 'code' });
  }
}

declare module '../lib/context.ts' {
  interface Deps {
    /** Demanded by the set-up of an empty installation; absent where none is set up. */
    readonly setupCode?: SetupCode | undefined;
    /** Write what a new tenant begins with; each area brings its own. */
    readonly tenantDefaults: readonly TenantDefaults[];
  }
}

type SetupDeps = Pick<Deps, 'database' | 'setupCode'>;

const isSetupNeeded = async ({ setupCode, database }: SetupDeps): Promise<boolean> =>
  setupCode !== undefined && !(await hasTenant(database.db));

/** The tenant that a login page begins with; none where there are several, and no demo city among them. @spec SES-01 */
export async function tenantAtFirst(db: Db | Tx): Promise<string> {
  const tenants = await db
    .selectFrom('rent')
    .select('rentId')
    .where('kind', '=', 'tenant')
    .orderBy(({ eb }) => eb('rentId', '=', demoRentId), 'desc')
    .limit(2)
    .execute();
  const [first, other] = tenants.map(({ rentId }) => rentId);
  return first !== undefined && (other === undefined || first === demoRentId) ? first : '';
}

export const setupState = async ({ deps }: AnyoneAsks) =>
  ok({
    isNeeded: await isSetupNeeded(deps),
    sendsCodes: deps.messenger !== undefined,
    rentId: await tenantAtFirst(deps.database.db),
  });

interface SetupSent {
  readonly password: string;
  readonly confirmation: string;
  readonly isEncipher: boolean;
}

/** Creates the first tenant of an empty installation, with its first administrator. @spec SHL-31 */
export async function setup(
  { isEncipher, password, confirmation, ...sent }: SetupSent,
  { deps, ip }: AnyoneAsks,
): Promise<Result<{ done: true }>> {
  const { database, setupCode, passwords, clock, tenantDefaults: defaults } = deps;
  if (setupCode === undefined || (await hasTenant(database.db))) return refuse({ code: 'session.setup.done' });
  const clear = await clearTexts(deps, isEncipher, { password, confirmation });
  if (!clear.ok) return clear;
  const form = setupForm.check({ ...sent, ...clear.value });
  if (!form.ok) return form;
  if (isDemoPassword(form.value.password)) return refuse({ code: 'session.password.published', field: 'password' });
  const known = setupCode.check(form.value.code);
  if (!known.ok) return known;
  const { rentId, rentName, username, realName, password: chosen } = form.value;
  const pwHash = await passwords.inTurn(ip, ({ hash }) => hash(chosen));
  const administrator = { username, realName, pwHash, mustChangePassword: false };
  const made = await createTenant(
    database,
    { rentId, rentName, rentKind: 'tenant', defaults, administrator, by: username, ip, isFirst: true },
    clock,
  );
  return made.ok ? ok({ done: true }) : made;
}
