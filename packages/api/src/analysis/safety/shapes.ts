import { alarmKindNames } from '@fireline/domain/alarm';
import { bucketSteps, reportKinds, reportScopes, safetyParts } from '@fireline/domain/analysis';
import { deviceStatuses } from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zAlarmLevel, zId, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zFigure = z.number().nullable();
const zFacts = z.object({
  answering: zFigure,
  acknowledging: zFigure,
  closing: zFigure,
  falseAlarms: zFigure,
  hazards: zFigure,
  services: zFigure,
});
const zPart = z.object({
  part: z.enum(safetyParts),
  weight: z.number(),
  best: z.number(),
  worst: z.number(),
  unit: z.enum(['%', 'min']),
  value: zFigure,
  points: zFigure,
});
const zScored = { score: zFigure, parts: z.array(zPart) };
const zNamed = z.object({ id: z.number(), name: z.string(), count: zCount });
/** The counts behind the parts. */
const zDevices = z.object({ total: zCount, inUse: zCount, expired: zCount });
const zHazards = z.object({ found: zCount, ended: zCount, inProgress: zCount, overdue: zCount });

const zReportRow = z.object({
  reportId: z.number(),
  kind: z.enum(reportKinds),
  key: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  scope: z.enum(reportScopes),
  scopeName: z.string(),
  version: zCount,
  score: zFigure,
  madeAt: z.string(),
  /** Empty: by itself, on the day after the period. */
  madeBy: zBy,
  /** When something of the period came that the report does not count; null: nothing did. */
  lateAt: z.string().nullable(),
});

const zReportContent = z.object({
  facts: zFacts,
  devices: zDevices,
  alarms: z.object({
    total: zCount,
    closed: zCount,
    drills: zCount,
    step: z.enum(bucketSteps),
    byTime: z.array(z.object({ key: z.string(), count: zCount })),
    byLevel: z.array(z.object({ level: zAlarmLevel, count: zCount })),
    byKind: z.array(z.object({ kind: z.enum(alarmKindNames), count: zCount })),
    byPlace: z.array(zNamed),
    byDevice: z.array(zNamed),
    before: zCount.nullable(),
  }),
  hazards: zHazards,
  offline: z.array(z.object({ status: z.enum(deviceStatuses), times: zCount, hours: z.number() })),
  electricity: z.object({ used: z.number(), places: z.array(zNamed.extend({ used: z.number() })) }),
  days: z.object({ all: zCount, kept: zCount }),
});

/** @spec ANA-01 ANA-05 */
export const safetyShapes = {
  safety: {
    send: z.object({ from: z.string(), to: z.string() }),
    reply: z.object({
      ...zScored,
      /** The same of as many days before. */
      before: zFigure,
      devices: zDevices,
      hazards: zHazards,
      alarms: z.object({ total: zCount, closed: zCount, drills: zCount }),
      /** The weeks before today, oldest first. */
      trend: z.array(z.object({ key: z.string(), fromDay: z.string(), score: zFigure })),
      /** Alarms by weekday, Monday first, and hour. */
      hours: z.array(z.array(zCount)),
      /** Places with more alarms than in the time before, the worst first. */
      worse: z.array(z.object({ placeId: z.number(), name: z.string(), count: zCount, before: zCount })),
    }),
  },
  safetyUnits: {
    send: z.object({ kind: z.enum(reportKinds).default('month'), search: zSearch.optional(), ...paging }),
    reply: page(
      z.object({
        rank: zCount,
        /** In the report of the period before; null: there is none. */
        before: zCount.nullable(),
        reportId: z.number(),
        unitId: z.number(),
        name: z.string(),
        key: z.string(),
        score: zFigure,
      }),
    ),
  },
  reports: {
    send: z.object({
      kind: z.enum(reportKinds).optional(),
      scope: z.enum(reportScopes).optional(),
      /** `2026`, `2026-11` or `2026-W47`. */
      key: z.string().max(8).optional(),
      /** Of whom, any part of the name. */
      search: zSearch.optional(),
      unitId: zList(zId).optional(),
      sort: z.enum(['toDay', 'score', 'madeAt', 'scopeName']).default('toDay'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zReportRow),
  },
  report: {
    send: z.object({ reportId: zId }),
    reply: zReportRow.extend({
      /** Of the partner or the unit; null: of the tenant. */ subjectId: zFigure,
      ...zScored,
      tenantName: z.string(),
      content: zReportContent,
    }),
  },
  makeReport: {
    send: z.object({
      key: z.string(),
      scope: z.enum(reportScopes),
      /** Of the partner or the unit. Default: the caller's own. */
      id: zId.optional(),
    }),
    reply: z.object({ reportId: z.number(), version: zCount }),
  },
};
