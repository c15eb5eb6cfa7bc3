import { siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillProjects } from '../../fixtures/projects.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};
const mark = { colour: 'plum', shape: 'square' } as const;

await onTestDatabase('labels of projects', ({ open }) => {
  const opened = async (): Promise<FixtureGateway> => {
    const w = await open();
    await fillProjects(w);
    return w;
  };

  it('are named once in a project, changed by one at a time and printed [SIT-08]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    const { rows } = await agent.send(siteCalls.projectLabels, { projectId: 1 });
    expect(rows).toMatchObject([{ name: '二层东侧', devices: 1, printedAt: null, colour: 'teal', shape: 'circle' }]);
    const sent = { projectId: 1, name: '三层', ...mark };
    const { labelId } = await agent.send(siteCalls.createProjectLabel, sent);
    expect(await problemOf(agent.send(siteCalls.createProjectLabel, sent))).toBe('site.project.label.taken name');
    const change = { ...sent, labelId, revision: 1, name: '三层西侧' };
    expect(await agent.send(siteCalls.changeProjectLabel, change)).toMatchObject({ name: '三层西侧', revision: 2 });
    const late = await refusalOf(agent.send(siteCalls.changeProjectLabel, change));
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['site.conflict', 'agent-R001']);
    await agent.send(siteCalls.printProjectLabels, { projectId: 1, labelIds: [labelId] });
    const printed = await agent.send(siteCalls.projectLabels, { projectId: 1, sort: 'printedAt' });
    expect(printed.rows[0]).toMatchObject({ labelId, printedAt: '2026-11-21T08:00:00.000Z' });
  });

  it('are given to devices of the project, merged and deleted; devices stay [SIT-08]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    const send = { projectId: 2, labelId: 3, imeis: [imeiOf(1), imeiOf(2), imeiOf(999)] };
    const reply = await agent.send(siteCalls.labelProjectDevices, send);
    expect(reply.done).toBe(1);
    expect(reply.refused.map(({ imei, problem }) => [imei, problem.code])).toEqual([
      [imeiOf(2), 'site.project.device.notInThis'],
      [imeiOf(999), 'site.project.device.unknown'],
    ]);
    const merged = await agent.send(siteCalls.mergeProjectLabels, { projectId: 2, labelId: 2, labelIds: [2, 3] });
    expect(merged).toMatchObject({ name: '一楼', devices: 1 });
    const left = await agent.send(siteCalls.projectLabels, { projectId: 2 });
    expect(left.rows.map(({ name }) => name).toSorted()).toEqual(['一楼', '天台']);
    await agent.send(siteCalls.deleteProjectLabel, { projectId: 2, labelId: 2 });
    const { rows } = await agent.send(siteCalls.projectDevices, { projectId: 2 });
    expect(rows).toMatchObject([{ imei: imeiOf(1), labelId: null }]);
    await agent.send(siteCalls.labelProjectDevices, { projectId: 2, labelId: 4, imeis: [imeiOf(1)] });
    await agent.send(siteCalls.labelProjectDevices, { projectId: 2, labelId: null, imeis: [imeiOf(1)] });
    expect((await agent.send(siteCalls.projectDevices, { projectId: 2, labelled: 'yes' })).total).toBe(0);
  });

  it('of another project or tenant are not found [SIT-08] [ROL-06]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    const labelling = { projectId: 1, imeis: [imeiOf(1)] };
    expect(await problemOf(agent.send(siteCalls.labelProjectDevices, { ...labelling, labelId: 4 }))).toBe(
      'site.project.label.notFound labelId',
    );
    expect(await problemOf(agent.send(siteCalls.deleteProjectLabel, { projectId: 1, labelId: 4 }))).toBe(
      'site.project.label.notFound labelId',
    );
    expect(await problemOf(agent.send(siteCalls.mergeProjectLabels, { projectId: 1, labelId: 1, labelIds: [4] }))).toBe(
      'site.project.label.notFound labelIds',
    );
    const foreign = await w.as('platform', 'R002');
    expect(await problemOf(foreign.send(siteCalls.projectLabels, { projectId: 1 }))).toBe(
      'site.project.notFound projectId',
    );
    expect(await problemOf((await w.as('agent')).send(siteCalls.projectUsage, { projectId: 3 }))).toBe(
      'site.project.notFound projectId',
    );
  });

  it('resources are what carriers took, what cameras keep and how near the end of service is [SIT-08] [DEV-14]', async () => {
    const w = await opened();
    const { db } = w.database;
    await db.updateTable('device').set({ expiresOn: '2026-11-28' }).where('deviceId', '=', 1).execute();
    const record = (key: string, state: 'delivered' | 'failed', at = '2026-11-20T20:00:00Z') => ({
      rentId: 'R001',
      at,
      nextAt: at,
      kind: 'alarm' as const,
      deviceId: 1,
      channel: 'sms' as const,
      text: '',
      state,
      key,
    });
    const old = record('old', 'delivered', '2026-10-01T00:00:00Z');
    await db
      .transaction()
      .execute((tx) => insertMany(tx, 'sendRecord', [record('a', 'delivered'), record('b', 'failed'), old]));
    const made = { state: 'done' as const, hasWatermark: true, bytes: 2048, kind: 'snapshot' as const };
    await db
      .transaction()
      .execute((tx) => insertMany(tx, 'media', [{ cameraId: 1, askedAt: '2026-11-20T20:00:00Z', ...made }]));
    const agent = await w.as('agent');
    const usage = await agent.send(siteCalls.projectUsage, { projectId: 1 });
    expect(usage).toMatchObject({ files: 1, bytes: 2048, watermarked: 1 });
    expect(usage.stages.filter(({ devices }) => devices > 0)).toEqual([{ stage: 'in7', devices: 1 }]);
    // after midnight in China
    expect(usage.days.filter(({ sms }) => sms > 0)).toEqual([{ day: '2026-11-21', sms: 1, voice: 0 }]);
    expect(usage.days).toHaveLength(30);
    const { rows } = await agent.send(siteCalls.projectResources, { projectId: 1, stage: ['in7'], sort: 'sms' });
    expect(rows).toMatchObject([{ imei: imeiOf(1), sms: 1, voice: 0, files: 1, bytes: 2048, stage: 'in7' }]);
    expect((await agent.send(siteCalls.projectResources, { projectId: 1, stage: ['later'] })).total).toBe(0);
  });
});
