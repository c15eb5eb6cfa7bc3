import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@fireline/api/lib';
import { type Plan, planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { bigDrawing } from '../../fixtures/bigDrawing.ts';
import { sendForm } from '../../fixtures/sendForm.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';
import { startChild } from '../lib/child.ts';
import { apiBase } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, rounded } from '../lib/suite.ts';
import type { FromGateway } from './gatewayMain.ts';

export const name = 'upload: a large plan into the gateway, and its publish';

const megabyte = 1024 * 1024;
const layerId = 1;

/** What was measured while something ran. */
interface Measured {
  readonly seconds: number;
  readonly from: FromGateway;
}

/**
 * A drawing is sent to a gateway on the embedded database over a line on this machine, and published: how much memory the gateway
 * takes at most, and how long it was held up at a time. Options: `--mb 290`, `--publish 0` (leaves the publish out).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const megabytes = numberOption(options, 'mb', 290);
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const child = startChild<FromGateway, 'tell'>('upload/gatewayMain.ts', { BENCH_FOLDER: folder });
  try {
    const { url } = await child.next();
    const clientOf = (token: string | null) =>
      createClient({
        baseUrl: url + apiBase,
        language: () => 'en',
        session: { token: () => token, renew: async () => false, onExpired: () => {} },
      });
    const account = { username: 'platform', password: fixturePassword, rentId: 'R001' };
    const { token } = await clientOf(null).send(sessionCalls.login, account);
    const client = clientOf(token);
    const told = async () => {
      const next = child.next();
      child.tell('tell');
      return next;
    };
    const measured = async (work: () => Promise<unknown>): Promise<Measured> => {
      await told();
      const begun = performance.now();
      await work();
      return { seconds: (performance.now() - begun) / 1000, from: await told() };
    };
    const path = `/plan/layer/${layerId}/upload`;
    const idle = await told();
    const upload = await measured(async () => {
      const pieces = bigDrawing(megabytes * megabyte, megabyte);
      const reply = await sendForm({ url: url + apiBase, path, token, fileName: 'plan.dxf', pieces });
      if (reply.code !== '0000') throw new Error(reply.message);
    });
    const row = (step: string, { seconds, from }: Measured): Row => ({
      step,
      MB: megabytes,
      seconds: rounded(seconds, 1),
      'gateway before MB': rounded(idle.nowBytes / megabyte),
      'gateway peak MB': rounded(from.peakBytes / megabyte),
      'longest block ms': rounded(from.longestBlockMs, 1),
    });
    if (numberOption(options, 'publish', 1) === 0) return [row('upload', upload)];
    const publish = await measured(async () => {
      await client.send(planCalls.publish, { layerId });
      for (;;) {
        const plan = (await client.send(planCalls.detail, { layerId })) as Plan;
        if (plan.publishState === 'complete') return;
        if (plan.publishState === 'failed') throw new Error(plan.problem?.code);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    });
    return [row('upload', upload), row('publish', publish)];
  } finally {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
