import { describe, expect, it, vi } from 'vitest';
import { faultScale } from './faultScale.ts';
import { Findings } from './findings.ts';
import { runStages } from './money/stages.ts';
import { hasPostgres } from './ownDatabase.ts';
import { seededRandom } from './pushWorld.ts';

const rounds = 2 * faultScale;

describe.skipIf(!(await hasPostgres()))('a gateway that is killed between two steps of splits and refunds', () => {
  it('goes on where it was: every part, return and refund is done once, and all books are the same [FIN-07] [FIN-08] [TAR-09]', async () => {
    const findings = new Findings();
    const added = vi.spyOn(findings, 'add');
    expect(await runStages({ rounds, random: seededRandom(rounds), findings })).toMatch(/ kills in /);
    expect(added.mock.calls).toEqual([]);
  });
});
