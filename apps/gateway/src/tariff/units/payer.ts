import { type BalanceHolderKind, holdersFor, meteredResources, seesBalanceOf } from '@fireline/domain/tariff';
import type { Scope } from '@fireline/domain/role';
import type { Tx } from '../../lib/db/schema.ts';
import { accountsOf } from './store.ts';

interface Device {
  readonly rentId: string;
  readonly deviceId: number;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly placeId: number | null;
}
export interface UnitsLeft {
  readonly sms: number;
  readonly voice: number;
  /** The holder that has most is none whose balance the reader sees. */
  readonly isHidden: boolean;
}

/** What is left for messages of a device: of each resource the most that one of its holders has; undefined: nobody counts. @spec TAR-07 SRV-05 */
export async function unitsLeftFor(tx: Tx, device: Device, role: Scope['role']): Promise<UnitsLeft | undefined> {
  const found: { kind: BalanceHolderKind; resource: string; left: number }[] = [];
  for (const holder of holdersFor(device))
    for (const { resource, balance, reserved } of await accountsOf(tx, device.rentId, holder))
      found.push({ kind: holder.kind, resource, left: balance - reserved });
  if (found.length === 0) return undefined;
  const most = meteredResources.map((resource) => {
    const [first] = found.filter((one) => one.resource === resource).toSorted((a, b) => b.left - a.left);
    return { left: first?.left ?? 0, isSeen: !first || seesBalanceOf(role, first.kind) };
  });
  const [sms, voice] = most;
  return { sms: sms?.left ?? 0, voice: voice?.left ?? 0, isHidden: most.some(({ isSeen }) => !isSeen) };
}
