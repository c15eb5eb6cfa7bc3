import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { type Account, locksAccount, triesLeft, wrongPasswordsMax } from '@fireline/domain/session';
import { type Deps, isoNow } from '../lib/context.ts';
import { HttpRefusal } from '../lib/http/handlers.ts';
import { transact } from '../lib/transact.ts';
import { TooBusy } from './passwords.ts';
import * as store from './store.ts';
import { UnknownNames } from './unknownNames.ts';

type AttemptDeps = Pick<Deps, 'database' | 'clock' | 'passwords'>;

/** What the password is typed for, and from where. */
interface Attempt {
  readonly action: 'login' | 'changePassword';
  readonly ip: string;
}

/** How much a caller is told: from the second to last attempt on, how many are left. */
const wrong = (attempts: number, action: Attempt['action']): Problem => {
  const left = triesLeft(attempts);
  if (left === 0) return { code: 'session.locked' };
  if (action === 'changePassword') {
    const field = 'oldPassword';
    return left <= 2
      ? { code: 'session.oldPassword.wrongLeft', field, args: { left } }
      : { code: 'session.oldPassword.wrong', field };
  }
  return left <= 2
    ? { code: 'session.wrongPasswordLeft', args: { left } }
    : { code: 'session.wrongPassword', field: 'password' };
};

/** Where passwords are tried, whatever for: counted together, so that no call is a way around the lock of another. */
export class PasswordAttempts {
  readonly #deps: AttemptDeps;
  readonly #unknown = new UnknownNames();

  constructor(deps: AttemptDeps) {
    this.#deps = deps;
  }

  /** The account that the password opens. @spec SES-01 SES-06 */
  async try(name: store.Login, password: string, attempt: Attempt): Promise<Result<store.UserRow>> {
    const { action } = attempt;
    const user = await store.countAttempt(this.#deps.database.db, name);
    const attempts = user ? user.wrongTries : this.#unknown.count(name.rentId, name.username);
    // the attempt is counted, so of many at once only as many are verified as may be wrong
    const mayTry = user?.lockedAt == null && attempts <= wrongPasswordsMax;
    const isRight = mayTry && (await this.#verify(password, name, user));
    if (user && isRight && user.disabled) return this.#refused(user, attempt, { code: 'session.disabled' });
    if (user && isRight) return ok(user);
    if (!user) return refuse(mayTry ? wrong(attempts, action) : { code: 'session.locked' });
    if (locksAccount(attempts)) await this.#lock(user, attempt.ip);
    return this.#refused(user, attempt, mayTry ? wrong(attempts, action) : { code: 'session.locked' });
  }

  /** The refusal of a password that was changed while it was verified; the change has forgotten the tries before. */
  outdated(user: store.UserRow, attempt: Attempt): Promise<Result<never>> {
    return this.#refused(user, attempt, wrong(1, attempt.action));
  }

  /** One that nobody had the time to look at was no try: a busy server locks nobody out. */
  async #verify(password: string, name: store.Login, user: store.UserRow | undefined): Promise<boolean> {
    try {
      return await this.#unlessBusy(this.#deps.passwords.verify(password, user?.pwHash));
    } catch (error) {
      if (user) await store.takeBackAttempt(this.#deps.database.db, user);
      else this.#unknown.takeBack(name.rentId, name.username);
      throw error;
    }
  }

  hash(password: string): Promise<string> {
    return this.#unlessBusy(this.#deps.passwords.hash(password));
  }

  async #unlessBusy<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof TooBusy) throw new HttpRefusal(429, { code: 'session.busy' });
      throw error;
    }
  }

  async #refused(user: Account, { action, ip }: Attempt, problem: Problem): Promise<Result<never>> {
    const { rentId, username } = user;
    const at = isoNow(this.#deps.clock);
    await transact(this.#deps.database, ({ tx }) =>
      store.insertLog(tx, { rentId, at, username, action, result: 'failure', ip, detail: problem.code }),
    );
    return refuse(problem);
  }

  async #lock({ rentId, userId, username }: Account, ip: string): Promise<void> {
    const at = isoNow(this.#deps.clock);
    await transact(this.#deps.database, async ({ tx }) => {
      const isNew = await store.lockUser(tx, rentId, userId, at);
      if (isNew) await store.insertLog(tx, { rentId, at, username, action: 'lock', result: 'success', ip, detail: '' });
    });
  }
}
