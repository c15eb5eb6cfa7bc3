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

/** Whether something of the line may be in the picture. */
export const touches = ({ width, height }: Raster, { x0, y0, x1, y1 }: Line): boolean =>
  !((x0 < -1 && x1 < -1) || (x0 > width && x1 > width) || (y0 < -1 && y1 < -1) || (y0 > height && y1 > height));

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

// what follows runs for each of a million lines: arrays taken apart there, however short, cost more than the drawing

/** More ink onto one pixel, if it is in the picture. */
function addInk(raster: Raster, at: number, ink: number, style: number): void {
  raster.cover[at] = Math.min(0xff, (raster.cover[at] as number) + ink);
  if (style > (raster.ink[at] as number)) raster.ink[at] = style;
}

/** Spread over the four pixels around its middle, so that a curve of tiny pieces is as smooth as a line. */
function dot(raster: Raster, line: Line, style: number): void {
  const { width, height } = raster;
  const middleX = (line.x0 + line.x1) / 2 - 0.5;
  const middleY = (line.y0 + line.y1) / 2 - 0.5;
  const x = Math.floor(middleX);
  const y = Math.floor(middleY);
  if (!(x >= -1 && y >= -1 && x < width && y < height)) return;
  const ink = Math.max(dotLeast, (Math.abs(line.x1 - line.x0) + Math.abs(line.y1 - line.y0)) * 0xff);
  const right = middleX - x;
  const down = middleY - y;
  const at = y * width + x;
  if (y >= 0) {
    if (x >= 0) addInk(raster, at, ink * (1 - right) * (1 - down), style);
    if (right > 0 && x + 1 < width) addInk(raster, at + 1, ink * right * (1 - down), style);
  }
  if (down > 0 && y + 1 < height) {
    if (x >= 0) addInk(raster, at + width, ink * (1 - right) * down, style);
    if (right > 0 && x + 1 < width) addInk(raster, at + width + 1, ink * right * down, style);
  }
}

/** A line as it goes along rows or columns: first and last pixel on the way, where across it begins, and how it drifts. */
interface Walk {
  from: number;
  to: number;
  across: number;
  slope: number;
}
const walk: Walk = { from: 0, to: 0, across: 0, slope: 0 };

/** Shortens the walk to where it is inside; nothing is left of it outside. */
function clip(width: number, height: number): void {
  let from = Math.max(0, walk.from);
  let to = Math.min(width - 1, walk.to);
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
  const { from, to } = walk;
  const row = Math.floor(walk.across + 0.5);
  const step = isSteep ? raster.width : 1;
  if (!(row >= 0 && row < (isSteep ? raster.width : raster.height))) return;
  for (let along = from, at = row * (isSteep ? 1 : raster.width) + from * step; along <= to; along += 1, at += step)
    put(raster, at, 0xff, style);
}

function slanted(raster: Raster, isSteep: boolean, style: number): void {
  const { from, to, across, slope } = walk;
  const step = isSteep ? raster.width : 1;
  const stride = isSteep ? 1 : raster.width;
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
  const { x0, y0, x1, y1 } = line;
  const dx = Math.abs(x1 - x0);
  const dy = Math.abs(y1 - y0);
  if (dx < dotPx && dy < dotPx) return dot(raster, line, style);
  const isSteep = dy > dx;
  const along0 = isSteep ? y0 : x0;
  const along1 = isSteep ? y1 : x1;
  const across0 = isSteep ? x0 : y0;
  const across1 = isSteep ? x1 : y1;
  const isStraight = Math.abs(across1 - across0) < straightPx;
  walk.slope = isStraight ? 0 : (across1 - across0) / (along1 - along0);
  // in pixel middles: the pixel at 3 has its middle at 3.5
  walk.across = isStraight ? (across0 + across1) / 2 - 0.5 : across0 - 0.5 + walk.slope * (0.5 - along0);
  walk.from = Math.floor(Math.min(along0, along1));
  walk.to = Math.floor(Math.max(along0, along1));
  if (isSteep) clip(raster.height, raster.width);
  else clip(raster.width, raster.height);
  if (isStraight) straight(raster, isSteep, style);
  else slanted(raster, isSteep, style);
}

/** A triangle's corners in pixels: `x0, y0, x1, y1, x2, y2`. */
export type Corners = Float64Array;

const edge = (corners: Corners, from: number, y: number): number => {
  const to = (from + 2) % 6;
  const x0 = corners[from] as number;
  const y0 = corners[from + 1] as number;
  const x1 = corners[to] as number;
  const y1 = corners[to + 1] as number;
  if (y < Math.min(y0, y1) || y >= Math.max(y0, y1)) return Number.NaN;
  return x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
};

/** Fills the pixels whose middle lies inside: neighbours that share an edge leave no gap and no double line between them. */
export function fillTriangle({ fill, width, height }: Raster, corners: Corners, style: number): void {
  const y0 = corners[1] as number;
  const y1 = corners[3] as number;
  const y2 = corners[5] as number;
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
  for (let row = top; row <= bottom; row += 1) {
    let left = Infinity;
    let right = -Infinity;
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
    const line = ink[at] as number;
    const area = fill[at] as number;
    if (line === 0 && area === 0) continue;
    isAny = true;
    const amount = toned[cover[at] as number] as number;
    if (area === 0) pixels[at] = (((lines[line - 1] as number) & 0xffffff) | (amount << 24)) >>> 0;
    else if (line === 0) pixels[at] = fills[area - 1] as number;
    else pixels[at] = mix(lines[line - 1] as number, fills[area - 1] as number, amount);
  }
  return isAny;
}
