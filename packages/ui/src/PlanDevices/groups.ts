/** Points that stand so close that their marks would hide each other, by their places in the list. */
export type Groups = readonly (readonly number[])[];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far apart two neighbours are on average, in the units of the places; infinite for fewer than two. */
export function spacingOf(places: readonly Place[]): number {
  if (places.length < 2) return Infinity;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of places) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  const [width, height] = [maxX - minX, maxY - minY];
  // in a line the length counts, not an area of none
  const area = Math.max(width * height, Math.max(width, height) ** 2 / places.length);
  return Math.sqrt(area / places.length);
}

/**
 * Every point in exactly one group, none further from the group's first point than the radius. It depends on where points are and on
 * nothing else, so that a changed status regroups nothing.
 */
export function groupPlaces(places: readonly Place[], radius: number): Groups {
  if (!(radius > 0) || !Number.isFinite(radius)) return places.map((_, index) => [index]);
  const groups: number[][] = [];
  const cells = new Map<string, number[][]>();
  places.forEach(({ x, y }, index) => {
    const [column, row] = [Math.floor(x / radius), Math.floor(y / radius)];
    const near = nearestGroup(cells, places, { column, row, x, y, radius });
    if (near) {
      near.push(index);
      return;
    }
    const group = [index];
    groups.push(group);
    const key = `${column} ${row}`;
    const cell = cells.get(key);
    if (cell) cell.push(group);
    else cells.set(key, [group]);
  });
  return groups;
}

interface Search extends Place {
  readonly column: number;
  readonly row: number;
  readonly radius: number;
}

function nearestGroup(
  cells: ReadonlyMap<string, number[][]>,
  places: readonly Place[],
  { column, row, x, y, radius }: Search,
): number[] | undefined {
  let found: number[] | undefined;
  let least = radius;
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      for (const group of cells.get(`${column + dx} ${row + dy}`) ?? []) {
        const leader = places[group[0] ?? 0];
        const distance = leader ? Math.hypot(leader.x - x, leader.y - y) : Infinity;
        if (distance <= least) [found, least] = [group, distance];
      }
  return found;
}
