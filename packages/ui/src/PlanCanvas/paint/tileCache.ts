import { type Tile, type TileAt, tileKey } from './tiles.ts';

export interface TileCache {
  get(at: TileAt): Tile | undefined;
  set(tile: Tile): void;
  /** Of which there are tiles. */
  scales(): readonly number[];
  clear(): void;
  readonly sizeBytes: number;
}

/** An empty tile takes no picture, but its entry. */
const emptyBytes = 64;

const bytesOf = ({ bitmap }: Tile): number => (bitmap ? bitmap.width * bitmap.height * 4 : emptyBytes);

/** Tiles up to so many bytes; what was looked at longest ago goes first, and its memory is given back at once. */
export function createTileCache(bytesMost: number): TileCache {
  // a map keeps the order in which its entries were set: the first is the oldest
  const tiles = new Map<string, Tile>();
  const perScale = new Map<number, number>();
  let sizeBytes = 0;
  const drop = (key: string, tile: Tile): void => {
    tiles.delete(key);
    // a closed bitmap has no size any more
    sizeBytes -= bytesOf(tile);
    tile.bitmap?.close();
    const left = (perScale.get(tile.scale) ?? 1) - 1;
    if (left > 0) perScale.set(tile.scale, left);
    else perScale.delete(tile.scale);
  };
  return {
    get: (at) => {
      const key = tileKey(at);
      const tile = tiles.get(key);
      if (!tile) return undefined;
      tiles.delete(key);
      tiles.set(key, tile);
      return tile;
    },
    set: (tile) => {
      const key = tileKey(tile);
      const before = tiles.get(key);
      if (before) drop(key, before);
      tiles.set(key, tile);
      perScale.set(tile.scale, (perScale.get(tile.scale) ?? 0) + 1);
      sizeBytes += bytesOf(tile);
      for (const [oldest, old] of tiles) {
        if (sizeBytes <= bytesMost || oldest === key) break;
        drop(oldest, old);
      }
    },
    scales: () => [...perScale.keys()],
    clear: () => {
      for (const [key, tile] of tiles) drop(key, tile);
    },
    get sizeBytes() {
      return sizeBytes;
    },
  };
}
