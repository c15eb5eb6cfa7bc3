import { planCalls, type Plan } from '@fireline/api/plan';
import { minuteMs } from '@fireline/domain/lib';
import { expect, it, vi } from 'vitest';
import { inlinePlanReader } from '../../../apps/gateway/src/plan/publish/inlineReader.ts';
import type { PlanReader } from '../../../apps/gateway/src/plan/publish/reading.ts';
import { testDatabases } from '../../fixtures/databases.ts';
import { fixtureGateway } from '../../fixtures/gateway.ts';

/** Reads nothing until it is let go, and beats no more: a gateway that was stopped in the middle. */
function frozenReader() {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const reader: PlanReader = {
    check: inlinePlanReader.check,
    read: async (plan, options, use) => {
      begun.resolve();
      await letGo;
      return inlinePlanReader.read(plan, options, use);
    },
  };
  return { reader, letGo: resolve, begun: begun.promise };
}

const server = (await testDatabases()).find(({ name }) => name === 'PostgreSQL');

it.runIf(server)(
  'a publish whose gateway died is taken over by another, once, and the dead one writes nothing more [PLN-03]',
  async () => {
    const database = await server?.open();
    if (!database) throw new Error('there is no PostgreSQL');
    const frozen = frozenReader();
    const dying = await fixtureGateway(database, { plans: frozen.reader });
    const platform = await dying.as('platform');
    const layerId = 3;
    await platform.send(planCalls.publish, { layerId });
    await frozen.begun;
    // both are on one database, which is closed once
    const other = await fixtureGateway({ ...database, close: async () => {} }, { isFilled: true, files: dying.files });
    const state = async () => (await platform.send(planCalls.detail, { layerId })) as Plan;
    const drawings = async () => {
      const keys: string[] = [];
      for await (const { key } of dying.files.list(`plans/${layerId}/`)) if (key.endsWith('.gz')) keys.push(key);
      return keys.length;
    };
    // while it may still be alive nobody takes its work
    other.time.advance(minuteMs / 2);
    await vi.waitUntil(async () => (await state()).publishState === 'inProgress');
    expect(await drawings()).toBe(0);
    other.time.advance(minuteMs);
    await vi.waitUntil(async () => (await state()).publishState === 'complete');
    expect(await state()).toMatchObject({ versionNo: 1, progressPercent: 100, problem: null });
    frozen.letGo();
    await other.close();
    await dying.close();
    expect([await drawings(), dying.failures, other.failures]).toEqual([1, [], []]);
  },
);
