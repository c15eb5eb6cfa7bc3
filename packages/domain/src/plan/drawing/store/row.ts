import { grownFloat64, grownUint16 } from './grow.ts';

/** Groups of numbers, x and y in turns: wide at first, and narrow around the origin once that is known. */
export interface Row {
  /** Makes room for the group at this place; then its numbers are set. */
  room(place: number, style: number): void;
  /** The same for four numbers at once. */
  add(place: number, style: number, x0: number, y0: number, x1: number, y1: number): void;
  set(place: number, offset: number, x: number, y: number): void;
  /** The numbers before there is an origin. */
  wide(): Float64Array;
  /** The origin is known: from now on numbers are kept as they lie around it, unless these were the last. */
  settle(count: number, originX: number, originY: number, isLast: boolean): void;
  /** All groups; the row is empty afterwards. */
  take(count: number): { readonly numbers: Float32Array; readonly styles: Uint16Array };
}

/**
 * Groups on one page of a large drawing. No page is ever copied to grow, and each is large enough (32 MB) to go back to the system at
 * once when it is let go; what of it is not written yet takes no memory.
 */
const pageBits = 21;
const pageSize = 1 << pageBits;

/** A row whose groups have `width` numbers each. */
export function createRow(width: number): Row {
  let wide = new Float64Array();
  let styles = new Uint16Array();
  let isNarrow = false;
  const origin = new Float64Array(2);
  const pages: Float32Array<ArrayBuffer>[] = [];

  const setNarrow = (place: number, offset: number, x: number, y: number): void => {
    const page = (pages[place >> pageBits] ??= new Float32Array(pageSize * width));
    const at = (place & (pageSize - 1)) * width + offset;
    page[at] = x - (origin[0] ?? 0);
    page[at + 1] = y - (origin[1] ?? 0);
  };
  const narrowNumbers = (count: number): Float32Array => {
    const numbers = new Float32Array(count * width);
    pages.forEach((page, place) => {
      const length = Math.min(pageSize, count - place * pageSize) * width;
      if (length > 0) numbers.set(page.subarray(0, length), place * pageSize * width);
      page.buffer.transfer(0);
    });
    pages.length = 0;
    return numbers;
  };
  const wideNumbers = (count: number): Float32Array => {
    const numbers = new Float32Array(count * width);
    for (let at = 0; at < numbers.length; at += 1) numbers[at] = (wide[at] ?? 0) - (origin[at & 1] ?? 0);
    return numbers;
  };

  return {
    room: (place, style) => {
      if (place >= styles.length) styles = grownUint16(styles, place + 1);
      styles[place] = style;
      if (!isNarrow) wide = grownFloat64(wide, (place + 1) * width);
    },
    add: (place, style, x0, y0, x1, y1) => {
      if (place >= styles.length) styles = grownUint16(styles, place + 1);
      styles[place] = style;
      if (isNarrow) {
        const page = (pages[place >> pageBits] ??= new Float32Array(pageSize * width));
        const at = (place & (pageSize - 1)) * width;
        const originX = origin[0] ?? 0;
        const originY = origin[1] ?? 0;
        page[at] = x0 - originX;
        page[at + 1] = y0 - originY;
        page[at + 2] = x1 - originX;
        page[at + 3] = y1 - originY;
        return;
      }
      const at = place * width;
      wide = grownFloat64(wide, at + width);
      wide[at] = x0;
      wide[at + 1] = y0;
      wide[at + 2] = x1;
      wide[at + 3] = y1;
    },
    set: (place, offset, x, y) => {
      if (isNarrow) {
        setNarrow(place, offset, x, y);
        return;
      }
      const at = place * width + offset;
      wide[at] = x;
      wide[at + 1] = y;
    },
    wide: () => wide,
    settle: (count, originX, originY, isLast) => {
      origin.set([originX, originY]);
      if (isLast) return;
      isNarrow = true;
      for (let place = 0; place < count; place += 1)
        for (let offset = 0; offset < width; offset += 2)
          setNarrow(place, offset, wide[place * width + offset] ?? 0, wide[place * width + offset + 1] ?? 0);
      wide = new Float64Array();
    },
    take: (count) => {
      const numbers = isNarrow ? narrowNumbers(count) : wideNumbers(count);
      const taken = { numbers, styles: styles.slice(0, count) };
      wide = new Float64Array();
      styles = new Uint16Array();
      return taken;
    },
  };
}
