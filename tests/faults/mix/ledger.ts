import type { Database } from '../../../apps/gateway/src/lib/db/schema.ts';
import { CallError } from '@fireline/api/lib';
import type { Findings } from '../findings.ts';
import type { Gateways } from './gateways.ts';

/** A record that a call makes, known by a name of its own. */
export interface Made {
  readonly table: keyof Database;
  readonly column: string;
  readonly name: string;
  /** Whether the call was answered; otherwise it may have been made or not. */
  isAnswered: boolean;
}
/** What a record was set to last: by an answered call, and by calls after it that were cut off. */
export interface SetTo<Value> {
  answered: Value | undefined;
  readonly cutOff: Value[];
}

/** What the people and the devices know of what they did. */
export class Ledger {
  readonly made: Made[] = [];
  /** Reports of fires by device: each is one alarm, which a person then closes. */
  readonly fires = new Map<number, number>();
  readonly commands = {
    ordered: [] as number[],
    cutOffOrders: 0,
    received: [] as number[],
    acknowledged: [] as number[],
  };
  readonly rectified: number[] = [];
  readonly approved: { readonly announcementId: number; readonly recipients: number }[] = [];
  readonly rights = new Map<number, SetTo<readonly string[]>>();
  readonly parent: SetTo<string> = { answered: undefined, cutOff: [] };
  /** Names of the units of each import begin with its prefix. */
  readonly imports: { readonly prefix: string; readonly rows: number; isAnswered: boolean }[] = [];
}

export interface Work {
  readonly gateways: Gateways;
  readonly ledger: Ledger;
  readonly findings: Findings;
  readonly random: () => number;
}

/** Notes a call that makes a record, and whether it was answered. @returns the answer, undefined where it was cut off */
export async function making<Reply>(
  { ledger }: Work,
  record: Omit<Made, 'isAnswered'>,
  send: () => Promise<Reply | undefined>,
): Promise<Reply | undefined> {
  const entry: Made = { ...record, isAnswered: false };
  ledger.made.push(entry);
  const reply = await send();
  entry.isAnswered = reply !== undefined;
  return reply;
}

/** Notes what a record is set to. */
export async function setting<Value, Reply>(
  set: SetTo<Value>,
  value: Value,
  send: () => Promise<Reply | undefined>,
): Promise<Reply | undefined> {
  set.cutOff.push(value);
  const reply = await send();
  if (reply === undefined) return undefined;
  set.answered = value;
  set.cutOff.length = 0;
  return reply;
}

/** Undefined where it is refused with one of the codes. */
export async function unless<Reply>(codes: readonly string[], call: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError && codes.some((code) => error.code.startsWith(code))) return undefined;
    throw error;
  }
}
