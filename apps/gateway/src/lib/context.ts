import type { Clock, Timers } from '@fireline/api/lib';
import type { KeyScope } from '@fireline/domain/device';
import type { Language } from '@fireline/domain/lib';
import type { EmbedClaims, LinkClaims } from '@fireline/domain/public';
import type { Scope } from '@fireline/domain/role';
import type { UserLogAction } from '@fireline/domain/log';
import type { Account } from '@fireline/domain/session';
import type { ClockWatch } from './clockWatch.ts';
import type { OpenedDatabase } from './db/opened.ts';
import type { FileStore } from './files/store.ts';
import type { Log } from './log.ts';
import type { Observer } from './observer.ts';
import type { PasswordHasher } from './passwords.ts';
import type { Random } from './random.ts';
import type { Sealer } from './sealing.ts';

/** Keys of this installation; losing those of links and logins ends every link, nothing else. */
export interface Secrets {
  /** 32 bytes, base64url: signs public links. */
  readonly linkKey: string;
  /** 32 bytes, base64url: signs the labels of points. */
  readonly pointKey: string;
  /** Private JWK: deciphers logins. */
  readonly loginKey: string;
  /** Encrypts what has to be read again, such as passwords of carriers. */
  readonly sealer: Sealer;
}

/** What every action works with; all of it comes from outside. An area adds what it alone needs where it defines that. */
export interface Deps {
  readonly database: OpenedDatabase;
  readonly clock: Clock;
  /** What is known of wrong clocks: the gateway's and those of devices. */
  readonly clocks: ClockWatch;
  readonly timers: Timers;
  readonly random: Random;
  /** One for each gateway: what it holds back is this machine's load. */
  readonly passwords: Pick<PasswordHasher, 'inTurn' | 'noteOpened'>;
  readonly secrets: Secrets;
  readonly log: Log;
  /** Told of what goes on, for metrics. */
  readonly observer: Observer;
  /** Uploads and what is made of them. */
  readonly files: FileStore;
  /** Reachable from other machines: the published demo password opens nothing. */
  readonly isPublicHost: boolean;
}

/** What an account may do. */
export interface HeldRights {
  /** Null: the built-in role of the account's kind. */
  readonly roleId: number | null;
  readonly roleName: string | null;
  readonly revision: number;
  readonly granted: ReadonlySet<string>;
  /** The same once the password is the account's own. */
  readonly ofAccount: ReadonlySet<string>;
  /** The same where no power of a partner is kept back. @spec SES-08 ORG-05 */
  readonly ofRole: ReadonlySet<string>;
  /** The powers of the partner above bound an account that is no partner's own. @spec SES-08 ORG-05 */
  readonly isLimited: boolean;
  /** Counts the changes of what the tenant lets its partners do, and each partner those below it; empty where nothing is kept back. @spec ORG-05 */
  readonly powersRevision: string;
  /** Until the password is changed nothing is granted. */
  readonly mustChangePassword: boolean;
}

/** Who is behind a token. */
export interface SignedIn {
  readonly account: Account;
  readonly scope: Scope;
  readonly rights: HeldRights;
  readonly sessionId: string;
  /** What it was opened with, such as `web`. */
  readonly clientType: string;
  readonly expiresAtMs: number;
}

interface Asked {
  readonly deps: Deps;
  readonly language: Language;
  readonly ip: string;
  /** Aborted when the reader has left; absent where nobody can. */
  readonly signal?: AbortSignal | undefined;
}
export interface AnyoneAsks extends Asked {
  readonly by: 'anyone';
}
export interface SignedInAsks extends Asked, SignedIn {
  readonly by: 'signedIn';
  /** What the caller may look at: more than `scope` in a call that changes something, where a place is only followed. @spec SIT-02 */
  readonly sees: Scope;
  /** What the user log says of the call; null: nothing, as for one that only reads. @spec SES-10 */
  readonly logs: UserLogAction | null;
  /** The part of the product that the call belongs to. */
  readonly area: string;
}
export interface DeviceAsks extends Asked {
  readonly by: 'deviceKey';
  readonly rentId: string;
  /** What the key is for. */
  readonly scopes: readonly KeyScope[];
  readonly keyId: number;
}
export interface LinkAsks extends Asked {
  readonly by: 'link';
  readonly claims: LinkClaims;
}
export interface EmbedAsks extends Asked {
  readonly by: 'embed';
  /** Of the key: what a piece may show. */
  readonly scope: Scope;
  readonly claims: EmbedClaims;
}
export type Context = AnyoneAsks | SignedInAsks | DeviceAsks | LinkAsks | EmbedAsks;

export const isoNow = (clock: Clock): string => new Date(clock()).toISOString();
