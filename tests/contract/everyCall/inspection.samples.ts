import { inspectionCategory, inspectionItem, linesMax, pointsMax } from '@fireline/domain/inspection';
import { fillInspectionPoints } from '../../fixtures/inspectionPoints.ts';
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
    unitPoints: { unitId: 1 },
  },
  fills: [fillInspectionPoints],
  // the log of a line says which points it gains and loses
  furtherEntries: {
    createPoint: ['inspection.setToLine'],
    changePoint: ['inspection.setToLine'],
    setToLine: ['inspection.changeLine'],
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
  },
};
