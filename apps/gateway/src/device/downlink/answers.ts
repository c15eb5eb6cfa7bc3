import { commandMachine, answerReasonCharsMax } from '@fireline/domain/device';
import { type Problem, step } from '@fireline/domain/lib';
import { transact } from '../../lib/transact.ts';
import { lockDevicesById } from '../store.ts';
import { obey } from './effects.ts';
import { publishCommands } from './events.ts';
import type { AnswerRefused, AnswersTaken, CommandAnswer, DownlinkDeps } from './types.ts';
import * as store from './store.ts';

function answered(
  command: store.Command | undefined,
  { isDone, reason = '' }: CommandAnswer,
  nowMs: number,
): store.Command | Problem {
  if (!command) return { code: 'device.command.notFound', field: 'commandId' };
  const { waitMin, createdAt, sentAt } = command;
  const context = { nowMs, waitMin, sentAtMs: Date.parse(sentAt ?? createdAt) };
  const next = step(commandMachine, command.state, isDone ? 'acknowledge' : 'fail', context);
  if (!next.ok) return next.problems[0] ?? { code: 'device.command.notFound' };
  const endedAt = new Date(nowMs).toISOString();
  return { ...command, state: next.value, endedAt, failure: isDone ? '' : reason.slice(0, answerReasonCharsMax) };
}

/**
 * Takes what devices say of their commands, and what follows for zones and points. Devices are held before their commands.
 * A command ends once: a second answer is refused, one after the wait still counts, and one of another device finds no command.
 * @spec DEV-15 DEV-17 DEV-24
 */
export const answerCommands = (
  { database, clock }: DownlinkDeps,
  rentId: string,
  answers: readonly CommandAnswer[],
): Promise<AnswersTaken> =>
  transact(database, async (work) => {
    const nowMs = clock();
    const found = await store.answeringDevices(
      work.tx,
      rentId,
      answers.map(({ commandId }) => commandId),
    );
    const imeis = new Map(found.map(({ commandId, imei }) => [commandId, imei]));
    const locked = await lockDevicesById(work.tx, rentId, [...new Set(found.map(({ deviceId }) => deviceId))]);
    const devices = new Map(
      locked.flatMap((device) => (device.removedAt === null ? [[device.deviceId, device] as const] : [])),
    );
    const commands = new Map(
      (await store.lockCommands(work.tx, [...imeis.keys()])).map((command) => [command.commandId, command]),
    );
    const refused: AnswerRefused[] = [];
    const changed = new Map<number, store.Command>();
    for (const [index, answer] of answers.entries()) {
      const { commandId, imei } = answer;
      const command = changed.get(commandId) ?? commands.get(commandId);
      const mine = command && imeis.get(commandId) === imei && devices.has(command.deviceId) ? command : undefined;
      const next = answered(mine, answer, nowMs);
      if ('code' in next) refused.push({ index, problem: next });
      else changed.set(commandId, next);
    }
    const ended = [...changed.values()];
    await store.writeCommands(work.tx, ended);
    const books = new Map(
      answers.flatMap(({ commandId, phoneBook }) => (phoneBook ? [[commandId, phoneBook] as const] : [])),
    );
    await obey(work, ended, devices, nowMs, books);
    await publishCommands(work, ended, devices, new Date(nowMs).toISOString());
    return { accepted: answers.length - refused.length, refused };
  });
