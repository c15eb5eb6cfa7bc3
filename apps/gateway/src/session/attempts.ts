import { type Problem, refuse, type Result, ok } from '@fireline/domain/lib';
import {
  isKnownAddress,
  type JudgedTry,
  judgeTry,
  lockProblem,
  type PasswordTries,
  uncounted,
} from '@fireline/domain/session';
import { type Deps, isoNow } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import { callerOf } from '../lib/http/edge/rateLimit.ts';
import { transact } from '../lib/transact.ts';
import type { Passwords } from '../lib/passwords.ts';
import * as store from './store.ts';
import { holdTries, isLastAdministrator, keepTries, type Login, strangeAddresses } from './tryStore.ts';

type AttemptDeps = Pick<Deps, 'database' | 'clock' | 'passwords'>;

/** What the password is typed for, and from where. */
export interface Attempt {
  readonly action: 'login' | 'changePassword';
  readonly ip: string;
}

interface Trying {
  readonly name: Login;
  readonly password: string;
  readonly attempt: Attempt;
}

/** A try that was counted: for whom, from where, and what follows when it is wrong. */
interface Counted extends JudgedTry {
  readonly name: Login;
  readonly address: string;
  readonly user: store.UserRow | undefined;
}

/** How much a caller is told: from the second to last attempt on, how many are left. */
function wrong({ left, lockedUntilMs }: Counted, action: Attempt['action'], nowMs: number): Problem {
  if (lockedUntilMs !== undefined) return lockProblem(lockedUntilMs, nowMs);
  if (action === 'changePassword') {
    const field = 'oldPassword';
    return left <= 2
      ? { code: 'session.oldPassword.wrongLeft', field, args: { left } }
      : { code: 'session.oldPassword.wrong', field };
  }
  return left <= 2
    ? { code: 'session.wrongPasswordLeft', args: { left } }
    : { code: 'session.wrongPassword', field: 'password' };
}

/** Counts nothing after all: the password was right, or could not be looked at. */
async function takeBack(tx: Tx, { name, address, own, strangers }: Counted, nowMs: number): Promise<void> {
  const undo = async (where: string, judged: PasswordTries) => {
    const now = await holdTries(tx, name, where, nowMs);
    await keepTries(tx, name, where, uncounted(now, judged.lockedUntilMs !== undefined));
  };
  await undo(address, own);
  if (strangers) await undo(strangeAddresses, strangers);
}

/** An account whose password was right. */
export interface OpenedAccount {
  readonly user: store.UserRow;
  /** Notes in the transaction that uses the password that it was right, and that its address is known from now on. */
  settle(tx: Tx): Promise<void>;
  /** Refuses the password: it was changed while it was looked at. */
  outdated(): Promise<Result<never>>;
}

/** Where passwords are tried, whatever for: counted together, so that no call is a way around the lock of another. */
export class PasswordAttempts {
  readonly #deps: AttemptDeps;

  constructor(deps: AttemptDeps) {
    this.#deps = deps;
  }

  /**
   * The account that the password opens. In the caller's turn as a whole: what an address asks beside it neither computes nor waits for the
   * database.
   * @throws TooBusy when too many wait; that was no try
   * @spec SES-01 SES-06
   */
  try(name: Login, password: string, attempt: Attempt): Promise<Result<OpenedAccount>> {
    return this.#deps.passwords.inTurn(attempt.ip, (passwords) => this.#tried(passwords, { name, password, attempt }));
  }

  hash(password: string, ip: string): Promise<string> {
    return this.#deps.passwords.inTurn(ip, ({ hash }) => hash(password));
  }

  async #tried(passwords: Passwords, { name, password, attempt }: Trying): Promise<Result<OpenedAccount>> {
    // the attempt is counted first, so of many at once only as many are verified as may be wrong
    const counted = await this.#count(name, attempt);
    const { user } = counted;
    const isRight = counted.mayTry && (await this.#verify(passwords, password, counted));
    if (!isRight || !user) return this.#refused(counted, attempt);
    if (user.disabled || user.isPartnerDisabled) return this.#refused(counted, attempt, { code: 'session.disabled' });
    return ok({
      user,
      settle: (tx) => this.#settle(tx, counted),
      outdated: () => this.#refused(counted, attempt),
    });
  }

  #count(name: Login, { action, ip }: Attempt): Promise<Counted> {
    const nowMs = this.#deps.clock();
    const address = callerOf(ip);
    return transact(this.#deps.database, async ({ tx }) => {
      const user = await store.userForTry(tx, name);
      const own = await holdTries(tx, name, address, nowMs);
      // who holds a session is no stranger, wherever they are
      const isKnown = action === 'changePassword' || isKnownAddress(own, nowMs);
      const strangers = isKnown ? undefined : await holdTries(tx, name, strangeAddresses, nowMs);
      const isLast = !!user && !!strangers && (await isLastAdministrator(tx, user, new Date(nowMs).toISOString()));
      const judged = judgeTry({ own, strangers, isLastAdministrator: isLast, nowMs });
      await keepTries(tx, name, address, judged.own);
      if (judged.strangers) await keepTries(tx, name, strangeAddresses, judged.strangers);
      return { ...judged, name, address, user };
    });
  }

  /** One that could not be looked at was no try: a server in trouble locks nobody out. */
  async #verify({ verify }: Passwords, password: string, counted: Counted): Promise<boolean> {
    try {
      return await verify(password, counted.user?.pwHash);
    } catch (error) {
      await transact(this.#deps.database, ({ tx }) => takeBack(tx, counted, this.#deps.clock()));
      throw error;
    }
  }

  async #settle(tx: Tx, counted: Counted): Promise<void> {
    const nowMs = this.#deps.clock();
    await takeBack(tx, counted, nowMs);
    const opened = { wrongTries: 0, locks: 0, lockedUntilMs: undefined, lastTryMs: nowMs, openedMs: nowMs };
    await keepTries(tx, counted.name, counted.address, opened);
  }

  async #refused(counted: Counted, { action, ip }: Attempt, problem?: Problem): Promise<Result<never>> {
    const told = problem ?? wrong(counted, action, this.#deps.clock());
    const at = isoNow(this.#deps.clock);
    await transact(this.#deps.database, async ({ tx }) => {
      const { user, name, address, own } = counted;
      // a name that nobody has costs a write as well: how long the answer takes does not tell which names exist
      if (!user) return void (await holdTries(tx, name, address, own.lastTryMs));
      const { rentId, userId, username } = user;
      const entry = { rentId, at, userId, username, ip, area: 'session' } as const;
      const isLocking = counted.mayTry && counted.lockedUntilMs !== undefined;
      await store.insertLog(tx, [
        { ...entry, action, result: 'failure', detail: told.code },
        ...(isLocking ? [{ ...entry, action: 'lock', result: 'success', detail: '' } as const] : []),
      ]);
    });
    return refuse(told);
  }
}
