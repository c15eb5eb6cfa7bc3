import type { Deps } from '../lib/context.ts';
import { createDownlink, type DeliveredCommand } from './downlink/port.ts';
import { type IngestDeps, type IngestReply, received, refusedWhole } from './ingest/delivery.ts';
import { takeGroup } from './ingest/group.ts';
import './ingest/intake.ts';
import { takeParts } from './ingest/parts.ts';

export type { IngestReply } from './ingest/delivery.ts';

/**
 * Takes a batch of reports in a transaction of its own. What cannot be taken is told row by row; the rest is taken.
 * @spec DEV-09 ALM-01 ALM-05
 */
export async function ingest(deps: IngestDeps, rentId: string, rows: readonly unknown[]): Promise<IngestReply> {
  const delivery = received(deps, rows);
  const taken = refusedWhole(delivery) ?? (await takeGroup(deps, rentId, [delivery]))[0];
  if (!taken) throw new Error('a delivery was not answered');
  const { awaited: _, ...reply } = taken;
  return reply;
}

/**
 * Takes a batch of reports together with those that wait, counted by the observer, with what waits for the devices. The reports are taken by
 * then: what fails now is logged, and fetched later.
 */
export async function ingestObserved(
  deps: IngestDeps & Pick<Deps, 'intake' | 'observer' | 'log'>,
  rentId: string,
  rows: readonly unknown[],
  mayCommand = true,
): Promise<IngestReply & { readonly commands: DeliveredCommand[] }> {
  const { awaited, ...reply } = await takeParts(deps, rentId, rows);
  if (!mayCommand || awaited.length === 0) return { ...reply, commands: [] };
  try {
    return { ...reply, commands: [...(await createDownlink(deps).takeCommands(rentId, awaited))] };
  } catch (error) {
    deps.log.error('the commands for the devices of a batch could not be handed out', error);
    return { ...reply, commands: [] };
  }
}
