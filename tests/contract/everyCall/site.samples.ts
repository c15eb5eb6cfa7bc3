import { projectsMax } from '@fireline/domain/site';
import { pngBytes } from '../../fixtures/images.ts';
import { fillImports, runningImport } from '../../fixtures/imports.ts';
import { fillInspectors } from '../../fixtures/inspectors.ts';
import { fillMembers, unprovenMembers } from '../../fixtures/members.ts';
import { fillMoves, fixtureMaintMove, fixturePlaceMove, fixtureUnitMove } from '../../fixtures/moves.ts';
import { fillProjects, projectPhoto, spareProject } from '../../fixtures/projects.ts';
import { iso } from '../../fixtures/reports.ts';
import { shops } from '../../fixtures/shops.ts';
import { emptyUnitId, imeiOf } from '../../fixtures/tenant.ts';
import type { AreaCalls } from './areaCalls.ts';

const importFile = new File(
  ['name,type,smallKind,address,manager,phone\r\n老街面馆,C,restaurant,科技路1号,陈师傅,13800138000\r\n'],
  'places.csv',
);

const unitFile = new File(
  ['name,contact,address,mobiles,org\r\n新单位,王主管,科技路2号,13800138000,4403\r\n'],
  'units.csv',
);

const userFile = new File(['username,realName,role,node\r\nnew_clerk,新同事,unit,1\r\n'], 'users.csv');

const partner = { name: '新锐消防', contact: '陈经理', phone: '13800138002', address: '后海大道2390号', parentId: 1 };

const maint = {
  name: '安泰维保',
  contact: '林工',
  address: '后海大道2388号',
  phone: '13800138001',
  partnerId: 1,
  systemTitle: '安泰维保平台',
};

const project = {
  name: '南山改造',
  partnerId: 1,
  unitId: 1,
  start: '2026-09-01',
  end: '2026-12-01',
  contact: '林经理',
  phone: '13800138001',
};

const unit = {
  contact: '林经理',
  address: '后海大道2388号',
  mobiles: ['13800138001'],
  orgId: '440305',
};

export const site: AreaCalls<'site'> = {
  samples: {
    importPlaces: { file: importFile },
    importUnits: { file: unitFile },
    importUsers: { file: userFile },
    importColumns: { kind: 'place', headers: ['Place name', '店名'] },
    checkImport: { kind: 'place', file: importFile },
    cancelImport: { importId: runningImport },
    imports: { kind: 'place', state: 'finished', search: 'places', from: iso(60), to: iso(0), pageNo: 1, pageSize: 5 },
    importRows: { importId: runningImport, state: 'failure', pageNo: 1, pageSize: 5 },
    map: {
      orgId: '4403',
      deviceType: ['smoke', 'water'],
      status: ['online'],
      level: [1, 3],
      placeType: ['C'],
      layers: ['devices', 'places', 'buildings', 'resources', 'alarms'],
    },
    counts: { orgId: '4403' },
    placeHead: { placeId: 1 },
    unitHead: { unitId: 1 },
    buildingHead: { buildingId: 1 },
    projectHead: { projectId: 1 },
    heat: { orgId: '4403', from: iso(9000), to: iso(0), level: [1, 2, 3] },
    heatChoices: {},
    mapSettings: {},
    places: {
      search: '科技路',
      orgId: '440305',
      type: ['C'],
      unitId: [1],
      partnerId: [1],
      located: 'yes',
      sort: 'devices',
    },
    place: { placeId: 1 },
    choices: { kind: 'place', search: '场所' },
    units: {
      search: '单位',
      orgId: '440305',
      partnerId: [1],
      alarms: 'no',
      phones: 'no',
      sort: 'devices',
      order: 'desc',
    },
    unit: { unitId: 1 },
    inspectors: { unitId: 1 },
    createInspector: { unitId: 1, realName: '周强', mobile: '13800138014' },
    changeInspector: { unitId: 1, inspectorId: 1, revision: 1, realName: '王芳', mobile: '13800138015' },
    inspectorAccounts: { unitId: 1 },
    bindInspector: { unitId: 1, inspectorId: 22, revision: 1, userId: null },
    removeInspector: { unitId: 1, inspectorId: 2, revision: 1 },
    restoreInspector: { unitId: 1, inspectorId: 3, revision: 1 },
    createUnit: { ...unit, name: '后海物业', lnglat: '113.938,22.517' },
    changeUnit: { ...unit, unitId: 1, revision: 1, name: '单位1', partnerId: 1 },
    moveUnits: { units: [{ unitId: emptyUnitId, revision: 1 }], orgId: '440304' },
    undoMoveUnits: { moveId: fixtureUnitMove },
    deleteUnit: { unitId: emptyUnitId },
    partners: { search: '合作', parentId: [1], state: 'active', sort: 'devices', order: 'desc' },
    partner: { partnerId: 2 },
    tenant: {},
    saveTenant: {
      name: '海港物业',
      contact: '陈安',
      phone: '0755-88886666',
      isRegistrationOpen: true,
      terms: '第一条',
      logDays: 365,
      codesPerHour: 60,
      revision: 0,
    },
    createPartner: partner,
    changePartnerFacts: { ...partner, partnerId: 2, revision: 1, name: '合作商2' },
    savePowers: { partnerId: shops.company, revision: 1, powers: ['command', 'renew'] },
    disablePartner: { partnerId: shops.company },
    enablePartner: { partnerId: shops.company },
    deletePartner: { partnerId: shops.company },
    projects: {
      search: '改造',
      state: ['ending'],
      partnerId: [1],
      unitId: [1],
      placeId: [1],
      endsWithin: 15,
      sort: 'devices',
    },
    project: { projectId: 1 },
    createProject: { ...project, name: '后海二期', photos: [] },
    changeProject: { ...project, projectId: 1, revision: 1, photos: [projectPhoto] },
    deleteProject: { projectId: spareProject },
    uploadProjectImage: { file: new File([pngBytes], '安装.png') },
    projectImage: { imageId: projectPhoto },
    projectDevices: {
      projectId: 1,
      search: '设备',
      status: ['online'],
      stage: ['later'],
      labelId: [1],
      sort: 'addedAt',
    },
    projectCandidates: { projectId: 1, search: '设备', pageNo: 1, pageSize: 5 },
    addProjectDevices: { projectId: 1, imeis: [imeiOf(2), imeiOf(3)] },
    removeProjectDevices: { projectId: 2, deviceIds: [1] },
    projectLabels: { projectId: 1, search: '东侧', sort: 'devices', order: 'desc' },
    createProjectLabel: { projectId: 1, name: '三层西侧', colour: 'plum', shape: 'square' },
    changeProjectLabel: { projectId: 1, labelId: 1, revision: 1, name: '二层', colour: 'olive', shape: 'diamond' },
    deleteProjectLabel: { projectId: 2, labelId: 4 },
    mergeProjectLabels: { projectId: 2, labelId: 2, labelIds: [3] },
    labelProjectDevices: { projectId: 1, labelId: null, imeis: [imeiOf(1)] },
    printProjectLabels: { projectId: 1, labelIds: [1] },
    projectResources: { projectId: 1, search: '设备', stage: ['later'], labelId: [1], sort: 'sms', order: 'desc' },
    projectUsage: { projectId: 1 },
    maints: { search: '维保', partnerId: [1], sort: 'places', order: 'desc' },
    createMaint: maint,
    changeMaint: { ...maint, maintId: 1, revision: 1, name: '维保1' },
    deleteMaint: { maintId: shops.company },
    maintUsers: { maintId: 1 },
    setMaintNotice: { maintId: 1, userId: 5, notice: 'sms', isOn: false, revision: 0 },
    assignMaint: { placeIds: [shops.given], maintId: 1 },
    undoAssignMaint: { moveId: fixtureMaintMove },
    // of a unit that only this tenant has, under whose organisation it then hangs
    createPlace: {
      name: '后海广场',
      type: 'C',
      manager: '林店长',
      phone: '13800138001',
      mobiles: ['13800138001'],
      address: '后海大道2388号',
      unitId: 1,
      lnglat: '113.938,22.517',
    },
    deletePlace: { placeId: shops.closed },
    changePartner: { placeIds: [shops.given], partnerId: 1 },
    undoChangePartner: { moveId: fixturePlaceMove },
    changePlace: {
      placeId: 1,
      revision: 1,
      name: '场所1',
      type: 'C',
      manager: '陈主任',
      phone: '13800138000',
      mobiles: ['13800138000'],
      address: '科技路1号',
      lnglat: { lng: 113.95, lat: 22.54 },
      code: '440305007',
      adminPath: '/44/4403/440305/440305007/',
      adminName: '广东省深圳市南山区粤海街道',
    },
    members: { placeId: 1 },
    addMember: { placeId: 1, name: '钱女士', right: 'follow', proof: 'phone', phone: '13800138009' },
    changeMember: { placeId: 1, memberId: 2, revision: 1, right: 'manage' },
    unbindMembers: { placeId: 1, members: [{ memberId: 3, revision: 1 }] },
    memberships: {},
    sendMemberCode: { memberId: unprovenMembers.byPhone },
    verifyMember: { memberId: unprovenMembers.byPhone, code: '012345' },
    searchPlaces: { text: '科技路', near: '113.95,22.54' },
    geocode: { text: '场所', near: '113.95,22.54' },
    reverse: { lnglat: '113.95,22.54' },
  },
  fills: [fillProjects, fillMoves, fillInspectors, fillMembers],
  underWay: [fillImports],
  // no code was sent for it
  refused: { verifyMember: 'session.code.wrong' },
  neededButton: { importColumns: 'placeList:import', checkImport: 'placeList:import' },
  unlogged: {
    importColumns: 'it only says what headers mean; it is no GET because headers hold commas',
    checkImport: 'what it makes is undone: nothing is written',
  },
  room: {
    createProject: {
      max: projectsMax,
      fill: `project (rent_id, partner_id, unit_id, name, start_on, end_on) select 'R001', 1, 1, 'p' || n, date '2026-11-21', date '2027-11-21'`,
    },
    createInspector: 'unitInspectorsMax',
    createProjectLabel: 'projectLabelsMax',
    addMember: 'placeMembersMax',
    addProjectDevices: 'devices that there are',
    createUnit: 'grows',
    createMaint: 'grows',
    createPartner: 'grows',
    createPlace: 'grows',
  },
};
