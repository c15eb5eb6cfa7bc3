import type { Call } from '@fireline/api/lib';
import { inspectionCalls } from '@fireline/api/inspection';
import { orgCalls } from '@fireline/api/org';
import { publicCalls } from '@fireline/api/public';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { fillEmbedKeys } from '../../fixtures/embedKeys.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fillInspection } from '../../fixtures/inspection.ts';
import { fillInspectors } from '../../fixtures/inspectors.ts';
import { fillProjects } from '../../fixtures/projects.ts';
import { samplesWith } from '../everyCall/samples.ts';

const { site, org, role, session, inspection, public: open } = samplesWith();

/** Every form of sites, organisations, accounts, roles and patrols that changes a record, as it is sent. */
const forms: readonly (readonly [Call, object])[] = [
  [siteCalls.changeUnit, site.changeUnit],
  [siteCalls.changePlace, { ...site.changePlace, placeId: 1 }],
  [siteCalls.changeInspector, site.changeInspector],
  [siteCalls.changeMaint, site.changeMaint],
  [siteCalls.changePartnerFacts, site.changePartnerFacts],
  [siteCalls.savePowers, { ...site.savePowers, partnerId: 2, revision: 2 }],
  [siteCalls.changeProject, site.changeProject],
  [siteCalls.changeProjectLabel, site.changeProjectLabel],
  [siteCalls.saveTenant, site.saveTenant],
  [siteCalls.changeMember, site.changeMember],
  [orgCalls.change, org.change],
  [orgCalls.move, org.move],
  [publicCalls.changeEmbedKey, open.changeEmbedKey],
  [publicCalls.rotateEmbedKey, open.rotateEmbedKey],
  [roleCalls.saveForcePush, role.saveForcePush],
  [roleCalls.savePartnerPowers, role.savePartnerPowers],
  [sessionCalls.saveBrand, session.saveBrand],
  [inspectionCalls.changeCategory, inspection.changeCategory],
  [inspectionCalls.changeItem, inspection.changeItem],
];

await onTestDatabase('what somebody else saved first', (store) => {
  const opened = async () => {
    const w = await store.open();
    for (const fill of [fillProjects, fillInspectors, fillEmbedKeys, fillInspection]) await fill(w);
    return { w, platform: await w.as('platform') };
  };

  it('is refused by every form with who saved, by name, and when [SIT-02] [SIT-06] [SIT-07] [SIT-08] [ORG-02] [ORG-05] [PUB-07] [ROL-01] [INS-01] [N22] [SHL-30]', async () => {
    const { w, platform } = await opened();
    const { roleId } = await platform.send(roleCalls.create, { ...role.create, copyOf: undefined });
    for (const [call, send] of [...forms, [roleCalls.change, { ...role.change, roleId }] as const]) {
      w.time.advance(60_000);
      const at = new Date(w.time.clock()).toISOString();
      await platform.send(call, send);
      w.time.advance(60_000);
      const { code, problems } = await refusalOf(platform.send(call, send));
      expect({ call: call.name, args: problems[0]?.args }).toEqual({
        call: call.name,
        args: { name: 'platform-R001', at },
      });
      expect(code).toMatch(/\.conflict$/);
    }
    expect(w.failures).toEqual([]);
  });

  it('is dated by a move, too, and by taking it back [SIT-06]', async () => {
    const { w, platform } = await opened();
    const change = { ...site.changeUnit, unitId: 1, revision: 1 };
    const toldOf = async () => (await refusalOf(platform.send(siteCalls.changeUnit, change))).problems[0]?.args?.at;
    const move = { units: [{ unitId: 1, revision: 1 }], orgId: '440304' };
    const { moveId } = await platform.send(siteCalls.moveUnits, move);
    const moved = await toldOf();
    w.time.advance(60_000);
    await platform.send(siteCalls.undoMoveUnits, { moveId });
    expect([moved, await toldOf()].map((at) => w.time.clock() - Date.parse(String(at)))).toEqual([60_000, 0]);
  });

  it('is dated by a change of the partner or the company of places, too, and by taking it back [SIT-04] [SIT-07]', async () => {
    const { w, platform } = await opened();
    const { db } = w.database;
    await db.updateTable('place').set({ smallKind: 'shop' }).where('placeId', '=', 1).execute();
    const placeIds = [1];
    const { moveId: given } = await platform.send(siteCalls.changePartner, { placeIds, partnerId: 2 });
    const told = async () =>
      (await refusalOf(platform.send(siteCalls.changePlace, site.changePlace))).problems[0]?.args;
    const since = async () => w.time.clock() - Date.parse(String((await told())?.at));
    w.time.advance(60_000);
    expect(await since()).toBe(60_000);
    await platform.send(siteCalls.undoChangePartner, { moveId: given });
    expect(await since()).toBe(0);
    w.time.advance(60_000);
    const { moveId: kept } = await platform.send(siteCalls.assignMaint, { placeIds, maintId: 1 });
    expect(await since()).toBe(0);
    w.time.advance(60_000);
    await platform.send(siteCalls.undoAssignMaint, { moveId: kept });
    expect(await since()).toBe(0);
    expect((await told())?.name).toBe('platform-R001');
  });

  it('names nobody by a mobile number, in data or in words [SES-07]', async () => {
    const { w, platform } = await opened();
    await w.database.db
      .updateTable('maint')
      .set({ changedBy: '13800138000', revision: 2 })
      .where('maintId', '=', 1)
      .execute();
    const { message, problems } = await refusalOf(platform.send(siteCalls.changeMaint, site.changeMaint));
    expect(problems[0]?.args?.name).toBe('138****8000');
    expect(message).toContain('138****8000');
    expect(message).not.toContain('13800138000');
  });
});
