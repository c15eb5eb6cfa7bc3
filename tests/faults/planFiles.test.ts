import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@fireline/api/lib';
import { type Plan, planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { planFileBelowBytes } from '@fireline/domain/plan';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { bigDrawing } from '../fixtures/bigDrawing.ts';
import { type SendForm, sendForm } from '../fixtures/sendForm.ts';
import { fixturePassword } from '../fixtures/tenant.ts';
import { type GatewayProcess, spawnGateway } from '../fixtures/gatewayProcess.ts';

const megabyte = 1024 * 1024;
const layerId = 1;

interface Running extends GatewayProcess {
  readonly url: string;
  readonly token: string;
}
const clientOf = (url: string, token?: string) =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => token ?? null, renew: async () => false, onExpired: () => {} },
  });

async function start(folder: string): Promise<Running> {
  const gateway = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
  const url = await gateway.serving;
  expect(url, gateway.output()).not.toBe('');
  const account = { username: 'platform', password: fixturePassword, rentId: 'R001' };
  const { token } = await clientOf(url).send(sessionCalls.login, account);
  return { ...gateway, url, token };
}

describe('the files of plans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-plans-'));
  const plans = join(folder, 'files', 'plans', String(layerId));
  let gateway: Running;
  let kept: string[];
  beforeAll(async () => {
    gateway = await start(folder);
    kept = readdirSync(plans);
  });
  afterAll(async () => {
    gateway.process.kill('SIGTERM');
    await gateway.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => expect(gateway.output()).not.toMatch(/failed|Error/));

  const upload = (pieces: Iterable<Uint8Array>, more: Partial<SendForm> = {}) =>
    sendForm({
      url: gateway.url + apiBase,
      path: `/plan/layer/${layerId}/upload`,
      token: gateway.token,
      fileName: 'plan.dxf',
      pieces,
      ...more,
    });
  const detail = async () => (await clientOf(gateway.url, gateway.token).send(planCalls.detail, { layerId })) as Plan;
  /** What is there besides what was there before. */
  const left = () => readdirSync(plans).filter((name) => !kept.includes(name));

  it('301 MB are refused by their real bytes, whatever was said of them, and leave nothing [PLN-02]', async () => {
    const reply = await upload(bigDrawing(planFileBelowBytes + megabyte, megabyte));
    expect(reply).toMatchObject({ status: 200, code: 'plan.file.tooLarge', message: 'The file must be under 300M' });
    expect(left()).toEqual([]);
  });

  it('who is refused at once hears why, however much they still send [PLN-02]', async () => {
    const reply = await upload(bigDrawing(40 * megabyte, megabyte), { fileName: 'plan.dwg' });
    expect(reply).toMatchObject({ status: 200, code: 'plan.file.format' });
    const stranger = await upload(bigDrawing(40 * megabyte, megabyte), { token: 'nobody' });
    expect(stranger).toMatchObject({ status: 401, code: 'session.tokenInvalid' });
    expect(left()).toEqual([]);
  });

  it('a line that breaks at 99 % leaves nothing, and what stood before still stands [PLN-02]', async () => {
    const { file } = await detail();
    const bytes = 20 * megabyte;
    let parts: string[] = [];
    const broken = upload(bigDrawing(bytes), {
      onSent: (sent, sending) => {
        if (sent < bytes * 0.99) return;
        parts = left();
        sending.destroy();
      },
    });
    await expect(broken).rejects.toThrow('socket hang up');
    expect(parts).toMatchObject([expect.stringContaining('.part')]);
    await vi.waitUntil(() => left().length === 0);
    expect((await detail()).file).toEqual(file);
  });

  it('a form without its closing mark is no file, whole as it seems [PLN-02]', async () => {
    const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.dxf"\r\n\r\n0\nSECTION\n`;
    const response = await fetch(`${gateway.url}${apiBase}/plan/layer/${layerId}/upload`, {
      method: 'POST',
      headers: {
        authorization: gateway.token,
        'content-type': 'multipart/form-data; boundary=x',
        'accept-language': 'en',
      },
      body,
    });
    expect(await response.json()).toMatchObject({ code: 'plan.file.cut' });
    expect(left()).toEqual([]);
  });

  it('a gateway that is killed in an upload has forgotten it when it starts again [PLN-02]', async () => {
    const { file } = await detail();
    const bytes = 20 * megabyte;
    const broken = upload(bigDrawing(bytes), {
      onSent: (sent) => {
        if (sent > bytes / 2 && left().length > 0) gateway.process.kill('SIGKILL');
      },
    });
    await expect(broken).rejects.toThrow(/hang up|ECONNRESET|EPIPE/);
    expect(await gateway.ended).toBe('SIGKILL');
    expect(left()).toMatchObject([expect.stringContaining('.part')]);
    gateway = await start(folder);
    expect(left()).toEqual([]);
    expect((await detail()).file).toEqual(file);
  });

  it('a publish that is cut off by a kill goes on with the next start, and ends well [PLN-03]', async () => {
    const reply = await upload(bigDrawing(60 * megabyte, megabyte));
    expect(reply.code).toBe('0000');
    const before = await detail();
    await clientOf(gateway.url, gateway.token).send(planCalls.publish, { layerId });
    await vi.waitUntil(async () => (await detail()).progressPercent > 0, { timeout: 60_000 });
    expect(await detail()).toMatchObject({ publishState: 'inProgress', versionId: before.versionId });
    gateway.process.kill('SIGKILL');
    expect(await gateway.ended).toBe('SIGKILL');
    gateway = await start(folder);
    expect((await detail()).publishState).toBe('inProgress');
    await vi.waitUntil(async () => (await detail()).publishState !== 'inProgress', { timeout: 120_000 });
    expect(await detail()).toMatchObject({
      publishState: 'complete',
      progressPercent: 100,
      problem: null,
      versionNo: 3,
    });
    expect(left().filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(existsSync(plans)).toBe(true);
  });
});
