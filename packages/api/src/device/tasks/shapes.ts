import {
  acknowledgementWaitMin,
  repeats,
  runOutcomes,
  taskStates,
  timedCommands,
  type TimedCommand,
} from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInt, zList, zProblem, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
/** Upgrades are rolled out from their own page. */
const commands = timedCommands.filter((name): name is Exclude<TimedCommand, 'upgrade'> => name !== 'upgrade');
const zOutcome = z.enum([...runOutcomes, 'missed', 'refused']);

/** One run of a task: one that was made, with what became of its command, or one that nobody made. @spec DEV-22 */
const zRun = z.object({
  runId: z.number(),
  plannedAt: z.string(),
  at: z.string(),
  outcome: zOutcome,
  /** How many runs in a row nobody made, the planned one first; 0: it was made. */
  missed: zCount,
  problem: zProblem.nullable(),
});

/** A command on a schedule. @spec DEV-22 */
export const zTask = z.object({
  taskId: z.number(),
  deviceId: z.number(),
  deviceName: z.string(),
  placeName: z.string(),
  name: z.string(),
  command: z.enum(timedCommands),
  args: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string()).readonly()])),
  waitMin: zCount,
  repeat: z.enum(repeats),
  at: z.string(),
  on: z.string().nullable(),
  weekdays: z.array(zCount),
  monthDays: z.array(zCount),
  from: z.string().nullable(),
  until: z.string().nullable(),
  state: z.enum(taskStates),
  /** Null: it does not run again, or is paused. */
  nextRunAt: z.string().nullable(),
  lastRun: zRun.nullable(),
  /** Why its last turn went wrong; empty: it did not. */
  failure: z.string(),
  createdBy: zBy,
  revision: zCount,
});

/** What the domain's `timedTaskForm` reads. */
const sentTask = {
  name: z.string(),
  command: z.enum(commands),
  args: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
  waitMin: zInt.min(acknowledgementWaitMin.min).max(acknowledgementWaitMin.max),
  repeat: z.enum(repeats),
  at: z.string(),
  on: z.string().optional(),
  weekdays: z.array(zInt).default([]),
  monthDays: z.array(zInt).default([]),
  from: z.string().optional(),
  until: z.string().optional(),
};

export const taskShapes = {
  tasks: {
    send: z.object({
      /** Name of the task, device or place, any part. */
      search: zSearch.optional(),
      deviceId: zId.optional(),
      state: zList(z.enum(['waiting', 'paused', 'finished', 'cancelled'])).optional(),
      command: zList(z.enum(timedCommands)).optional(),
      sort: z.enum(['nextRunAt', 'name', 'deviceName']).default('nextRunAt'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zTask),
  },
  taskRuns: { send: z.object({ taskId: zId, ...paging }), reply: page(zRun) },
  createTask: { send: z.object({ deviceId: zId, ...sentTask }), reply: zTask },
  changeTask: { send: z.object({ taskId: zId, revision: zInt, ...sentTask }), reply: zTask },
  stepTask: {
    send: z.object({ taskId: zId, revision: zInt, event: z.enum(['pause', 'resume', 'cancel']) }),
    reply: zTask,
  },
};
