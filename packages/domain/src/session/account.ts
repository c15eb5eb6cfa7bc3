import { type Problem, type Result, defineMachine, step } from '../lib/index.ts';
import { type RentKind, type Role, roles } from '../role/index.ts';
import { locksAccount } from './lock.ts';

/** The five types of account. @spec SES-03 */
export const accountTypes = ['unit', 'platform', 'resident', 'org', 'maint'] as const;
export type AccountType = (typeof accountTypes)[number];

/**
 * The type of account of each role. Decision: a partner's people work on the platform and have platform accounts.
 * @spec SES-03
 */
export const accountTypeOf = {
  platform: 'platform',
  agent: 'platform',
  unit: 'unit',
  org: 'org',
  maint: 'maint',
  resident: 'resident',
} as const satisfies Readonly<Record<Role, AccountType>>;

/** The roles that an account of the type can have. @spec SES-03 */
export const rolesOf = (type: AccountType): Role[] => roles.filter((role) => accountTypeOf[role] === type);

/** What a stored session knows of its user. @spec SHL-22 */
export interface Account {
  readonly userId: number;
  readonly username: string;
  readonly realName: string;
  readonly role: Role;
  readonly rentId: string;
  readonly rentName: string;
  readonly rentKind: RentKind;
  /** What the people of a maintenance company see in place of the product's name. @spec SIT-07 */
  readonly systemTitle?: string | undefined;
  readonly accountType: AccountType;
  /** It is bound to nothing yet, and sees nothing. @spec SES-04 */
  readonly isUnbound?: boolean | undefined;
  /** Whom somebody asks who is bound to nothing yet; absent: the tenant named nobody. @spec SES-04 */
  readonly tenantContact?: string | undefined;
}

/** How an account stands. @spec SES-06 SES-08 */
export const accountStates = ['active', 'locked', 'disabled', 'deleted'] as const;
export type AccountState = (typeof accountStates)[number];
/** What happens to an account. @spec SES-06 SES-08 */
export const accountEvents = ['lock', 'unlock', 'expire', 'disable', 'enable', 'delete'] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** What the guards ask for. */
export interface AccountContext {
  /** Wrong passwords in a row, this one included. */
  readonly wrongTries?: number;
  /** Who asks is an administrator. */
  readonly isAdministrator?: boolean;
  /** Who asks would do it to the own account. */
  readonly isOneself?: boolean;
}

const lockedOut = { to: 'locked', guards: ['triesUsedUp'], spec: 'SES-06' } as const;
const byAdministrator = ['byAdministrator', 'notOneself'] as const;

/**
 * The life of an account. A lock ends by itself. Decision: a disabled account stays disabled when somebody guesses at its password; nobody disables or
 * deletes the own account, so that a tenant never loses its last administrator by a slip.
 * @spec SES-06 SES-08
 */
export const accountMachine = defineMachine<
  AccountState,
  AccountEvent,
  'triesUsedUp' | 'byAdministrator' | 'notOneself',
  AccountContext
>({
  name: 'account',
  words: { state: 'session.state', event: 'session.event', guard: 'session.guard' },
  initial: 'active',
  finals: ['deleted'],
  states: {
    active: {
      lock: lockedOut,
      disable: { to: 'disabled', guards: byAdministrator, spec: 'SES-08' },
      delete: { to: 'deleted', guards: byAdministrator, spec: 'SES-08' },
    },
    locked: {
      unlock: { to: 'active', guards: ['byAdministrator'], spec: 'SES-06' },
      expire: { to: 'active', spec: 'SES-06' },
      disable: { to: 'disabled', guards: byAdministrator, spec: 'SES-08' },
      delete: { to: 'deleted', guards: byAdministrator, spec: 'SES-08' },
    },
    disabled: {
      enable: { to: 'active', guards: ['byAdministrator'], spec: 'SES-08' },
      delete: { to: 'deleted', guards: byAdministrator, spec: 'SES-08' },
    },
    deleted: {},
  },
  guards: {
    triesUsedUp: ({ wrongTries = 0 }) => (locksAccount(wrongTries) ? undefined : { code: 'session.wrongPassword' }),
    byAdministrator: ({ isAdministrator }) => (isAdministrator ? undefined : { code: 'role.noPermission' }),
    notOneself: ({ isOneself }) => (isOneself ? { code: 'session.notOneself' } : undefined),
  },
  refusal: (state, event): Problem => {
    if (state === 'deleted') return { code: 'session.userNotFound' };
    if (event === 'unlock' || event === 'expire') return { code: 'session.notLocked' };
    if (event === 'enable') return { code: 'session.notDisabled' };
    return { code: state === 'locked' ? 'session.locked' : 'session.disabled' };
  },
});

/** The state after the event, or why it is refused. @spec SES-06 SES-08 */
export const accountStep = (
  state: AccountState,
  event: AccountEvent,
  context: AccountContext = {},
): Result<AccountState> => step(accountMachine, state, event, context);
