import type { Call } from '@fireline/api/lib';
import type { Language } from '@fireline/domain/lib';
import { actingScope, hasRight, type Scope } from '@fireline/domain/role';
import { rentOfDeviceKey } from '../../device/keys.ts';
import { readLink } from '../../public/links.ts';
import { checkStanding } from '../../public/listed.ts';
import { signedInBy } from '../../session/tokens.ts';
import type { Context, Deps, SignedInAsks } from '../context.ts';
import { HttpRefusal } from './handlers.ts';

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

async function signedIn(caller: Caller, request: Request, call: Call): Promise<SignedInAsks> {
  const { name, logs = null } = call;
  const token = tokenIn(request);
  if (!token) throw new HttpRefusal(401, { code: 'session.tokenMissing' });
  const found = await signedInBy(caller.deps, token);
  if (!found) throw new HttpRefusal(401, { code: 'session.tokenInvalid' });
  return { ...caller, by: 'signedIn', logs, area: areaOf(name), ...found, ...scopesOf(call, found.scope) };
}

async function byDeviceKey(caller: Caller, request: Request): Promise<Context> {
  const key = tokenIn(request);
  const rentId = key === undefined ? undefined : await rentOfDeviceKey(caller.deps.database.db, key);
  if (rentId === undefined) throw new HttpRefusal(401, { code: 'device.keyInvalid' });
  return { ...caller, by: 'deviceKey', rentId };
}

async function byLink(caller: Caller, fields: Readonly<Record<string, unknown>>): Promise<Context> {
  const token = typeof fields.token === 'string' ? fields.token : '';
  const read = await readLink(caller.deps, token);
  if (!read.ok) throw new HttpRefusal(401, read.problems[0] ?? { code: 'public.claim.invalid' });
  const revoked = await checkStanding(caller.deps, token);
  if (revoked) throw new HttpRefusal(401, revoked);
  return { ...caller, by: 'link', claims: read.value };
}

/**
 * Who asks, as the call's `who` demands.
 * @throws HttpRefusal 401 when nobody good is behind the request, 403 when their role has none of the call's buttons
 * @spec ROL-03 ROL-06 ROL-07 PUB-05
 */
export async function authorise(
  call: Call,
  caller: Caller,
  request: Request,
  fields: Readonly<Record<string, unknown>>,
): Promise<Context> {
  switch (call.who) {
    case 'anyone':
      return { ...caller, by: 'anyone' };
    case 'deviceKey':
      return byDeviceKey(caller, request);
    case 'link':
      return byLink(caller, fields);
    case 'signedIn':
      return signedIn(caller, request, call);
    default: {
      const context = await signedIn(caller, request, call);
      if (!hasRight(context.rights.granted, call.who)) throw new HttpRefusal(403, { code: 'role.noPermission' });
      return context;
    }
  }
}
