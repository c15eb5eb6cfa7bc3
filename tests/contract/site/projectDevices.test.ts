import { siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillProjects, spareProject } from '../../fixtures/projects.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

await onTestDatabase('devices of projects', ({ open }) => {
  const opened = async (): Promise<FixtureGateway> => {
    const w = await open();
    await fillProjects(w);
    return w;
  };

  it('are listed with label and how near the end of service is [SIT-08] [DEV-14]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    await w.database.db.updateTable('device').set({ expiresOn: '2026-11-28' }).where('deviceId', '=', 1).execute();
    const { rows } = await platform.send(siteCalls.projectDevices, { projectId: 1 });
    expect(rows).toMatchObject([{ imei: imeiOf(1), labelName: '二层东侧', stage: 'in7', placeName: '场所1' }]);
    const found = async (query: object) =>
      (await platform.send(siteCalls.projectDevices, { projectId: 1, ...query })).total;
    expect(await found({ stage: ['in7'] })).toBe(1);
    expect(await found({ stage: ['today', 'in15', 'in30', 'later', 'expired'] })).toBe(0);
    expect(await found({ labelled: 'no' })).toBe(0);
    expect(await found({ labelId: [1], search: '东侧' })).toBe(1);
  });

  it('come in by IMEI; each that is refused says why, and the rest comes in [SIT-08] [ROL-06]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    const imeis = [imeiOf(1), imeiOf(2), imeiOf(3), imeiOf(999), imeiOf(101)];
    const reply = await platform.send(siteCalls.addProjectDevices, { projectId: spareProject, imeis });
    expect(reply.done).toBe(1);
    expect(reply.refused).toEqual([
      { imei: imeiOf(1), problem: { code: 'site.project.device.inOther', args: { name: '南山改造' } } },
      { imei: imeiOf(3), problem: { code: 'site.project.device.otherPartner' } },
      { imei: imeiOf(999), problem: { code: 'site.project.device.unknown' } },
      { imei: imeiOf(101), problem: { code: 'site.project.device.unknown' } },
    ]);
    // of another partner, and not the reader's to see
    const agent = await w.as('agent');
    const { refused } = await agent.send(siteCalls.addProjectDevices, { projectId: 1, imeis: [imeiOf(1), imeiOf(3)] });
    expect(refused.map(({ problem }) => problem.code)).toEqual([
      'site.project.device.inThis',
      'site.project.device.unknown',
    ]);
  });

  it('of two projects that take a device at the same moment one has it, and the other says so [SIT-08]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    const term = { start: '2026-11-01', end: '2027-01-31' };
    const { projectId } = await agent.send(siteCalls.createProject, { name: '三期', partnerId: 1, ...term });
    const take = async (of: number) =>
      (await agent.send(siteCalls.addProjectDevices, { projectId: of, imeis: [imeiOf(2)] })).refused[0]?.problem.code;
    const outcomes = await Promise.all([take(projectId), take(spareProject)]);
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    expect(outcomes).toContain('site.project.device.inOther');
    const { rows } = await agent.send(siteCalls.projectCandidates, { projectId });
    expect(rows.map(({ imei }) => imei)).toEqual([imeiOf(5)]);
  });

  it('keep their project from days on which they are in another one [SIT-08]', async () => {
    const agent = await (await opened()).as('agent');
    const { name, start } = { name: '一期', start: '2025-01-01' };
    const change = { projectId: 2, revision: 1, name, partnerId: 1, start };
    const { problems } = await refusalOf(agent.send(siteCalls.changeProject, { ...change, end: '2026-09-01' }));
    expect(problems).toMatchObject([{ code: 'site.project.overlaps', field: 'end', args: { name: '南山改造' } }]);
    expect((await agent.send(siteCalls.changeProject, { ...change, end: '2026-08-31' })).end).toBe('2026-08-31');
  });

  it('are taken out, and are candidates again [SIT-08]', async () => {
    const agent = await (await opened()).as('agent');
    const candidates = async () =>
      (await agent.send(siteCalls.projectCandidates, { projectId: 1 })).rows.map(({ deviceId }) => deviceId);
    expect(await candidates()).toEqual([2, 5]);
    const send = { projectId: 1, deviceIds: [1, 3] };
    expect(await agent.send(siteCalls.removeProjectDevices, send)).toEqual({ removed: 1 });
    expect(await candidates()).toEqual([1, 2, 5]);
  });
});
