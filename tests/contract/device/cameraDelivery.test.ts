import { deviceCalls } from '@fireline/api/device';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pictureLimits } from '../../../apps/gateway/src/device/media/checked.ts';
import { workOnMedia } from '../../../apps/gateway/src/device/media/work.ts';
import { type Behaviour, type CameraServer, cameraServer, jpeg } from '../../fixtures/cameraServer.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { cameras, fillMedia } from '../../fixtures/media.ts';

await onTestDatabase('a camera on the network', ({ open }) => {
  let server: CameraServer;
  beforeAll(async () => {
    server = await cameraServer();
  });
  afterAll(() => server.close());
  const world = async (behaviour: Behaviour): Promise<FixtureGateway> => {
    const w = await open({ video: server.source(behaviour) });
    await fillMedia(w);
    return w;
  };
  const look = async (w: FixtureGateway) =>
    (await w.as('platform')).download(deviceCalls.cameraFrame, { deviceId: cameras.first });
  const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).problems[0]?.code;
  const isLetGo = () => vi.waitFor(async () => expect(await server.connections()).toBe(0), { timeout: 5000 });

  it('is seen as it delivers, byte by byte, live and kept [DEV-19]', async () => {
    const w = await world('jpeg');
    const { blob } = await look(w);
    expect(blob.type).toBe('image/jpeg');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(jpeg);
    const platform = await w.as('platform');
    const ask = { deviceId: cameras.first, watermark: 'without' } as const;
    const { mediaId } = await platform.send(deviceCalls.takeSnapshot, ask);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const { database, files, time } = w;
    const deps = { database, files, clock: time.clock, timers: time.timers, log, video: server.source('jpeg') };
    await workOnMedia(deps, { isStopped: () => false });
    const kept = await platform.download(deviceCalls.mediaFile, { mediaId });
    expect(new Uint8Array(await kept.blob.arrayBuffer())).toEqual(jpeg);
  });

  it.each(['html', 'htmlAsJpeg', 'huge'] as const)(
    'that answers %s shows nothing, and is let go of [DEV-19]',
    async (bad) => {
      const w = await world(bad);
      expect(await codeOf(look(w))).toBe('device.media.undelivered');
      expect(w.failures).toEqual([]);
      await isLetGo();
    },
  );

  it.each(['hangs', 'stops'] as const)('that %s is waited for only so long, and is let go of [DEV-19]', async (bad) => {
    const w = await world(bad);
    const asked = codeOf(look(w));
    await vi.waitFor(async () => expect(await server.connections()).toBeGreaterThan(0));
    await vi.waitFor(async () => {
      w.time.advance(pictureLimits.ms);
      expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('device.media.undelivered');
    });
    await isLetGo();
  });
});
