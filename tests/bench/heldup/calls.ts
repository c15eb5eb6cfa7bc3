import { areas } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { samplesWith } from '../../contract/everyCall/samples.ts';
import { deviceKeyOf, fixturePassword } from '../../fixtures/tenant.ts';
import { apiBase, signIn } from '../lib/signIn.ts';
import { median, type Row, rounded } from '../lib/suite.ts';
import { timeAlarms } from './alarms.ts';
import { ask } from './ask.ts';
import { inputsFor, pathOf } from './inputs.ts';

/** What the gateway says of the time since it was asked last. */
export type LongestBlock = () => Promise<number>;

export interface CallsOptions {
  /** Only calls whose names contain it. */
  readonly only: string;
  /** How many are shown, the longest first. */
  readonly shown: number;
}

/** It ends the session that the others are sent with. */
const leftOut = new Set(['session.logout']);

function tokenFor({ who }: Call, token: string): Readonly<Record<string, string>> {
  if (who === 'anyone') return {};
  return { authorization: who === 'deviceKey' ? deviceKeyOf('R001') : token };
}

const samples = samplesWith();
const sampleOf = (name: string): Readonly<Record<string, unknown>> => {
  const [area = '', call = ''] = name.split('.');
  return (samples as unknown as Record<string, Record<string, object>>)[area]?.[call] as Readonly<
    Record<string, unknown>
  >;
};

/** Every call with a body, with the worst that fits into it, while alarms are timed. */
export async function calls(url: string, longestBlock: LongestBlock, { only, shown }: CallsOptions): Promise<Row[]> {
  const { token } = await signIn(url, fixturePassword);
  const alarms = await timeAlarms(url, (await signIn(url, fixturePassword)).token);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = median(alarms.taken());
  await longestBlock();
  const all: Call[] = Object.values(areas).flatMap((area) => Object.values(area as Record<string, Call>));
  const rows: { readonly block: number; readonly row: Row }[] = [];
  for (const call of all) {
    if (call.method === 'GET' || leftOut.has(call.name) || !call.name.includes(only)) continue;
    const sample = sampleOf(call.name);
    let worst = { block: 0, what: '' };
    let inputs = 0;
    for (const { what, type, body } of inputsFor(call, sample)) {
      inputs += 1;
      const headers = { 'content-type': type, ...tokenFor(call, token) };
      await ask(`${url}${apiBase}${pathOf(call, sample)}`, { method: 'POST', headers, body });
      const block = await longestBlock();
      if (block > worst.block) worst = { block, what };
    }
    const times = alarms.taken();
    const row = {
      call: call.name,
      inputs,
      'longest block ms': rounded(worst.block),
      'alarms as often as idle': times.length === 0 ? '–' : rounded(median(times) / idle, 1),
      'slowest alarm ms': times.length === 0 ? '–' : rounded(Math.max(...times)),
      'worst input': worst.what,
    };
    if (inputs > 0) rows.push({ block: worst.block, row });
  }
  await alarms.stop();
  console.log(
    `${rows.length} calls with a body; an alarm takes ${rounded(idle, 1)} ms from its report to a socket when nothing else goes on`,
  );
  return rows
    .toSorted((a, b) => b.block - a.block)
    .slice(0, shown)
    .map(({ row }) => row);
}
