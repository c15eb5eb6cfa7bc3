import { expect, it, vi } from 'vitest';
import type { FromWorker } from './messages.ts';
import { createPlanServer } from './planServer.ts';

it('a reader that throws ends in a problem that can be shown, not in a plan that loads for ever [PLN-05]', async () => {
  const posted: FromWorker[] = [];
  const server = createPlanServer({
    post: (message) => posted.push(message),
    later: () => {},
    read: () => Promise.reject(new TypeError('a defect of the reader')),
  });
  server.handle({ type: 'open', source: { kind: 'file', file: new File([], 'plan.dxf') } });
  await vi.waitFor(() => expect(posted).toEqual([{ type: 'problems', problems: [{ code: 'PlanCanvas.notRead' }] }]));
});
