import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { type Plan, planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { languages } from '@fireline/domain/lib';
import { type UserLogAction, userLogActions, userLogWords } from '@fireline/domain/log';
import { loggedReason, sessionWords, wrongPasswordsMax } from '@fireline/domain/session';
import { expect, it, vi } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { dxfText } from '../../fixtures/plans.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

/** The actions in the log since the last look, the first deed first, each with what it was done to. */
async function newDeeds(w: FixtureGateway, before: number) {
  const { rows } = await (await w.as('platform')).send(sessionCalls.userLog, { pageSize: 200 });
  return rows
    .filter(({ logId, action }) => logId > before && action !== 'login')
    .toSorted((one, other) => one.logId - other.logId);
}

const isNoted = (action: string): action is UserLogAction => (userLogActions as readonly string[]).includes(action);

await onTestDatabase('the user log', ({ open }) => {
  it('notes every deed on a plan, with words in each language [SES-10] [PLN-01] [PLN-03] [PLN-05]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    const [last] = (await (await w.as('platform')).send(sessionCalls.userLog, { pageSize: 1 })).rows;
    const plan = await unit.send(planCalls.create, { name: '日志', boundKind: 'place', boundId: 1 });
    const { layerId } = plan;
    const publish = async (drawing: string): Promise<Plan> => {
      await unit.send(planCalls.upload, { layerId, file: new File([drawing], 'log.dxf') });
      await unit.send(planCalls.publish, { layerId });
      const detail = async () => (await unit.send(planCalls.detail, { layerId })) as Plan;
      await vi.waitUntil(async () => (await detail()).publishState === 'complete', { timeout: 20_000 });
      return detail();
    };
    const first = await publish(dxfText(100));
    await publish(dxfText(200));
    await unit.send(planCalls.rollBack, { layerId, versionId: first.versionId ?? 0 });
    const { revision } = await unit.send(planCalls.points, { layerId });
    await unit.send(planCalls.savePoints, { layerId, revision, points: [{ deviceId: 1, x: 1, y: 1 }] });
    await unit.send(planCalls.saveResources, { layerId, revision: 0, resources: [] });
    const change = async (more: { isPrivate?: boolean; accessKey?: string }) => {
      const { revision: now } = (await unit.send(planCalls.detail, { layerId })) as Plan;
      const kept = { layerId, name: '日志', boundKind: 'place', boundId: 1, revision: now } as const;
      await unit.send(planCalls.change, { ...kept, ...more });
    };
    await change({});
    await change({ isPrivate: true, accessKey: 'Key-2026' });
    await (await w.as('platform')).send(planCalls.unlock, { layerId, accessKey: 'Key-2026' });
    await change({});
    await unit.send(planCalls.delete, { layerId });
    await unit.send(planCalls.restore, { layerId });
    const deeds = await newDeeds(w, last?.logId ?? 0);
    expect(deeds.map(({ action }) => action)).toEqual(
      [
        ['create', 'upload', 'publish', 'upload', 'publish', 'rollBack', 'savePoints', 'saveResources'],
        ['change', 'changeKey', 'unlock', 'changeKey', 'delete', 'restore'],
      ]
        .flat()
        .map((deed) => `plan.${deed}`),
    );
    // of what, and by whom; a private plan's name is behind its key, in the log as well
    for (const { detail, username, action } of deeds) {
      expect(detail.split(' ')[0]).toBe(String(layerId));
      expect(username).toBe(action === 'plan.unlock' ? 'platform' : 'unit');
    }
    expect(deeds.every(({ action }) => isNoted(action))).toBe(true);
  });

  it('notes what is done to buildings and fire resources, with their names [SES-10] [BLD-01] [BLD-05]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    const [last] = (await (await w.as('platform')).send(sessionCalls.userLog, { pageSize: 1 })).rows;
    const choices = { status: 'inUse', category: 'multiStorey', usage: 'commercial', structure: 'concrete' } as const;
    const more = { fireHazard: 'wu', fireResistance: 'two', seismic: 'standard', ownership: 'private' } as const;
    const record = { ...choices, ...more, number: 'A-1', name: '副楼', placeId: 1, floorsAbove: 3, floorsUnder: 0 };
    const { buildingId } = await unit.send(buildingCalls.create, record);
    await unit.send(buildingCalls.change, { ...record, buildingId, revision: 1, name: '新副楼' });
    const hydrant = { kind: 'hydrant', name: '门口', state: 'inService', address: '科技路 1 号', placeId: 1 } as const;
    const sent = {
      ...hydrant,
      lnglat: { lng: 113.95, lat: 22.54 },
      contact: '王工',
      phone: '13800138000',
      remarks: '',
    };
    const { resourceId } = await unit.send(buildingCalls.createResource, sent);
    await unit.send(buildingCalls.changeResource, { ...sent, resourceId, revision: 1, name: '后门' });
    await unit.send(buildingCalls.deleteResource, { resourceId });
    const deeds = await newDeeds(w, last?.logId ?? 0);
    expect(deeds.map(({ action, detail }) => [action, detail])).toEqual([
      ['building.create', `${buildingId} 副楼`],
      ['building.change', `${buildingId} 新副楼`],
      ['building.createResource', `${resourceId} 门口`],
      ['building.changeResource', `${resourceId} 后门`],
      ['building.deleteResource', `${resourceId} 后门`],
    ]);
    for (const { action } of deeds)
      for (const language of languages)
        expect(isNoted(action) && userLogWords[`session.log.${action}`][language]).toMatch(/\S/);
  });

  it('says why a password was refused in words, in its list as codes that all mean one, found by the words and exported with them [SES-06] [SES-10]', async () => {
    const w = await open();
    const login = { rentId: 'R001', username: 'maint', password: 'Wrong-2026' };
    const codes: string[] = [];
    for (let tries = 0; tries <= wrongPasswordsMax; tries += 1)
      codes.push((await refusalOf(w.client().send(sessionCalls.login, login))).code);
    expect(new Set(codes.map((code) => loggedReason(code)))).toEqual(
      new Set(['session.wrongPassword', 'session.locked']),
    );
    for (const language of languages) {
      const platform = w.client(await w.token('platform'), language);
      const search = sessionWords['session.locked'][language];
      const { rows } = await platform.send(sessionCalls.userLog, { search, username: 'maint', pageSize: 50 });
      expect(rows.map(({ detail }) => loggedReason(detail))).toContain('session.locked');
      expect(rows.every(({ detail }) => loggedReason(detail) === 'session.locked')).toBe(true);
      const text = await platform.send(sessionCalls.exportUserLog, { username: 'maint' });
      expect(text).toContain(sessionWords['session.wrongPassword'][language]);
      expect(text).not.toContain('session.');
    }
  });

  it('names the alarms that its details mean by number, and none besides [SES-10] [ALM-03]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { kind, placeName } = await platform.send(alarmCalls.handle, {
      alarmId: 1,
      closing: 'falseAlarm',
      remark: '',
    });
    const { rows, alarms } = await platform.send(sessionCalls.userLog, { action: 'alarm.handle' });
    expect(rows.map(({ detail }) => detail)).toEqual(['1 falseAlarm']);
    expect(alarms).toEqual([{ alarmId: 1, kind, placeName }]);
    expect((await platform.send(sessionCalls.userLog, { action: 'login' })).alarms).toEqual([]);
  });

  it('is exported with the times of its page, in a file named by the day of the tenants [SES-10]', async () => {
    const w = await open();
    // in UTC it is still the day before
    const atMs = Date.parse('2026-11-21T16:30:20.373Z');
    w.time.advance(atMs - w.time.clock());
    const { token } = (await w
      .client()
      .send(sessionCalls.login, { rentId: 'R001', username: 'platform', password: fixturePassword })) as {
      token: string;
    };
    for (const [language, text] of [
      ['cn', '2026/11/22 00:30:20'],
      ['hk', '22/11/2026 00:30:20'],
      ['en', '22 Nov 2026, 00:30:20'],
    ] as const) {
      const { blob, filename } = await w
        .client(token, language)
        .download(sessionCalls.exportUserLog, { username: 'platform' });
      expect(filename).toBe('user-log-2026-11-22.csv');
      expect((await blob.text()).normalize('NFKC').replaceAll('"', '')).toContain(`${text},platform`);
    }
  });
});
