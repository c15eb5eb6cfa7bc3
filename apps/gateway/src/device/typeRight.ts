import type { DeviceType } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import { type deviceButtons, hasRight } from '@fireline/domain/role';
import type { SignedIn } from '../lib/context.ts';
import { HttpRefusal } from '../lib/http/refusal.ts';

type Rights = Pick<SignedIn, 'rights'>;
type TypeButton = Extract<(typeof deviceButtons)[number], 'add' | 'modify' | 'delete' | 'bind'>;

/** Why a role may not manage devices of the type so, whatever its pages let it do. @spec ROL-03 ROL-07 */
export const typeProblem = ({ rights }: Rights, deviceType: DeviceType, button: TypeButton): Problem | undefined =>
  hasRight(rights.granted, [`device.${deviceType}:${button}`]) ? undefined : { code: 'role.noPermission' };

/** Ends a call about one device of a type that the caller's role may not manage so. @throws HttpRefusal 403 @spec ROL-03 ROL-07 */
export function demandType(rights: Rights, deviceType: DeviceType, button: TypeButton): void {
  const problem = typeProblem(rights, deviceType, button);
  if (problem) throw new HttpRefusal(403, problem);
}
