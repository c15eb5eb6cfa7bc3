import { alarmCalls } from '@fireline/api/alarm';
import type { Call } from '@fireline/api/lib';
import type { ManualClosing } from '@fireline/domain/alarm';
import type { Deps } from '../lib/context.ts';
import { asksAs, type InProcess } from '../session/inProcess.ts';
import { acknowledge, handle } from './handling.ts';
import * as store from './store.ts';

export type OnDuty = InProcess;
export type WaitingAlarm = Awaited<ReturnType<typeof store.waiting>>[number];

export interface DeskHandling {
  readonly alarmId: number;
  readonly closing: ManualClosing;
  readonly remark: string;
  /** Whose it was when it was looked at: one that somebody else has taken since is left to them. */
  readonly acknowledgedBy: string | null;
}

/** What people do about alarms, for those inside this process: the same actions with the same checks, track and push. */
export interface Desk {
  /** Current alarms in the account's scope, oldest first; of a great storm the oldest only. */
  waiting(who: OnDuty): Promise<readonly WaitingAlarm[]>;
  acknowledge(who: OnDuty, alarmIds: readonly number[]): Promise<void>;
  handle(who: OnDuty, handling: DeskHandling): Promise<void>;
}

/** The most alarms looked at in one go. */
const waitingMax = 2000;

const asksOf = (deps: Deps, who: OnDuty, call: Call) => asksAs(deps, who, call, 'alarm');

/** @spec ALM-03 ALM-04 N25 */
export const createDesk = (deps: Deps): Desk => ({
  waiting: async (who) => {
    const asks = await asksOf(deps, who, alarmCalls.handle);
    return asks ? store.waiting(deps.database.db, asks.scope, waitingMax) : [];
  },
  acknowledge: async (who, alarmIds) => {
    const asks = await asksOf(deps, who, alarmCalls.acknowledge);
    if (asks) await acknowledge(alarmIds, asks);
  },
  handle: async (who, { acknowledgedBy, ...handling }) => {
    const asks = await asksOf(deps, who, alarmCalls.handle);
    if (asks) await handle(handling, asks, (alarm) => alarm.acknowledgedBy === acknowledgedBy);
  },
});
