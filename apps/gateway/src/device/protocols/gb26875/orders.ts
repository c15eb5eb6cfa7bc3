import { gbCommands, gbDownTypes } from '@fireline/domain/device';
import type { DeliveredCommand } from '../../downlink/port.ts';
import type { Transmission } from '../../keys.ts';
import type { Uplink } from '../uplink.ts';
import type { GbPending } from './pending.ts';

const withReserved = (type: number): Uint8Array => Uint8Array.of(type, 1, 0);

/** What of our commands the protocol can say: it reaches the transmission device, and no component behind the panel. */
function orderOf({ command, imei }: DeliveredCommand, panel: string) {
  if (imei !== panel) return undefined;
  if (command === 'readNow') return { command: gbCommands.request, unit: withReserved(gbDownTypes.readState) };
  if (command === 'reset') return { command: gbCommands.control, unit: withReserved(gbDownTypes.initialise) };
  return undefined;
}

/** Fetches what waits for the devices of an installation and orders it; what the protocol cannot say is answered at once. */
export async function orderCommands(
  uplink: Uplink,
  pending: GbPending,
  { address, at }: { readonly address: number; readonly at: Transmission },
): Promise<void> {
  const { rentId, imei, components } = at;
  const commands = await uplink.takeCommands(rentId, [...new Set([imei, ...components.values()])]);
  const unknown = [];
  for (const command of commands) {
    const order = orderOf(command, imei);
    if (order) pending.order(address, { ...order, of: { rentId, command } });
    else unknown.push({ commandId: command.commandId, imei: command.imei, isDone: false, reason: 'GB/T 26875.3' });
  }
  if (unknown.length > 0) await uplink.acknowledge(rentId, unknown);
}
