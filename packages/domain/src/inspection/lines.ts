import { defineForm, listOf, ok, type Problem, refuse, type Result, text, distinct, id } from '../lib/index.ts';
import { linePointCount, nameChars } from './limits.ts';

/** A line with its points in the order they are walked, each once. @spec INS-03 */
export const lineForm = defineForm({ name: text(nameChars), pointIds: distinct(listOf(id, linePointCount)) });

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

/**
 * The points of the line after a batch was set to it: those it has, then the new ones, each once. Every point of another unit is
 * named.
 * Decision: the unit is that of the points the line has; of an empty line, that of the first point set to it.
 * @spec INS-03
 */
export function setToLine(line: readonly LinePoint[], points: readonly LinePoint[]): Result<readonly number[]> {
  const [first] = [...line, ...points];
  if (!first || points.length === 0) return refuse({ code: 'inspection.line.selectPoints', field: 'points' });
  const strangers = points.flatMap(({ unitId, name }, at): Problem[] =>
    unitId === first.unitId ? [] : [{ code: 'inspection.line.otherUnit', field: `points.${at}`, args: { name } }],
  );
  if (strangers.length > 0) return refuse(...strangers);
  const ids = [...new Set([...line, ...points].map(({ id }) => id))];
  return ids.length > linePointCount.max
    ? refuse({ code: 'form.tooMany', field: 'points', args: { 0: linePointCount.max } })
    : ok(ids);
}
