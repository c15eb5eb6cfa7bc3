import type { Call } from '@fireline/api/lib';
import type { Language, Result } from '@fireline/domain/lib';
import { actingScope, hasRight, type Scope } from '@fireline/domain/role';
import type { LinkClaims } from '@fireline/domain/public';
import type { Context, Deps, DeviceAsks, EmbedAsks, SignedIn, SignedInAsks } from '../context.ts';
import { HttpRefusal } from './refusal.ts';

type KeyHolder = Pick<DeviceAsks, 'rentId' | 'scopes' | 'keyId'>;

/** Who is behind what a request carries; the areas know. */
export interface Callers {
  /** The session of a token, while it is good. */
  readonly signedIn: (deps: Deps, token: string) => Promise<SignedIn | undefined>;
  /** The code that says why a token is not good. */
  readonly whyOver: (deps: Deps, token: string) => Promise<string>;
  /** Who holds a device key, while it is good, and good for the call. */
  readonly deviceKey: (deps: Deps, key: string, call: Call) => Promise<KeyHolder | undefined>;
  /** What a signed link opens, or why it opens nothing any more. */
  readonly link: (deps: Deps, token: string) => Promise<Result<LinkClaims>>;
  /** What a token of an embed key opens. @throws HttpRefusal when it opens nothing, or not for the page that asks */
  readonly embed: (deps: Deps, presented: Presented) => Promise<EmbedHolder>;
}

type EmbedHolder = Pick<EmbedAsks, 'scope' | 'claims'>;
/** A token with the call that it is to open, its path, and the origin of another page that asks. */
export interface Presented {
  readonly token: string;
  readonly call: Call;
  readonly path: string;
  readonly origin: string | undefined;
}

interface Caller {
  readonly deps: Deps;
  readonly language: Language;
  readonly ip: string;
  readonly signal?: AbortSignal | undefined;
}

export const tokenIn = (request: Request): string | undefined =>
  request.headers
    .get('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim() || undefined;

/** `plan` of `plan.create`. */
export const areaOf = (callName: string): string => callName.slice(0, callName.indexOf('.'));

/** What a call that changes something reaches is less than what its caller sees, where somebody follows a place. @spec SIT-02 */
const scopesOf = ({ method }: Call, sees: Scope) => ({ sees, scope: method === 'POST' ? actingScope(sees) : sees });

async function signedIn(callers: Callers, caller: Caller, request: Request, call: Call): Promise<SignedInAsks> {
  const { name, logs = null } = call;
  const token = tokenIn(request);
  if (!token) throw new HttpRefusal(401, { code: 'session.tokenMissing' });
  const found = await callers.signedIn(caller.deps, token);
  if (!found) throw new HttpRefusal(401, { code: await callers.whyOver(caller.deps, token) });
  return { ...caller, by: 'signedIn', logs, area: areaOf(name), ...found, ...scopesOf(call, found.scope) };
}

async function byDeviceKey(callers: Callers, caller: Caller, request: Request, call: Call): Promise<Context> {
  const key = tokenIn(request);
  const holder = key === undefined ? undefined : await callers.deviceKey(caller.deps, key, call);
  if (!holder) throw new HttpRefusal(401, { code: 'device.keyInvalid' });
  return { ...caller, by: 'deviceKey', ...holder };
}

async function byLink(callers: Callers, caller: Caller, fields: Readonly<Record<string, unknown>>): Promise<Context> {
  const read = await callers.link(caller.deps, typeof fields.token === 'string' ? fields.token : '');
  if (!read.ok) throw new HttpRefusal(401, read.problems[0] ?? { code: 'public.claim.invalid' });
  return { ...caller, by: 'link', claims: read.value };
}

/** The page of a piece is ours and asks without an origin, or with our own. */
const foreignOrigin = (request: Request): string | undefined => {
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin ? undefined : origin;
};

async function byEmbed(callers: Callers, caller: Caller, request: Request, call: Call): Promise<Context> {
  const token = tokenIn(request);
  if (!token) throw new HttpRefusal(401, { code: 'public.embed.invalid' });
  const path = new URL(request.url).pathname;
  const holder = await callers.embed(caller.deps, { token, call, path, origin: foreignOrigin(request) });
  return { ...caller, by: 'embed', ...holder };
}

/**
 * Who asks, as the call's `who` demands.
 * @throws HttpRefusal 401 when nobody good is behind the request, 403 when their role has none of the call's buttons
 * @spec ROL-03 ROL-06 ROL-07 PUB-05
 */
export const authorise =
  (callers: Callers) =>
  async (call: Call, caller: Caller, request: Request, fields: Readonly<Record<string, unknown>>): Promise<Context> => {
    switch (call.who) {
      case 'anyone':
        return { ...caller, by: 'anyone' };
      case 'deviceKey':
        return byDeviceKey(callers, caller, request, call);
      case 'link':
        return byLink(callers, caller, fields);
      case 'embed':
        return byEmbed(callers, caller, request, call);
      case 'signedIn':
        return signedIn(callers, caller, request, call);
      default: {
        const context = await signedIn(callers, caller, request, call);
        if (!hasRight(context.rights.granted, call.who)) throw new HttpRefusal(403, { code: 'role.noPermission' });
        return context;
      }
    }
  };
