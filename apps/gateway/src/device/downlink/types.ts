import type { CommandArgs, DeviceCommand } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { PhoneBookAnswer } from '../phoneBook/taken.ts';

/** A command as its device fetches it. */
export interface DeliveredCommand {
  readonly commandId: number;
  readonly imei: string;
  readonly command: DeviceCommand;
  readonly args: CommandArgs;
  /** How long its answer is waited for from now. */
  readonly waitMin: number;
}

/** What a device says became of a command. */
export interface CommandAnswer {
  readonly commandId: number;
  readonly imei: string;
  readonly isDone: boolean;
  /** Why it failed, in the device's own words. */
  readonly reason?: string | undefined;
  /** Of a command about its phone book. */
  readonly phoneBook?: PhoneBookAnswer | undefined;
}

export interface AnswerRefused {
  readonly index: number;
  readonly problem: Problem;
}
export interface AnswersTaken {
  readonly accepted: number;
  /** By place in what was sent; the others were taken. */
  readonly refused: readonly AnswerRefused[];
}

/** What protocols of devices need of the downlink; a key, or whoever stands for one, has settled the tenant before. */
export interface Downlink {
  /**
   * Takes the commands that wait for these devices of the tenant, oldest first. Each is handed out once, whichever gateway is asked, and its wait
   * for an answer begins; devices that are suspended or removed get none.
   * @spec DEV-24
   */
  takeCommands(rentId: string, imeis: readonly string[]): Promise<readonly DeliveredCommand[]>;
  /** Takes answers. One that is late counts, a second one is refused. @spec DEV-24 */
  acknowledge(rentId: string, answers: readonly CommandAnswer[]): Promise<AnswersTaken>;
}

export type DownlinkDeps = Pick<Deps, 'database' | 'clock'>;
