import { type SentProject, siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { pngBytes } from '../../fixtures/images.ts';
import { fillProjects, projectPhoto } from '../../fixtures/projects.ts';

const sent: SentProject = { name: '后海二期', partnerId: 1, unitId: 1, start: '2026-11-01', end: '2026-12-21' };
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};
const photoFile = () => new File([pngBytes], '安装.png', { type: 'image/png' });

await onTestDatabase('projects', ({ open }) => {
  const opened = async (): Promise<FixtureGateway> => {
    const w = await open();
    await fillProjects(w);
    return w;
  };

  it('stand where their days say, and are found by it [SIT-08] [SHL-09]', async () => {
    const platform = await (await opened()).as('platform');
    const { rows } = await platform.send(siteCalls.projects, { sort: 'end' });
    expect(rows.map((row) => [row.projectId, row.state, row.daysLeft])).toEqual([
      [1, 'ending', 10],
      [3, 'notStarted', 374],
      [9, 'running', 405],
      [2, 'ended', -325],
    ]);
    expect(rows[0]).toMatchObject({ devices: 1, online: 1, expiring: 0, alarms: 2, labels: 1, unitName: '单位1' });
    const found = async (query: object) =>
      (await platform.send(siteCalls.projects, query)).rows.map(({ projectId }) => projectId);
    expect(await found({ state: ['notStarted', 'ended'] })).toEqual([3, 2]);
    expect(await found({ state: ['running'] })).toEqual([9]);
    expect(await found({ endsWithin: 15 })).toEqual([1]);
    expect(await found({ endsWithin: 7 })).toEqual([]);
    expect(await found({ partnerId: [2] })).toEqual([3]);
    expect(await found({ placeId: [1] })).toEqual([1, 2]);
    expect(await found({ search: '单位1' })).toEqual([1]);
  });

  it('are seen by their partner, their unit and the company that keeps a device of theirs [SIT-08] [ROL-06]', async () => {
    const w = await opened();
    const seenBy = async (role: 'agent' | 'unit' | 'maint') =>
      (await (await w.as(role)).send(siteCalls.projects, { sort: 'name' })).rows.map(({ name }) => name);
    expect((await seenBy('agent')).toSorted()).toEqual(['一期', '南山改造', '备用']);
    expect(await seenBy('unit')).toEqual(['南山改造']);
    expect((await seenBy('maint')).toSorted()).toEqual(['一期', '南山改造']);
    const agent = await w.as('agent');
    expect(await problemOf(agent.send(siteCalls.project, { projectId: 3 }))).toBe('site.project.notFound projectId');
    const foreign = await w.as('platform', 'R002');
    expect(await problemOf(foreign.send(siteCalls.project, { projectId: 1 }))).toBe('site.project.notFound projectId');
  });

  it('end later than they start, and are of a partner below the writer with a unit of that partner [SIT-08] [ORG-05]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    const platform = await w.as('platform');
    const create = (who: typeof agent, change: object) =>
      problemOf(who.send(siteCalls.createProject, { ...sent, ...change }));
    expect(await create(agent, { end: sent.start })).toBe('form.endBeforeStart end');
    expect(await create(agent, { partnerId: 2, unitId: undefined })).toBe('site.project.otherPartner partnerId');
    expect(await create(agent, { unitId: 2 })).toBe('site.unit.notFound unitId');
    expect(await create(platform, { unitId: 2 })).toBe('site.project.unitOfOther unitId');
    expect(await create(platform, { partnerId: 101, unitId: undefined })).toBe('form.choice partnerId');
    const made = await agent.send(siteCalls.createProject, { ...sent, partnerId: undefined });
    expect(made).toMatchObject({ partnerId: 1, state: 'ending', daysLeft: 30, devices: 0 });
  });

  it('stay with partner and unit while they have devices, and are changed by one at a time [SIT-08]', async () => {
    const platform = await (await opened()).as('platform');
    const change = { ...sent, projectId: 1, revision: 1, photos: [projectPhoto] };
    const { problems } = await refusalOf(
      platform.send(siteCalls.changeProject, { ...change, partnerId: 2, unitId: undefined }),
    );
    expect(problems[0]).toMatchObject({ code: 'site.project.hasDevices', args: { devices: 1 } });
    expect(await platform.send(siteCalls.changeProject, change)).toMatchObject({ name: '后海二期', revision: 2 });
    const late = await refusalOf(platform.send(siteCalls.changeProject, change));
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['site.conflict', 'platform-R001']);
  });

  it('have up to 4 photos, which go with them [SIT-08] [SHL-26]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    const upload = async () => (await agent.upload(siteCalls.uploadProjectImage, { file: photoFile() })).imageId;
    const photos = [await upload(), await upload(), await upload(), await upload()];
    const five = await refusalOf(agent.send(siteCalls.createProject, { ...sent, photos: [...photos, await upload()] }));
    expect(five.problems).toMatchObject([{ code: 'form.tooMany', field: 'photos' }]);
    const script = new File(['<script>'], 'a.png', { type: 'image/png' });
    expect(await problemOf(agent.upload(siteCalls.uploadProjectImage, { file: script }))).toBe('form.imagesOnly file');
    const { projectId, revision } = await agent.send(siteCalls.createProject, { ...sent, photos });
    const other = { ...sent, projectId: 9, revision: 1, unitId: undefined, photos: [photos[0] ?? ''] };
    expect(await problemOf(agent.send(siteCalls.changeProject, other))).toBe('shell.image.gone photos');
    const unit = await w.as('unit');
    expect((await unit.download(siteCalls.projectImage, { imageId: photos[0] ?? '' })).blob.size).toBe(pngBytes.length);
    const kept = photos.slice(1);
    await agent.send(siteCalls.changeProject, { ...sent, projectId, revision, photos: kept });
    expect(await w.files.read(`projects/${photos[0]}`)).toBeUndefined();
    await agent.send(siteCalls.deleteProject, { projectId });
    expect(await w.files.read(`projects/${kept[0]}`)).toBeUndefined();
    expect(await problemOf(unit.send(siteCalls.project, { projectId }))).toBe('site.project.notFound projectId');
  });

  it('are deleted without their devices [SIT-08]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    await agent.send(siteCalls.deleteProject, { projectId: 1 });
    const { projects, labels, devices } = {
      projects: (await agent.send(siteCalls.projects, {})).total,
      labels: (await w.database.db.selectFrom('projectLabel').select('labelId').execute()).length,
      devices: (await w.database.db.selectFrom('device').select('deviceId').where('deviceId', '=', 1).execute()).length,
    };
    expect([projects, labels, devices]).toEqual([2, 3, 1]);
  });
});
