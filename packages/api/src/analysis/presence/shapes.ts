import { occupancies } from '@fireline/domain/analysis';
import { placeTypeLetters } from '@fireline/domain/site';
import * as z from 'zod';
import { nothing, page, paging, zId, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zSpan = z.tuple([zCount, zCount]);
const zPlaceType = z.enum(placeTypeLetters);
const order = { order: z.enum(['asc', 'desc']).default('desc') };
const of = { search: zSearch.optional(), unitId: zList(zId).optional(), placeType: zList(zPlaceType).optional() };
/** Days, both counted. */
const days = { from: z.string(), to: z.string() };
/** `08:30` */
const work = { workFrom: z.string().default('08:00'), workTo: z.string().default('18:00') };
const zPlace = { placeId: z.number(), name: z.string(), placeType: zPlaceType, unitName: z.string() };

/** @spec ANA-02 */
export const presenceShapes = {
  occupancy: {
    send: z.object({
      ...of,
      state: z.enum(occupancies).optional(),
      /** An empty place whose lines still carry more than so many amperes. */
      aboveA: z.coerce.number<number>().min(0).max(800).optional(),
      sort: z.enum(['lastAt', 'minutes', 'current', 'name']).default('lastAt'),
      ...order,
      ...paging,
    }),
    reply: page(
      z.object({
        ...zPlace,
        state: z.enum(occupancies),
        /** When people were seen last; null: not within a day. */
        lastAt: z.string().nullable(),
        sensors: zCount,
        /** Of them, those that answer. */
        answering: zCount,
        /** In use today, in minutes, and the stretches, in minutes since midnight. */
        minutes: zCount,
        spans: z.array(zSpan),
        /** A, of all lines of the place together; null: none is measured. */
        current: z.number().nullable(),
      }),
    ),
  },
  occupancyCounts: {
    send: nothing,
    reply: z.object({
      manned: zCount,
      unmanned: zCount,
      unknown: zCount,
      /** Of the unmanned ones, those whose lines carry more than the domain's `idleCurrentA`. */
      idle: zCount,
    }),
  },
  placeUsage: {
    send: z.object({ ...of, ...days, sort: z.enum(['minutes', 'name']).default('minutes'), ...order, ...paging }),
    reply: page(
      z.object({
        ...zPlace,
        sensors: zCount,
        /** In use over the days asked for. */
        minutes: zCount,
        /** Minutes a day, and what is usual for the type of place in what the reader sees. */
        perDay: z.number(),
        typePerDay: z.number(),
      }),
    ),
  },
  placeUsageOf: {
    send: z.object({ placeId: zId, ...days }),
    reply: z.object({
      name: z.string(),
      /** Those of which anything is kept. `first` and `last` are minutes since midnight; null: nobody came. */
      days: z.array(z.object({ day: z.string(), minutes: zCount, first: zCount.nullable(), last: zCount.nullable() })),
      /** Minutes in use by weekday, Monday first, and hour. */
      hours: z.array(z.array(zCount)),
    }),
  },
  infraredRanking: {
    send: z.object({
      search: zSearch.optional(),
      unitId: zList(zId).optional(),
      ...days,
      ...work,
      ...order,
      ...paging,
    }),
    reply: page(
      z.object({
        /** Equal ones share a rank. */
        rank: zCount,
        /** Its rank in as many days before; null: nothing is kept of them. */
        before: zCount.nullable(),
        deviceId: z.number(),
        name: z.string(),
        placeId: z.number().nullable(),
        placeName: z.string(),
        usedMinutes: zCount,
        workingMinutes: zCount,
        /** 0 to 1. */
        rate: z.number(),
      }),
    ),
  },
  infraredUsage: {
    send: z.object({ deviceIds: zList(zId), ...days, ...work }),
    reply: z.object({
      devices: z.array(
        z.object({
          deviceId: z.number(),
          name: z.string(),
          placeName: z.string(),
          usedMinutes: zCount,
          workingMinutes: zCount,
          rate: z.number(),
          /** Every day of the time. */
          days: z.array(z.object({ day: z.string(), rate: z.number() })),
        }),
      ),
    }),
  },
};
