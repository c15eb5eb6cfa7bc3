import { alarmCalls } from '@fireline/api/alarm';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { wavBytes } from '../../fixtures/sounds.ts';

const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const wav = (name = '一级.wav', more: readonly BlobPart[] = []) => new File([wavBytes, ...more], name);

await onTestDatabase('alarm sounds', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });

  it('are heard by everybody of the tenant, as they were uploaded, and go back to tones [ALM-04]', async () => {
    const platform = await w.as('platform');
    await platform.send(alarmCalls.uploadSound, { level: 1, file: wav() });
    const resident = await w.as('resident');
    const { sounds, isOwn } = await resident.send(alarmCalls.sounds, {});
    expect([sounds.map(({ level, fileName }) => [level, fileName]), isOwn]).toEqual([[[1, '一级.wav']], false]);
    const { blob } = await resident.download(alarmCalls.soundFile, { soundId: sounds[0]?.soundId ?? '' });
    expect([blob.type, new Uint8Array(await blob.arrayBuffer())]).toEqual(['audio/wav', wavBytes]);
    expect((await platform.send(alarmCalls.deleteSound, { level: 1 })).sounds).toEqual([]);
    expect((await problemOf(platform.send(alarmCalls.deleteSound, { level: 1 })))?.code).toBe('alarm.audio.gone');
    const left = await Array.fromAsync(w.files.list('sounds/'));
    expect(left).toEqual([]);
  });

  it('are judged by their bytes and size, never by their name alone [ALM-04] [SHL-26]', async () => {
    const platform = await w.as('platform');
    const refused = (file: File) => problemOf(platform.send(alarmCalls.uploadSound, { level: 1, file }));
    expect(await refused(new File(['MZ this is a program'], '一级.wav'))).toMatchObject({
      code: 'alarm.audio.type',
      field: 'file',
    });
    const headAlone = new File([wavBytes.slice(0, 57)], '一级.wav');
    expect(await refused(headAlone)).toMatchObject({ code: 'alarm.audio.unheard', field: 'file' });
    expect(await refused(wav('一级.exe'))).toMatchObject({ code: 'alarm.audio.type', field: 'file' });
    expect(await refused(wav('一级.wav', [new Uint8Array(2 * 1024 * 1024)]))).toMatchObject({
      code: 'alarm.audio.size',
      args: { 0: 2 },
    });
    expect(await Array.fromAsync(w.files.list('sounds/'))).toEqual([]);
  });

  it('are the platform’s and those of a partner with none above it; its people hear its own [ALM-04] [ORG-05]', async () => {
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    await platform.send(alarmCalls.uploadSound, { level: 1, file: wav('全局.wav') });
    await agent.send(alarmCalls.uploadSound, { level: 1, file: wav('伙伴.wav') });
    const heard = async (client: typeof platform) =>
      (await client.send(alarmCalls.sounds, {})).sounds.map(({ fileName }) => fileName);
    expect([await heard(platform), await heard(agent), await heard(await w.as('unit'))]).toEqual([
      ['全局.wav'],
      ['伙伴.wav'],
      ['伙伴.wav'],
    ]);
    await w.database.db.updateTable('partner').set({ parentId: 2 }).where('partnerId', '=', 1).execute();
    expect((await agent.send(alarmCalls.sounds, {})).isOwn).toBe(false);
    const refused = await problemOf(agent.send(alarmCalls.uploadSound, { level: 1, file: wav() }));
    expect(refused?.code).toBe('alarm.audio.partner');
  });

  it('of another tenant are none, and one whose file is gone is refused so that tones play [ALM-04] [ROL-06]', async () => {
    const platform = await w.as('platform');
    const { sounds } = await platform.send(alarmCalls.uploadSound, { level: 1, file: wav() });
    const soundId = sounds[0]?.soundId ?? '';
    const other = await w.as('platform', 'R002');
    const gone = { code: 'alarm.audio.gone', field: 'soundId' };
    expect(await problemOf(other.download(alarmCalls.soundFile, { soundId }))).toMatchObject(gone);
    await w.files.remove(`sounds/${soundId}`);
    expect(await problemOf(platform.download(alarmCalls.soundFile, { soundId }))).toMatchObject(gone);
  });
});
