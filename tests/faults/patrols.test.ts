import { expect, it, vi } from 'vitest';
import { faultScale } from './faultScale.ts';
import { Findings } from './findings.ts';
import { hasPostgres } from './ownDatabase.ts';
import { runMaking } from './patrols/making.ts';
import { seededRandom } from './pushWorld.ts';

it.skipIf(!(await hasPostgres()))(
  'two gateways that make tasks of patrols at once, one of which is killed, make one for each plan and day [INS-05]',
  async () => {
    const findings = new Findings();
    const added = vi.spyOn(findings, 'add');
    const { how } = await runMaking({ plans: 100, rounds: 2 + faultScale, random: seededRandom(10), findings });
    expect(how).toMatch(/ tasks$/);
    expect(added.mock.calls).toEqual([]);
  },
);
