import { expect, it, vi } from 'vitest';
import { faultScale } from './faultScale.ts';
import { Findings } from './findings.ts';
import { hasPostgres } from './ownDatabase.ts';
import { runPhone } from './phone/run.ts';
import { seededRandom } from './pushWorld.ts';

it.skipIf(!(await hasPostgres()))(
  'a phone that is killed while it sends, over a wire that is cut, to gateways that are killed, loses no result and doubles none [N24] [INS-05]',
  async () => {
    const findings = new Findings();
    const added = vi.spyOn(findings, 'add');
    const how = { rounds: 2 * faultScale, results: 200, pictures: 40, random: seededRandom(30), findings };
    expect(await runPhone(how)).toMatch(/gateways killed$/);
    expect(added.mock.calls).toEqual([]);
  },
);
