import { alarmCalls } from '@fireline/api/alarm';
import { inspectionCalls } from '@fireline/api/inspection';
import { messageCalls } from '@fireline/api/message';
import { orgCalls } from '@fireline/api/org';
import { roleCalls } from '@fireline/api/role';
import { siteCalls } from '@fireline/api/site';
import { addDays, csvText, dayAt } from '@fireline/domain/lib';
import { making, setting, type SetTo, unless, type Work } from './ledger.ts';

/** A hazard is found, and rectified. */
export async function hazard(work: Work, turn: number): Promise<void> {
  const { gateways, ledger } = work;
  const title = `隐患 ${turn}`;
  const foundDay = dayAt(Date.now());
  const sent = { title, level: 3, foundDay, dueDay: addDays(foundDay, 7), responsible: '林经理', placeId: 1 };
  const found = await making(work, { table: 'hazard', column: 'title', name: title }, () =>
    gateways.once('platform', alarmCalls.createHazard, sent),
  );
  if (!found) return;
  const { hazardId } = found.hazard;
  const done = await gateways.once('platform', alarmCalls.completeHazard, { hazardId, remark: title });
  if (done) ledger.rectified.push(hazardId);
}

const rights = ['main:view', 'alarmList:view', 'alarmDetail:view', 'hazards:view', 'hazardDetail:view'] as const;

/** A role is made, and is given rights three times. */
export async function role(work: Work, turn: number): Promise<void> {
  const { gateways, ledger, random } = work;
  const roleName = `角色 ${turn}`;
  const made = await making(work, { table: 'role', column: 'roleName', name: roleName }, () =>
    gateways.once('platform', roleCalls.create, { roleName, role: 'unit' }),
  );
  if (!made) return;
  const roleId = made.roleId ?? 0;
  const set: SetTo<readonly string[]> = { answered: [...made.permissions].toSorted(), cutOff: [] };
  ledger.rights.set(roleId, set);
  let { revision } = made;
  for (let times = 0; times < 3; times += 1) {
    const permissions = rights.filter((right) => right === 'main:view' || random() < 0.5).toSorted();
    const given = await setting(set, permissions, () =>
      gateways.once('platform', roleCalls.authorize, { roleId, revision, permissions }),
    );
    ({ revision } = given ?? (await gateways.again('platform', roleCalls.detail, { roleId })));
  }
}

/** A district moves with all under it, there and back. */
export async function move(work: Work): Promise<void> {
  const { gateways, ledger } = work;
  const orgId = '440304';
  const { parentId, revision } = await gateways.again('platform', orgCalls.detail, { orgId });
  const to = parentId === '44' ? '4403' : '44';
  await setting(ledger.parent, to, () => gateways.once('platform', orgCalls.move, { orgId, revision, parentId: to }));
}

/** A partner submits an announcement, and the tenant approves it. */
export async function announcement(work: Work, turn: number): Promise<void> {
  const { gateways, ledger } = work;
  const title = `公告 ${turn}`;
  const sent = { classification: 'system', type: 'safety', title, content: '离开时切断电源', pushTargets: ['unit'] };
  const made = await making(work, { table: 'announcement', column: 'title', name: title }, () =>
    gateways.once('agent', messageCalls.createAnnouncement, sent),
  );
  if (!made) return;
  const { announcementId } = made;
  const approved = await gateways.once('platform', messageCalls.approveAnnouncement, { announcementId });
  if (approved) ledger.approved.push({ announcementId, recipients: approved.recipients });
}

/** A category of patrols is made, and a point with two items. */
export async function patrol(work: Work, turn: number): Promise<void> {
  const { gateways } = work;
  const name = `巡查 ${turn}`;
  await making(work, { table: 'inspectionCategory', column: 'name', name }, () =>
    gateways.once('platform', inspectionCalls.createCategory, { industry: 'security', name }),
  );
  const point = { name, location: '配电间门口', categoryId: 1, unitId: 1, buildingId: 1, floor: 1, itemIds: [1, 3] };
  await making(work, { table: 'inspectionPoint', column: 'name', name }, () =>
    gateways.once('platform', inspectionCalls.createPoint, point),
  );
}

const head = ['name', 'contact', 'address', 'mobiles', 'org'];
const rowsPerImport = 80;

/** Units are imported from a file. */
export async function units(work: Work, turn: number): Promise<void> {
  const { gateways, ledger } = work;
  const prefix = `导入 ${turn} 之`;
  const rows = Array.from({ length: rowsPerImport }, (_, at) => [
    `${prefix}${at}`,
    '林经理',
    '后海大道2388号',
    '13800138000',
    '4403',
  ]);
  const file = new File([csvText([head, ...rows])], `${turn}.csv`);
  const entry = { prefix, rows: rowsPerImport, isAnswered: false };
  ledger.imports.push(entry);
  // refused while others run
  const reply = await unless(['site.import.tooMany'], gateways.once('platform', siteCalls.importUnits, { file }));
  entry.isAnswered = reply !== undefined;
}
