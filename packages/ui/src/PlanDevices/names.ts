interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const cellPx = 64;

/** Takes places on the screen, first come first served: what would overlap something taken before is refused. */
export interface Room {
  take(box: Box): boolean;
}

export function createRoom(): Room {
  const cells = new Map<string, Box[]>();
  const overlaps = (one: Box, other: Box): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return {
    take(box) {
      const keys: string[] = [];
      for (let column = Math.floor(box.left / cellPx); column <= Math.floor(box.right / cellPx); column++)
        for (let row = Math.floor(box.top / cellPx); row <= Math.floor(box.bottom / cellPx); row++)
          keys.push(`${column} ${row}`);
      if (keys.some((key) => cells.get(key)?.some((other) => overlaps(box, other)))) return false;
      for (const key of keys) cells.set(key, [...(cells.get(key) ?? []), box]);
      return true;
    },
  };
}
