import { expect, it, vi } from 'vitest';
import { faultScale } from './faultScale.ts';
import { Findings } from './findings.ts';
import { runOrders } from './orders/run.ts';
import { hasPostgres } from './ownDatabase.ts';
import { seededRandom } from './pushWorld.ts';

it.skipIf(!(await hasPostgres()))(
  'gateways that are killed between lock and answer leave every work order as its track says [SRV-01] [SRV-02]',
  async () => {
    const findings = new Findings();
    const added = vi.spyOn(findings, 'add');
    const how = { kills: 3 * faultScale, orders: 8, random: seededRandom(50), findings };
    expect(await runOrders(how)).toMatch(/ cut off$/);
    expect(added.mock.calls).toEqual([]);
  },
);
