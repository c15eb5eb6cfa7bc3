import { defineForm, listOf, ok, type Problem, refuse, type Result, text, distinct, id } from '../lib/index.ts';
import { linePointCount, nameChars } from './limits.ts';

/** A line of a unit with its points in the order they are walked, each once. @spec INS-03 */
export const lineForm = defineForm({
  name: text(nameChars),
  unitId: id,
  pointIds: distinct(listOf(id, linePointCount)),
});

/** The line that points are set to in a batch. @spec INS-03 */
export const setToLineForm = defineForm({ lineId: id });

/**
 * The list with one entry moved: what dragging does. A place outside the list means its nearest end; an entry that is not there
 * moves nothing.
 * @spec INS-03
 * @example reorder(['a', 'b', 'c'], 0, 2) // ['b', 'c', 'a']
 */
export const reorder = <T>(list: readonly T[], from: number, to: number): T[] => {
  if (!Number.isInteger(from) || from < 0 || from >= list.length || Number.isNaN(to)) return [...list];
  const rest = list.toSpliced(from, 1);
  // a negative place would be counted from the end
  return rest.toSpliced(Math.max(0, to), 0, ...list.slice(from, from + 1));
};

export interface LinePoint {
  readonly id: number;
  readonly name: string;
  readonly unitId: number;
}

/** A point, and the line that it is in. */
export interface PlacedPoint extends LinePoint {
  readonly line: { readonly id: number; readonly name: string } | undefined;
}

const strangersTo = (unitId: number, points: readonly LinePoint[], field: string): Problem[] =>
  points.flatMap((point, at) =>
    point.unitId === unitId
      ? []
      : [{ code: 'inspection.line.otherUnit', field: `${field}.${at}`, args: { name: point.name } }],
  );

/**
 * Why a line cannot have these points: each of another unit, and each that is in another line, is named.
 * @param lineId undefined: a new line
 * @spec INS-03
 */
export const checkLinePoints = (
  { lineId, unitId }: { readonly lineId?: number | undefined; readonly unitId: number },
  points: readonly PlacedPoint[],
): Problem[] => [
  ...strangersTo(unitId, points, 'pointIds'),
  ...points.flatMap(({ name, line }, at): Problem[] =>
    line && line.id !== lineId
      ? [{ code: 'inspection.line.taken', field: `pointIds.${at}`, args: { name, line: line.name } }]
      : [],
  ),
];

/** Why a point cannot be deleted: it leaves its line first. @spec INS-03 */
export const checkDeletePoint = ({ line }: Pick<PlacedPoint, 'line'>): Problem | undefined =>
  line && { code: 'inspection.point.inLine', args: { line: line.name } };

/**
 * The points of the line after a batch was set to it: those it has, then the new ones, each once. Every point of another unit is
 * named.
 * @param unitId of the line. Default: that of the points the line has; of an empty line, that of the first point set to it.
 * @spec INS-03
 */
export function setToLine(
  line: readonly LinePoint[],
  points: readonly LinePoint[],
  unitId: number | undefined = [...line, ...points][0]?.unitId,
): Result<readonly number[]> {
  if (unitId === undefined || points.length === 0)
    return refuse({ code: 'inspection.line.selectPoints', field: 'points' });
  const strangers = strangersTo(unitId, points, 'points');
  if (strangers.length > 0) return refuse(...strangers);
  const ids = [...new Set([...line, ...points].map(({ id }) => id))];
  return ids.length > linePointCount.max
    ? refuse({ code: 'form.tooMany', field: 'points', args: { 0: linePointCount.max } })
    : ok(ids);
}
