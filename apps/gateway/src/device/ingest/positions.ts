/** Where a device was, and how far off that may be. */
export interface PositionAt {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly lng: number;
  readonly lat: number;
  readonly accuracyM: number;
}

/** Columns of equal length: seconds since the piece began, degrees in WGS 84, metres. */
export interface PackedPositions {
  readonly t: readonly number[];
  readonly lng: readonly number[];
  readonly lat: readonly number[];
  readonly accuracyM: readonly number[];
}

/** The positions of one device, oldest first and within a day, as one row of the table `position`. */
export function packPositions(positions: readonly [PositionAt, ...PositionAt[]]): {
  fromAt: string;
  toAt: string;
  points: PackedPositions;
} {
  const start = Date.parse(positions[0].at);
  return {
    fromAt: positions[0].at,
    toAt: positions.at(-1)?.at ?? positions[0].at,
    points: {
      t: positions.map(({ at }) => (Date.parse(at) - start) / 1000),
      lng: positions.map(({ lng }) => lng),
      lat: positions.map(({ lat }) => lat),
      accuracyM: positions.map(({ accuracyM }) => accuracyM),
    },
  };
}

export interface Fix {
  readonly atMs: number;
  readonly lng: number;
  readonly lat: number;
  readonly accuracyM: number;
}

/** The positions out of a piece. */
export function unpackPositions(fromAt: string, { t, lng, lat, accuracyM }: PackedPositions): Fix[] {
  const start = Date.parse(fromAt);
  return t.flatMap((seconds, index) => {
    const [x, y] = [lng[index], lat[index]];
    if (x === undefined || y === undefined) return [];
    return [{ atMs: start + Math.round(seconds * 1000), lng: x, lat: y, accuracyM: accuracyM[index] ?? 0 }];
  });
}
