import {
  inspectionCategory,
  inspectionItem,
  linesMax,
  plansMax,
  pointsMax,
  tagsMax,
} from '@fireline/domain/inspection';
import { pngBytes } from '../../fixtures/images.ts';
import { bindAccount, fillInspectionTasks, resultPhoto } from '../../fixtures/inspectionTasks.ts';
import { recordRoom, recordSamples } from '../../fixtures/recordSamples.ts';
import type { AreaCalls } from './areaCalls.ts';

const patrolPoint = {
  name: '配电间灭火器',
  location: '配电间门口',
  categoryId: 1,
  unitId: 1,
  buildingId: 1,
  floor: 1,
  lineId: 4,
  itemIds: [1, 3],
};

const patrolPlan = {
  name: '每日巡检',
  cycle: 'custom',
  cycleDays: 3,
  lineId: 1,
  inspectorId: 21,
  validFrom: '2026-11-01',
  validTo: '2027-11-01',
  route: '由一层至顶层',
  onFailure: 'order',
  hazardLevel: 2,
  dueDays: 7,
  orderLevel: 'urgent',
  methods: ['sms'],
};
const plansAsked = { search: '巡检', unitId: [1], lineId: [1], order: 'desc', pageNo: 1, pageSize: 5 } as const;

const by = `'x', timestamptz '2026-11-21', 'x', timestamptz '2026-11-21'`;

export const inspection: AreaCalls<'inspection'> = {
  samples: {
    ...recordSamples(inspectionCategory),
    ...recordSamples(inspectionItem),
    moveItems: { itemIds: [3], categoryId: 3 },
    points: {
      search: '灭火器',
      unitId: [1],
      categoryId: [1],
      buildingId: [1],
      lineId: [1],
      inLine: 'yes',
      sort: 'line',
      order: 'desc',
      pageNo: 1,
      pageSize: 5,
    },
    point: { pointId: 1 },
    createPoint: patrolPoint,
    changePoint: { ...patrolPoint, pointId: 6, revision: 1 },
    deletePoint: { pointId: 4, revision: 1 },
    unitBuildings: { unitId: 1 },
    lines: { search: '一号', unitId: [1], sort: 'points', order: 'desc', pageSize: 5 },
    line: { lineId: 1 },
    createLine: { name: '三号线', unitId: 1, pointIds: [3] },
    changeLine: { lineId: 1, revision: 1, name: '一号线', unitId: 1, pointIds: [2, 1] },
    deleteLine: { lineId: 2, revision: 1 },
    setToLine: { lineId: 1, pointIds: [3] },
    pointLabels: { pointIds: [1, 3] },
    printAnew: { points: [{ pointId: 3, edition: 1 }] },
    unitPoints: { unitId: 1 },
    plans: { ...plansAsked, state: 'enabled', sort: 'validTo' },
    deletedPlans: { ...plansAsked, sort: 'deletedAt' },
    plan: { planId: 1 },
    planChoices: { unitId: 1 },
    createPlan: { ...patrolPlan, status: 'enabled' },
    changePlan: { ...patrolPlan, planId: 4, lineId: 3, inspectorId: 23, revision: 1 },
    switchPlan: { planId: 1, revision: 1, event: 'disable', isConfirmed: true },
    deletePlan: { planId: 2, revision: 1, isConfirmed: true },
    tags: {
      search: 'T',
      unitId: [1],
      type: 'nfc',
      bound: 'yes',
      sort: 'boundAt',
      order: 'desc',
      pageSize: 5,
    },
    createTag: { type: 'nfc', serialNumber: '04:A2:3B', unitId: 1, pointId: 3 },
    changeTag: { tagId: 1, revision: 1, type: 'qrCode', serialNumber: 'T-1', unitId: 1, pointId: 3 },
    deleteTag: { tagId: 2, revision: 1 },
    bindTags: { tagIds: [3], pointId: 3 },
    tasks: {
      search: '一号',
      unitId: [1],
      planId: [1],
      lineId: [1],
      inspectorId: [21],
      standing: ['running', 'overdue'],
      failed: 'yes',
      due: 'today',
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      sort: 'to',
      order: 'asc',
      pageSize: 5,
    },
    task: { taskId: 1 },
    sync: {
      sentAtMs: Date.parse('2026-11-21T08:00:00Z'),
      rows: [
        {
          key: 'desk-0001',
          taskId: 1,
          pointId: 1,
          itemId: 3,
          outcome: 'fail',
          description: '压力不足',
          images: [],
          atMs: Date.parse('2026-11-21T07:00:00Z'),
          inspectorId: 21,
        },
      ],
    },
    reassignTasks: { taskIds: [4], inspectorId: 22 },
    undecided: { pageSize: 5 },
    decideFailure: { failureId: 1, decision: 'hazard', hazardLevel: 2, dueDays: 7, methods: [], reason: '已通知物业' },
    home: { days: 30 },
    myTasks: {},
    recordMine: {
      sentAtMs: Date.parse('2026-11-21T08:00:00Z'),
      scans: [
        {
          key: 'scan-0001',
          taskId: 1,
          pointId: 2,
          way: 'chosen',
          reason: '标签已损坏',
          atMs: Date.parse('2026-11-21T07:00:00Z'),
        },
      ],
      rows: [
        {
          key: 'walk-0001',
          taskId: 1,
          pointId: 2,
          itemId: 1,
          outcome: 'fail',
          description: '压力不足',
          images: [],
          atMs: Date.parse('2026-11-21T07:00:00Z'),
        },
      ],
    },
    uploadMyImage: { key: 'picture-0001', file: new File([pngBytes], '灭火器.png') },
    uploadResultImage: { file: new File([pngBytes], '灭火器.png') },
    resultImage: { imageId: resultPhoto },
  },
  fills: [fillInspectionTasks, (w) => bindAccount(w, 21, 'platform')],
  // the log of a line says which points it gains and loses
  furtherEntries: {
    createPoint: ['inspection.setToLine'],
    changePoint: ['inspection.setToLine'],
    setToLine: ['inspection.changeLine'],
    // where somebody came and what was found are two entries
    recordMine: ['inspection.recordMine'],
  },
  room: {
    ...recordRoom(inspectionCategory),
    ...recordRoom(inspectionItem),
    createPoint: {
      max: pointsMax,
      fill: `inspection_point (unit_id, category_id, name, location, created_by, created_at, changed_by, changed_at) select 1, 1, 'p' || n, 'x', ${by}`,
    },
    createLine: {
      max: linesMax,
      fill: `inspection_line (unit_id, name, created_by, created_at, changed_by, changed_at) select 1, 'l' || n, ${by}`,
    },
    createTag: {
      max: tagsMax,
      fill: `inspection_tag (rent_id, unit_id, type, serial, created_by, created_at, changed_by, changed_at) select 'R001', 1, 'nfc', 'F' || n, ${by}`,
    },
    createPlan: {
      max: plansMax,
      fill: `inspection_plan (rent_id, unit_id, name, line_name, inspector_name, cycle, valid_from, valid_to, route, failure, state, created_by, created_at, changed_by, changed_at) select 'R001', 1, 'p' || n, '', '', 'daily', date '2026-01-01', date '2026-12-31', '', '{"way":"decide"}', 'disabled', ${by}`,
    },
  },
};
