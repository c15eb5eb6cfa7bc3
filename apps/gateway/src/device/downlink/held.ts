import { commandButtons, type DeviceCommand } from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { hasRight } from '@fireline/domain/role';
import type { AnyPermission } from '@fireline/domain/shell';
import type { Tx } from '../../lib/db/schema.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { followsOnly } from '../../lib/http/handlers.ts';
import * as store from './store.ts';

export const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };

/** A device that the caller manages, held; one that is only followed is refused. @throws HttpRefusal 403 @spec ROL-03 ROL-06 */
export async function heldDevice(tx: Tx, deviceId: number, asks: SignedInAsks): Promise<Result<store.Device>> {
  const [device] = await store.lockDevicesIn(tx, asks.scope, [deviceId]);
  if (!device && (await store.deviceIn(tx, asks.sees, deviceId))) followsOnly();
  return device ? ok(device) : refuse(notFound);
}

/** Why the caller's role may not send the command to devices of the type. @param beside another page whose button counts as well @spec ROL-03 ROL-07 */
export function rightProblem(
  { rights }: SignedInAsks,
  { deviceType }: Pick<store.Device, 'deviceType'>,
  command: DeviceCommand,
  beside?: 'deviceTasks',
): Problem | undefined {
  const { page, ofType } = commandButtons(command);
  const onPages: AnyPermission[] = [`deviceDetail:${page}`, ...(beside ? [`${beside}:command` as const] : [])];
  const has = hasRight(rights.granted, onPages) && hasRight(rights.granted, [`device.${deviceType}:${ofType}`]);
  return has ? undefined : { code: 'role.noPermission' };
}
