import { ok } from '@fireline/domain/lib';
import { sourceProblem, withPlan } from './openStored.ts';
import { readPlan } from './readPlan.ts';
import type { PlanReader } from './reading.ts';

/** Reads plans where it is called: for a gateway inside a page, and for tests. */
export const inlinePlanReader: PlanReader = {
  check: (plan) => withPlan(plan, ({ sizeBytes, readAt }, name) => sourceProblem({ name, sizeBytes, readAt })),
  read: (plan, options, use) =>
    withPlan(plan, async ({ sizeBytes, readAt }, name) => {
      const read = await readPlan({ name, sizeBytes, readAt }, options);
      return read.ok ? ok(await use(read.value)) : read;
    }),
};
