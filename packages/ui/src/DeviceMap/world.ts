/** A place in the square that web maps draw the earth in: 0 to 1 from the west and from the north. */
export interface WorldPlace {
  readonly x: number;
  readonly y: number;
}

const { PI, sin, log } = Math;
const clamp = (part: number): number => Math.min(1, Math.max(0, part));

export const worldOf = ({ lng, lat }: { readonly lng: number; readonly lat: number }): WorldPlace => {
  const high = sin((lat * PI) / 180);
  return { x: clamp(lng / 360 + 0.5), y: clamp(0.5 - (0.25 * log((1 + high) / (1 - high))) / PI) };
};
