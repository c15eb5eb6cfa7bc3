import type { OwnStage } from '../stage/createStage.ts';
import { drawTiles } from './drawTiles.ts';
import type { Look, Overview, PlanMeta } from '../file/messages.ts';
import { pageFonts } from './pageFonts.ts';
import type { PlanClient } from '../file/planClient.ts';
import type { PlanFrame } from '../stage/stage.ts';
import { createTileCache } from './tileCache.ts';
import { type Tile, type TileAt, pyramidScale, seenBox, tileKey, tilesOver, widened } from './tiles.ts';

/** Memory for tiles: of a few views, and never less than this. */
const leastBytes = 64 * 1024 * 1024;
const viewsKept = 6;
/** Tiles around the view that are made ahead, in parts of the view. */
const rim = 0.25;

/** The look that the reader is to see; the worker is told it under a number, and with the fonts that are there. */
export type WantedLook = Omit<Look, 'number'>;

const inksOf = ({ paper, colours }: WantedLook): string => `${paper.paper} ${paper.ink} ${colours}`;

/** The pictures of one plan: what came from the worker, what is missing, and drawing it. None of it causes a render. */
export function createPictures(stage: OwnStage) {
  const { width, height } = globalThis.screen ?? { width: 0, height: 0 };
  const cache = createTileCache(Math.max(leastBytes, width * height * 4 * viewsKept));
  const listeners = new Set<() => void>();
  let client: PlanClient | undefined;
  let meta: PlanMeta | undefined;
  let overview: Overview | undefined;
  let wanted: WantedLook | undefined;
  let [look, fontTurn] = [0, 0];
  let asked = '';
  let areFontsDue = false;

  /** Tells the worker the look that is wanted now; what was drawn before is stale from here on. */
  const sendLook = (): void => {
    if (!client || !wanted) return;
    look += 1;
    asked = '';
    const { size, pixelRatio } = stage.frame();
    // a worker remembers what a list of families came to before its fonts were there: each time it is a new list
    const fontFamily = `${wanted.fontFamily}, 'turn ${fontTurn}'`;
    client.look({ ...wanted, number: look, fontFamily }, { size, pixelRatio });
    stage.invalidatePlan();
  };
  /** Asks for the page's fonts; until they are there the picture is not the last. */
  const askFonts = (): void => {
    if (!client || !wanted || !meta || meta.textCount === 0) return;
    areFontsDue = true;
    client.fonts(pageFonts(wanted.fontFamily));
  };
  /** Tells the worker what is missing, most urgent first, when that is not what it was told last. */
  const want = (seen: readonly TileAt[], around: readonly TileAt[]): void => {
    // by what is needed, not by what is missing: what comes in changes nothing
    const key = `${look} ${[...seen, ...around].map(tileKey).join(' ')}`;
    if (key === asked || !client) return;
    asked = key;
    const urgent = new Set(seen.map(tileKey));
    const tiles = [...seen, ...around.filter((at) => !urgent.has(tileKey(at)))];
    client.want(tiles.filter((at) => cache.get(at)?.look !== look));
  };
  return {
    get overview() {
      return overview;
    },
    /** Calls back when the picture of the whole is another. */
    onOverviewChange: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    /** Another worker, or none: nothing of the plan before is seen any more. */
    setClient: (next: PlanClient | undefined) => {
      cache.clear();
      overview?.bitmap?.close();
      [client, meta, overview] = [next, undefined, undefined];
      areFontsDue = false;
      stage.setPlan(undefined);
      sendLook();
    },
    setLook: (next: WantedLook) => {
      const before = wanted;
      wanted = next;
      if (before && inksOf(before) !== inksOf(next)) cache.clear();
      if (before?.fontFamily !== next.fontFamily) askFonts();
      sendLook();
    },
    onOpened: (opened: PlanMeta) => {
      meta = opened;
      askFonts();
    },
    onOverview: (next: Overview) => {
      overview?.bitmap?.close();
      overview = next;
      for (const listen of listeners) listen();
      // only now there is something that can be seen, and stood upon
      if (!stage.extent && meta?.extent) {
        const { extent, gathered, metresPerUnit } = meta;
        stage.setPlan({ extent, gathered, metresPerUnit });
      } else stage.invalidatePlan();
    },
    onTile: (tile: Tile) => {
      if (tile.look < look && cache.get(tile)) tile.bitmap?.close();
      else cache.set(tile);
      stage.invalidatePlan();
    },
    /** Fonts came that texts are drawn in; after the last of them the picture can be finished. */
    onFontsLoaded: ({ isLast }: { readonly isLast: boolean }) => {
      areFontsDue &&= !isLast;
      if (isLast) return stage.invalidatePlan();
      fontTurn += 1;
      sendLook();
    },
    draw: (context: CanvasRenderingContext2D, frame: PlanFrame, isMoving: boolean): void => {
      const exact = frame.view.scale * frame.pixelRatio;
      // while it moves, tiles of the pyramid; at rest tiles of just this scale, so that no line is resampled
      const isKept = cache.scales().includes(exact);
      const scale = isMoving && !isKept ? pyramidScale(exact) : exact;
      const seen = seenBox(frame.view, frame.size);
      const tiles = tilesOver(seen, scale);
      drawTiles(context, frame, { cache, overview, scale, tiles });
      want(tiles, tilesOver(widened(seen, rim), scale));
      const isDue = isMoving || areFontsDue || tiles.some((at) => cache.get(at)?.look !== look);
      // said of the canvas, for pictures that have to be of something finished
      context.canvas.dataset.picture = isDue ? 'due' : 'done';
    },
  };
}
export type Pictures = ReturnType<typeof createPictures>;
