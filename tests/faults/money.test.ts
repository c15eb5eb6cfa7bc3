import { describe, expect, it, vi } from 'vitest';
import { everyDatabase } from '../fixtures/databases.ts';
import { faultScale } from './faultScale.ts';
import { Findings } from './findings.ts';
import { runMoney } from './money/run.ts';
import { seededRandom } from './pushWorld.ts';

const kinds = (await everyDatabase()).length > 1 ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

describe.each(kinds)('gateways on %s that are killed while people pay', (kind) => {
  it('lose no payment, deliver none twice, and hold what their provider says [FIN-01] [FIN-12] [TAR-09]', async () => {
    const findings = new Findings();
    const added = vi.spyOn(findings, 'add');
    // a folder takes seconds to open again
    const kills = (kind === 'embedded' ? 1 : 3) * faultScale;
    const random = seededRandom(kills);
    const how = { kind, kills, buyers: 12, everyMs: 600, livesMs: [600, 900], lostShare: 0, random, findings } as const;
    expect(await runMoney(how)).toMatch(/ payments /);
    expect(added.mock.calls).toEqual([]);
  });
});
