/** A picture as styles, not yet as colours: which style inks each pixel how much, and which fills it. Style 0 is none; others are one more than their place. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint16Array;
  /** How much of the pixel the line covers, 255 being all. */
  readonly cover: Uint8Array;
  readonly fill: Uint16Array;
}

export const createRaster = (width: number, height: number): Raster => ({
  width,
  height,
  ink: new Uint16Array(width * height),
  cover: new Uint8Array(width * height),
  fill: new Uint16Array(width * height),
});

export function clearRaster({ ink, cover, fill }: Raster): void {
  ink.fill(0);
  cover.fill(0);
  fill.fill(0);
}

/** A line in pixels; y grows downwards, the middle of the first pixel is 0.5. */
export interface Line {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Lines shorter than this are dots: many of them add up to a tone instead of a blot. */
const dotPx = 0.75;
/** What the shortest dot leaves, so that nothing is lost at any scale. */
const dotLeast = 40;
/** A line that leaves its row by less than this is drawn in one row. */
const straightPx = 0.06;

/** The most ink wins; of equals the later style, so that tiles agree whatever order their lines come in. */
function put(raster: Raster, at: number, cover: number, style: number): void {
  const before = raster.cover[at] as number;
  if (cover < before || (cover === before && style <= (raster.ink[at] as number))) return;
  raster.cover[at] = cover;
  raster.ink[at] = style;
}

/** More ink onto one pixel, if it is in the picture. */
function add(raster: Raster, [x, y]: readonly [number, number], ink: number): number {
  if (!(x >= 0 && y >= 0 && x < raster.width && y < raster.height)) return -1;
  const at = y * raster.width + x;
  raster.cover[at] = Math.min(0xff, (raster.cover[at] as number) + ink);
  return at;
}

/** Spread over the four pixels around its middle, so that a curve of tiny pieces is as smooth as a line. */
function dot(raster: Raster, { x0, y0, x1, y1 }: Line, style: number): void {
  const [middleX, middleY] = [(x0 + x1) / 2 - 0.5, (y0 + y1) / 2 - 0.5];
  const [x, y] = [Math.floor(middleX), Math.floor(middleY)];
  if (!(x >= -1 && y >= -1 && x < raster.width && y < raster.height)) return;
  const ink = Math.max(dotLeast, Math.hypot(x1 - x0, y1 - y0) * 0xff);
  const [right, down] = [middleX - x, middleY - y];
  for (let corner = 0; corner < 4; corner += 1) {
    const [dx, dy] = [corner & 1, corner >> 1];
    const part = (dx === 1 ? right : 1 - right) * (dy === 1 ? down : 1 - down);
    const at = part > 0 ? add(raster, [x + dx, y + dy], ink * part) : -1;
    if (at >= 0 && style > (raster.ink[at] as number)) raster.ink[at] = style;
  }
}

/** Along rows (`step` 1) or columns: `from` and `to` in pixels on the way, `across` where it begins and `slope` how it drifts. */
interface Walk {
  from: number;
  to: number;
  across: number;
  slope: number;
}
const walk: Walk = { from: 0, to: 0, across: 0, slope: 0 };

/** Shortens the walk to where it is inside; nothing is left of it outside. */
function clip(width: number, height: number): void {
  let [from, to] = [Math.max(0, walk.from), Math.min(width - 1, walk.to)];
  if (walk.slope !== 0) {
    const enter = (-1 - walk.across) / walk.slope;
    const leave = (height + 1 - walk.across) / walk.slope;
    from = Math.max(from, Math.ceil(Math.min(enter, leave)));
    to = Math.min(to, Math.floor(Math.max(enter, leave)));
  }
  walk.from = from;
  walk.to = to;
}

function straight(raster: Raster, isSteep: boolean, style: number): void {
  const { from, to, across } = walk;
  const row = Math.floor(across + 0.5);
  const [step, stride] = isSteep ? [raster.width, 1] : [1, raster.width];
  if (!(row >= 0 && row < (isSteep ? raster.width : raster.height))) return;
  for (let along = from, at = row * stride + from * step; along <= to; along += 1, at += step)
    put(raster, at, 0xff, style);
}

function slanted(raster: Raster, isSteep: boolean, style: number): void {
  const { from, to, across, slope } = walk;
  const [step, stride] = isSteep ? [raster.width, 1] : [1, raster.width];
  const most = (isSteep ? raster.width : raster.height) - 1;
  for (let along = from; along <= to; along += 1) {
    const exact = across + slope * along;
    const row = Math.floor(exact);
    const cover = ((exact - row) * 0xff) | 0;
    const at = row * stride + along * step;
    if (row >= 0 && row <= most) put(raster, at, 0xff - cover, style);
    if (cover > 0 && row >= -1 && row < most) put(raster, at + stride, cover, style);
  }
}

/**
 * A line one pixel wide: upright and level ones in one row of pixels, so that walls are crisp, slanted ones smoothed. Where it lies in a pixel
 * does not depend on the tile, so lines meet at the edges of tiles.
 */
export function drawLine(raster: Raster, line: Line, style: number): void {
  const [dx, dy] = [line.x1 - line.x0, line.y1 - line.y0];
  if (Math.abs(dx) < dotPx && Math.abs(dy) < dotPx) return dot(raster, line, style);
  const isSteep = Math.abs(dy) > Math.abs(dx);
  const [a0, a1] = isSteep ? [line.y0, line.y1] : [line.x0, line.x1];
  const [b0, b1] = isSteep ? [line.x0, line.x1] : [line.y0, line.y1];
  const isStraight = Math.abs(b1 - b0) < straightPx;
  walk.slope = isStraight ? 0 : (b1 - b0) / (a1 - a0);
  // in pixel middles: the pixel at 3 has its middle at 3.5
  walk.across = isStraight ? (b0 + b1) / 2 - 0.5 : b0 - 0.5 + walk.slope * (0.5 - a0);
  walk.from = Math.floor(Math.min(a0, a1));
  walk.to = Math.floor(Math.max(a0, a1));
  if (isSteep) clip(raster.height, raster.width);
  else clip(raster.width, raster.height);
  if (isStraight) straight(raster, isSteep, style);
  else slanted(raster, isSteep, style);
}

/** A triangle's corners in pixels: `x0, y0, x1, y1, x2, y2`. */
export type Corners = Float64Array;

const edge = (corners: Corners, from: number, y: number): number => {
  const to = (from + 2) % 6;
  const [x0, y0] = [corners[from] as number, corners[from + 1] as number];
  const [x1, y1] = [corners[to] as number, corners[to + 1] as number];
  if (y < Math.min(y0, y1) || y >= Math.max(y0, y1)) return Number.NaN;
  return x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
};

/** Fills the pixels whose middle lies inside: neighbours that share an edge leave no gap and no double line between them. */
export function fillTriangle({ fill, width, height }: Raster, corners: Corners, style: number): void {
  const [, y0, , y1, , y2] = corners as unknown as [number, number, number, number, number, number];
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
  for (let row = top; row <= bottom; row += 1) {
    let [left, right] = [Infinity, -Infinity];
    for (let from = 0; from < 6; from += 2) {
      const x = edge(corners, from, row + 0.5);
      if (x < left) left = x;
      if (x > right) right = x;
    }
    const first = Math.max(0, Math.ceil(left - 0.5));
    const last = Math.min(width - 1, Math.ceil(right - 0.5) - 1);
    if (first <= last) fill.fill(style, row * width + first, row * width + last + 1);
  }
}

/** What each style looks like on the reader's screen, as `0xAABBGGRR`, which is how pixels lie in memory. */
export interface Palette {
  readonly lines: Uint32Array;
  readonly fills: Uint32Array;
  readonly texts: Uint32Array;
}

/** Ink looks thinner on a screen than it is: what is half covered is shown as three fifths. */
const toned = Uint8Array.from({ length: 0x100 }, (_, cover) => Math.round(0xff * (cover / 0xff) ** 0.75));

/** Three colours mixed channel by channel, 255 being all `front`. */
function mix(front: number, back: number, amount: number): number {
  const [most, rest] = [amount / 0xff, 1 - amount / 0xff];
  const channel = (shift: number): number =>
    Math.round(((front >>> shift) & 0xff) * most + ((back >>> shift) & 0xff) * rest) << shift;
  return (0xff000000 | channel(16) | channel(8) | channel(0)) >>> 0;
}

/** Colours the picture; pixels without ink stay as they are, which is clear. Answers whether there is any. */
export function colourRaster({ ink, cover, fill }: Raster, { lines, fills }: Palette, pixels: Uint32Array): boolean {
  let isAny = false;
  for (let at = 0; at < pixels.length; at += 1) {
    const [line, area] = [ink[at] as number, fill[at] as number];
    if (line === 0 && area === 0) continue;
    isAny = true;
    const amount = toned[cover[at] as number] as number;
    if (area === 0) pixels[at] = (((lines[line - 1] as number) & 0xffffff) | (amount << 24)) >>> 0;
    else if (line === 0) pixels[at] = fills[area - 1] as number;
    else pixels[at] = mix(lines[line - 1] as number, fills[area - 1] as number, amount);
  }
  return isAny;
}
