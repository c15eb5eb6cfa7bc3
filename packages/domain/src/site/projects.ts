import { type Day, day, daysBetween, defineForm, id, listOf, optional, type Problem, text } from '../lib/index.ts';
import { partnersOf, type Scope } from '../role/index.ts';
import { addressChars, installPhotosMax, maintTextChars, projectRemarkChars, siteNameChars } from './limits.ts';
import { alarmPhone } from './phones.ts';

/** A photo as the store of pictures names it. */
const photo = text({ min: 1, max: 512 });

/**
 * A project: the installation contract of a partner, for one unit or for several. It ends later than it starts.
 * @spec SIT-08
 */
export const projectForm = defineForm(
  {
    name: text(siteNameChars),
    partnerId: id,
    /** Absent: for several units of the partner. */
    unitId: optional(id),
    start: day,
    end: day,
    contact: text({ ...maintTextChars, min: 0 }),
    phone: optional(alarmPhone),
    address: optional(text(addressChars)),
    remarks: text(projectRemarkChars),
    photos: listOf(photo, { min: 0, max: installPhotosMax }),
  },
  ({ start, end }) => [end > start ? undefined : { code: 'form.endBeforeStart', field: 'end' }],
);

/** The days of a project, both included. */
export interface ProjectTerm {
  readonly start: Day;
  readonly end: Day;
}

/** From the first to the last. `ending`: it runs, and ends within the longest time that lists look ahead. @spec SIT-08 */
export const projectStates = ['notStarted', 'running', 'ending', 'ended'] as const;
export type ProjectState = (typeof projectStates)[number];

/** How far ahead lists look for what ends, in days. @spec SIT-08 */
export const projectEndsWithin = [7, 15, 30] as const;
const endingDays = 30;

/** Days that follow today until its last one; 0 on the last day, negative after it. @spec SIT-08 */
export const projectDaysLeft = ({ end }: Pick<ProjectTerm, 'end'>, today: Day): number => daysBetween(today, end);

/** Where a project stands on a day; nobody sets it. @spec SIT-08 */
export function projectState(term: ProjectTerm, today: Day): ProjectState {
  if (today < term.start) return 'notStarted';
  const left = projectDaysLeft(term, today);
  if (left < 0) return 'ended';
  return left <= endingDays ? 'ending' : 'running';
}

/** Whose a project is. */
export interface ProjectNodes {
  readonly partnerId: number;
  readonly unitId?: number | undefined;
}

/**
 * Why a project cannot be a partner's: a partner gives one to itself or to those below it, and the unit is one of the partner's.
 * @param unitPartnerId whose the unit is; undefined: nobody asks for one
 * @spec SIT-08 ORG-05
 */
export function checkProjectNodes(
  scope: Scope,
  { partnerId }: ProjectNodes,
  unitPartnerId: number | null | undefined,
): Problem | undefined {
  if (scope.role === 'agent' && !partnersOf(scope).includes(partnerId))
    return { code: 'site.project.otherPartner', field: 'partnerId' };
  return unitPartnerId !== undefined && unitPartnerId !== partnerId
    ? { code: 'site.project.unitOfOther', field: 'unitId' }
    : undefined;
}

/** Why a project stays with its partner and unit: its devices are of these. Decision: they are taken out first. @spec SIT-08 */
export function checkProjectMove(before: ProjectNodes, after: ProjectNodes, devices: number): Problem | undefined {
  if (devices === 0) return undefined;
  if (after.partnerId !== before.partnerId)
    return { code: 'site.project.hasDevices', field: 'partnerId', args: { devices } };
  return after.unitId !== undefined && after.unitId !== before.unitId
    ? { code: 'site.project.hasDevices', field: 'unitId', args: { devices } }
    : undefined;
}

/** Another project that a device is in. */
export interface OtherProject extends ProjectTerm {
  readonly name: string;
}
const overlap = (one: ProjectTerm, other: ProjectTerm): boolean => one.start <= other.end && other.start <= one.end;

/**
 * Why a device cannot come into a project. Decision: a device is in one project on any day, so the days of its projects do not overlap;
 * a project of a unit has the devices of that unit.
 * @param device undefined: none that the caller sees
 * @param others the other projects that the device is in
 * @spec SIT-08 ORG-05
 */
export function checkProjectDevice(
  project: ProjectTerm & ProjectNodes,
  device: { readonly partnerId: number | null; readonly unitId: number | null } | undefined,
  others: readonly OtherProject[],
): Problem | undefined {
  if (!device) return { code: 'site.project.device.unknown' };
  if (device.partnerId !== project.partnerId) return { code: 'site.project.device.otherPartner' };
  if (project.unitId !== undefined && device.unitId !== project.unitId)
    return { code: 'site.project.device.otherUnit' };
  const other = others.find((one) => overlap(project, one));
  return other && { code: 'site.project.device.inOther', args: { name: other.name } };
}

/** Why a project cannot have these days: devices of it are in another project by then. @spec SIT-08 */
export function checkProjectTerm(
  before: ProjectTerm,
  after: ProjectTerm,
  others: readonly OtherProject[],
): Problem | undefined {
  const other = others.find((one) => overlap(after, one));
  const field = after.end === before.end ? 'start' : 'end';
  return other && { code: 'site.project.overlaps', field, args: { name: other.name } };
}
