import { answerCommands } from './answers.ts';
import { deliverCommands } from './delivery.ts';
import type { Downlink, DownlinkDeps } from './types.ts';

export type { CommandAnswer, DeliveredCommand, Downlink } from './types.ts';

/** @example const downlink = createDownlink(deps); const waiting = await downlink.takeCommands('R001', ['860000000000001']); */
export const createDownlink = (deps: DownlinkDeps): Downlink => ({
  takeCommands: (rentId, imeis) => deliverCommands(deps, rentId, imeis),
  acknowledge: (rentId, answers) => answerCommands(deps, rentId, answers),
});
