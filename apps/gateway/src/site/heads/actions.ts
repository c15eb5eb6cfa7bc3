import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { inspectionCalls } from '@fireline/api/inspection';
import { mayCall, type Who } from '@fireline/api/lib';
import { siteCalls } from '@fireline/api/site';
import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import type { HeadKind } from '@fireline/domain/site';
import { hazardsOf } from '../../alarm/hazards/reading.ts';
import { selfTestsAmong } from '../../device/upkeep/actions.ts';
import { pointsIn } from '../../inspection/points/points.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { detail as place } from '../places.ts';
import { detail as project } from '../projects/actions.ts';
import { detail as unit } from '../units/actions.ts';
import * as store from './store.ts';

/** The floors of a building, which knows of sites and not the other way round: the gateway hands them in. */
const floorsOf = (buildingId: number, asks: SignedInAsks) => asks.deps.aroundAlarms.floorsOf(buildingId, asks);

/** A head is of a record that the caller sees. */
const records: Readonly<Record<HeadKind, (id: number, asks: SignedInAsks) => Promise<Result<unknown>>>> = {
  place,
  unit,
  building: async (id, asks) =>
    (await floorsOf(id, asks)) ? ok(id) : refuse({ code: 'building.notFound', field: 'buildingId' }),
  project: (id, asks) => project(id, asks),
};

/** The devices of a project, by the page that lists them. */
const listing = (of: HeadKind) => (of === 'project' ? siteCalls.projectDevices : deviceCalls.list);

async function alarmFigures(head: store.Head, inAlarm: number, asks: SignedInAsks) {
  const figures = await store.alarmFigures(asks.deps.database.db, asks.scope, head);
  return { ...figures, inAlarm };
}

/** What only some nouns have: hazards a place and a unit, self-tests all but projects, patrols a building. */
async function roundFigures({ of, id }: store.Head, asks: SignedInAsks) {
  const may = (call: { readonly who: Who }): boolean => mayCall(asks.rights.granted, call);
  return {
    hazards:
      (of === 'place' || of === 'unit') && may(alarmCalls.hazards)
        ? await hazardsOf(of === 'place' ? { placeId: id } : { unitId: id }, asks)
        : null,
    selfTests:
      of !== 'project' && may(deviceCalls.selfTests) ? await selfTestsAmong({ [`${of}Id`]: [id] }, asks) : null,
    patrol: of === 'building' && may(inspectionCalls.points) ? await pointsIn(id, asks) : null,
  };
}

async function stackFor(head: store.Head, asks: SignedInAsks) {
  if (!mayCall(asks.rights.granted, buildingCalls.detail)) return null;
  const buildingId =
    head.of === 'building' ? head.id : await store.foremostBuilding(asks.deps.database.db, asks.scope, head);
  return buildingId === undefined ? null : ((await floorsOf(buildingId, asks)) ?? null);
}

/**
 * The figures that the page of a record begins with, each as far as the caller may open the list that it counts, and the floors of the
 * building where it is worst.
 * @spec SIT-02 SIT-06 SIT-08 BLD-04 ROL-03
 */
export async function head(send: store.Head, asks: SignedInAsks) {
  const { of, id } = send;
  const found = await records[of](id, asks);
  if (!found.ok) return found;
  const { deps, scope, rights } = asks;
  const { inAlarm, ...devices } = await store.deviceFigures(deps.database.db, scope, dayAt(deps.clock()), send);
  return ok({
    alarms: mayCall(rights.granted, alarmCalls.list) ? await alarmFigures(send, inAlarm, asks) : null,
    devices: mayCall(rights.granted, listing(of)) ? devices : null,
    ...(await roundFigures(send, asks)),
    building: await stackFor(send, asks),
  });
}
