import {
  dueStandings,
  industries,
  labelsAtOnce,
  linePointCount,
  pointItemCount,
  tagTypes,
} from '@fireline/domain/inspection';
import * as z from 'zod';
import { done, page, paging, zId, zInt, zList, zRevision, zSearch } from '../../lib/shapes.ts';
import { changes } from '../../lib/record/shapes.ts';

const zCount = z.number().int();

/** Where a point is. */
const spot = {
  location: z.string(),
  /** Null: outdoors. */
  buildingId: z.number().nullable(),
  buildingName: z.string(),
  /** Above ground counts from 1, below ground from -1. */
  floor: z.number().nullable(),
};

/** A point of a unit. @spec INS-02 */
const zPoint = z.object({
  pointId: z.number(),
  name: z.string(),
  ...spot,
  categoryId: z.number(),
  categoryName: z.string(),
  industry: z.enum(industries),
  unitId: z.number(),
  unitName: z.string(),
  /** Null: in no line. */
  lineId: z.number().nullable(),
  lineName: z.string(),
  /** Its place in the line, from 1. */
  position: z.number().nullable(),
  /** Items that are looked at there. */
  items: zCount,
  /** Of its building; empty outdoors. */
  placeName: z.string(),
  /** What was found when somebody last looked, in items; `open` are those that were not looked at; null: nobody has looked yet. Absent: the caller may not see tasks. */
  lastLook: z.object({ at: z.string(), passed: zCount, failed: zCount, open: zCount }).nullable().optional(),
  /** The first task that still asks for it, with its days; null: none does. Absent: the caller may not see tasks. */
  due: z
    .object({
      from: z.string(),
      to: z.string(),
      standing: z.enum(dueStandings),
      /** From the gateway's day to its last one; 0: that is today; negative: it is overdue for so many days. */
      daysLeft: zCount,
    })
    .nullable()
    .optional(),
  /** Tags that are bound to it; its printed label is none of them. Absent: the caller may not see tags. */
  tags: z.array(z.object({ tagId: z.number(), type: z.enum(tagTypes), serial: z.string() })).optional(),
  ...changes,
});

const zPointItem = z.object({ itemId: z.number(), content: z.string(), requirement: z.string() });
const zPointDetail = zPoint.extend({ itemList: z.array(zPointItem) });

/** What a label says. @spec INS-02 N24 */
const zPointLabel = z.object({
  pointId: z.number(),
  name: z.string(),
  unitName: z.string(),
  ...spot,
  /** How often it was printed again, from 1. */
  edition: z.number().int(),
  /** Signed: `FLP1.…` */
  code: z.string(),
});

/** A line of a unit. @spec INS-03 */
const zLine = z.object({
  lineId: z.number(),
  name: z.string(),
  unitId: z.number(),
  unitName: z.string(),
  /** Points that it has. */
  points: zCount,
  /** Items that are looked at in one walk. */
  items: zCount,
  /** Enabled plans that walk it. */
  plans: zCount,
  /** When it was last walked to its end; null: never. */
  lastWalkAt: z.string().nullable(),
  ...changes,
});

const zRoutePoint = z.object({
  pointId: z.number(),
  name: z.string(),
  ...spot,
  items: z.array(zPointItem),
});
const zLineDetail = zLine.extend({ route: z.array(zRoutePoint) });

/** What the domain's `pointForm` reads; what is missing is its to tell. */
const sentPoint = {
  name: z.string().optional(),
  location: z.string().optional(),
  categoryId: zInt.optional(),
  unitId: zInt.optional(),
  buildingId: zId.optional(),
  floor: zInt.optional(),
  lineId: zId.optional(),
  itemIds: z.array(zInt).max(pointItemCount.max).default([]),
};
/** What the domain's `lineForm` reads. */
const sentLine = {
  name: z.string(),
  unitId: zId,
  pointIds: z.array(zId).max(linePointCount.max).default([]),
};
const namedPoint = { pointId: zId, revision: zRevision };
const namedLine = { lineId: zId, revision: zRevision };
const order = z.enum(['asc', 'desc']).default('asc');

export const pointShapes = {
  points: {
    send: z.object({
      /** Name, location, building or line, any part. */
      search: zSearch.optional(),
      unitId: zList(zId).optional(),
      categoryId: zList(zId).optional(),
      buildingId: zList(zId).optional(),
      lineId: zList(zId).optional(),
      /** Only those in a line, or in none. */
      inLine: z.enum(['yes', 'no']).optional(),
      sort: z.enum(['name', 'unit', 'category', 'line', 'items', 'lastLook', 'changedAt']).default('name'),
      order,
      ...paging,
    }),
    reply: page(zPoint),
  },
  point: { send: z.object({ pointId: zId }), reply: zPointDetail },
  createPoint: { send: z.object(sentPoint), reply: zPointDetail },
  changePoint: { send: z.object({ ...namedPoint, ...sentPoint }), reply: zPointDetail },
  deletePoint: { send: z.object(namedPoint), reply: done },
  unitBuildings: {
    send: z.object({ unitId: zId }),
    reply: z.object({
      buildings: z.array(
        z.object({
          buildingId: z.number(),
          name: z.string(),
          placeName: z.string(),
          floorsAbove: zCount,
          floorsBelow: zCount,
        }),
      ),
    }),
  },
  lines: {
    send: z.object({
      /** Name or unit, any part. */
      search: zSearch.optional(),
      unitId: zList(zId).optional(),
      sort: z.enum(['name', 'unit', 'points', 'items', 'plans', 'lastWalkAt', 'changedAt']).default('name'),
      order,
      ...paging,
    }),
    reply: page(zLine),
  },
  line: { send: z.object({ lineId: zId }), reply: zLineDetail },
  createLine: { send: z.object(sentLine), reply: zLineDetail },
  changeLine: { send: z.object({ ...namedLine, ...sentLine }), reply: zLineDetail },
  deleteLine: { send: z.object(namedLine), reply: done },
  setToLine: {
    send: z.object({ lineId: zId, pointIds: z.array(zId).max(linePointCount.max) }),
    /** Points that the line has now. */
    reply: z.object({ points: zCount }),
  },
  pointLabels: {
    send: z.object({ pointIds: zList(zId) }),
    reply: z.object({ labels: z.array(zPointLabel) }),
  },
  printAnew: {
    send: z.object({
      /** Each with the edition that the page showed: of two who print at once the second is refused. */
      points: z
        .array(z.object({ pointId: zId, edition: zInt }))
        .min(labelsAtOnce.min)
        .max(labelsAtOnce.max),
    }),
    reply: z.object({ labels: z.array(zPointLabel) }),
  },
  unitPoints: {
    send: z.object({ unitId: zId }),
    reply: z.object({
      points: z.array(
        z.object({
          pointId: z.number(),
          name: z.string(),
          ...spot,
          lineId: z.number().nullable(),
          lineName: z.string(),
        }),
      ),
    }),
  },
};
