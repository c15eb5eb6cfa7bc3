import { serviceCalls } from '@fireline/api/service';
import { orderStates } from '@fireline/domain/service';
import { expect, it } from 'vitest';
import { codeOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillWorkOrders } from '../../fixtures/workOrders.ts';

await onTestDatabase('figures of work orders', ({ open }) => {
  it('count by state, day, category, level and agent what the list holds [SRV-03]', async () => {
    const w = await open();
    await fillWorkOrders(w);
    const platform = await w.as('platform');
    const found = await platform.send(serviceCalls.orderFigures, { from: '2026-11-01', to: '2026-11-21' });
    const all = await platform.send(serviceCalls.orders, { list: 'all', pageSize: 100 });
    expect(found.figures.total).toBe(all.total);
    for (const state of orderStates)
      expect(found.figures.byState[state]).toBe(all.rows.filter((row) => row.state === state).length);
    for (const groups of [found.days, found.categories, found.levels])
      expect(groups.reduce((sum, { figures }) => sum + figures.total, 0)).toBe(all.total);
    expect([found.days[0]?.key, found.days.at(-1)?.key, found.days.length]).toEqual(['2026-11-01', '2026-11-21', 21]);
    for (const { userId, figures } of found.agents)
      expect(figures.total).toBe(all.rows.filter(({ agentId }) => agentId === userId).length);
    const none = await platform.send(serviceCalls.orderFigures, { from: '2025-01-01', to: '2025-01-02' });
    expect(none.figures).toMatchObject({ total: 0, resolvedRatio: null, averageScore: null, medianResponseMs: null });
    const backwards = { from: '2026-11-21', to: '2026-11-01' };
    expect(await codeOf(platform.send(serviceCalls.orderFigures, backwards))).toMatch(/^analysis\./);
  });
});
