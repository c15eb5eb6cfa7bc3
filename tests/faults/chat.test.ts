import { expect, it, vi } from 'vitest';
import { runChat } from './chat/run.ts';
import { faultScale } from './faultScale.ts';
import { Findings } from './findings.ts';
import { hasPostgres } from './ownDatabase.ts';
import { seededRandom } from './pushWorld.ts';

it.skipIf(!(await hasPostgres()))(
  'a chat over wires that are cut, on gateways that are killed, has each message once and in order on both sides [SRV-06]',
  async () => {
    const findings = new Findings();
    const added = vi.spyOn(findings, 'add');
    const how = { messages: 60, cuts: 6, kills: faultScale, random: seededRandom(60), findings };
    expect(await runChat(how)).toMatch(/ tries cut off$/);
    expect(added.mock.calls).toEqual([]);
  },
);
