import { type Call, mayCall } from '@fireline/api/lib';
import type { Deps, SignedInAsks } from '../lib/context.ts';
import { actor } from './actions.ts';

/** Who acts from inside this process: somebody by name, with the scope and the rights of an account, and from where. */
export interface InProcess {
  readonly rentId: string;
  readonly username: string;
  readonly name: string;
  readonly ip: string;
}

/** What a call of theirs is made with. @returns nothing when the account is gone, disabled, or may not make the call */
export async function asksAs(
  deps: Deps,
  { name, ip, ...who }: InProcess,
  call: Call,
  area: SignedInAsks['area'],
): Promise<SignedInAsks | undefined> {
  const found = await actor(deps, who);
  if (!found || !mayCall(found.rights.granted, call)) return undefined;
  return {
    by: 'signedIn',
    logs: call.logs ?? null,
    area,
    deps,
    language: 'cn',
    ip,
    account: { ...found.account, realName: name },
    scope: found.scope,
    sees: found.scope,
    rights: found.rights,
    sessionId: '',
    clientType: 'web',
    expiresAtMs: Number.POSITIVE_INFINITY,
  };
}
