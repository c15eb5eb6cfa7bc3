import { useEffect, useRef, useState } from 'react';
import { type Theme, coloursOf, fontStacks } from '../tokens/index.ts';
import { useFireline } from '../lib/context.ts';
import { fittedView } from './camera.ts';
import type { OwnStage } from './createStage.ts';
import { drawTiles } from './drawTiles.ts';
import type { Overview, PlanMeta } from './messages.ts';
import { pageFonts } from './pageFonts.ts';
import { type Paper, type PlanColours, paletteOf } from './palette.ts';
import type { PlanClient } from './planClient.ts';
import type { PlanFrame } from './stage.ts';
import { createTileCache } from './tileCache.ts';
import { type Tile, type TileAt, pyramidScale, seenBox, tileKey, tilesOver, widened } from './tiles.ts';

/** Memory for tiles: of a few views, and never less than this. */
const leastBytes = 64 * 1024 * 1024;
const viewsKept = 6;
/** Tiles around the view that are made ahead, in parts of the view. */
const rim = 0.25;

/** The pictures of one plan: what came from the worker, what is missing, and drawing it. */
export function createPictures(stage: OwnStage) {
  const { width, height } = globalThis.screen ?? { width: 0, height: 0 };
  const cache = createTileCache(Math.max(leastBytes, width * height * 4 * viewsKept));
  const listeners = new Set<() => void>();
  let overview: Overview | undefined;
  let client: PlanClient | undefined;
  let look = 0;
  let asked = '';
  let areFontsDue = false;

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
  const forget = (): void => {
    cache.clear();
    overview?.bitmap.close();
    overview = undefined;
    asked = '';
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
    onOverview: (next: Overview) => {
      overview?.bitmap.close();
      overview = next;
      for (const listen of listeners) listen();
      stage.invalidatePlan();
    },
    onTile: (tile: Tile) => {
      if (tile.look < look && cache.get(tile)) tile.bitmap?.close();
      else cache.set(tile);
      stage.invalidatePlan();
    },
    /** What the tiles are from now on; `isOther`: what was drawn before must not be seen any more. */
    setLook: (next: number, isOther: boolean) => {
      look = next;
      asked = '';
      if (isOther) cache.clear();
    },
    onFonts: () => {
      areFontsDue = false;
      stage.invalidatePlan();
    },
    /** Asks for the page's fonts; until they are there the picture is not the last. */
    askFonts: (fontFamily: string) => {
      areFontsDue = true;
      client?.fonts(pageFonts(fontFamily));
    },
    setClient: (next: PlanClient | undefined) => {
      forget();
      client = next;
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

/** The theme's paper and ink, as the element has them: a brand may have changed them. */
function paperOf(element: Element, theme: Theme): Paper {
  const styles = getComputedStyle(element);
  const probe = document.createElement('canvas').getContext('2d');
  const colour = (name: string, otherwise: string): string => {
    if (!probe) return otherwise;
    probe.fillStyle = otherwise;
    probe.fillStyle = styles.getPropertyValue(name).trim();
    return probe.fillStyle;
  };
  const named = coloursOf(theme);
  return {
    paper: colour('--fl-surface-raised', named['surface.raised']),
    ink: colour('--fl-text-default', named['text.default']),
  };
}

export interface LookGiven {
  readonly root: { readonly current: HTMLElement | null };
  readonly stage: OwnStage;
  readonly client: PlanClient | undefined;
  readonly fontTurn: number;
  readonly meta: PlanMeta | undefined;
  readonly hidden: readonly number[];
  readonly colours: PlanColours;
}

/** Pictures of the plan, told to the worker in the theme, colours and layers that are wanted now. */
export function usePictures(stage: OwnStage): Pictures {
  const [pictures] = useState(() => createPictures(stage));
  return pictures;
}

/** Keeps the worker's look up to date. */
export function useLook(pictures: Pictures, { root, stage, client, fontTurn, meta, hidden, colours }: LookGiven): void {
  const { theme, language } = useFireline();
  const number = useRef(0);
  const before = useRef('');
  const away = hidden.join(' ');
  useEffect(() => pictures.setClient(client), [pictures, client]);
  const hasTexts = meta !== undefined && meta.textCount > 0;
  useEffect(() => {
    if (client && hasTexts) pictures.askFonts(fontStacks[language]);
  }, [pictures, client, hasTexts, language]);
  useEffect(() => {
    if (!client || !meta || !root.current) return;
    const { size, pixelRatio } = stage.frame();
    const paper = paperOf(root.current, theme);
    const inks = `${paper.paper} ${paper.ink} ${colours}`;
    number.current += 1;
    pictures.setLook(number.current, before.current !== inks);
    before.current = inks;
    const look = {
      number: number.current,
      palette: paletteOf(meta.styles, paper, colours),
      hidden: away === '' ? [] : away.split(' ').map(Number),
      // a worker remembers what a list of families came to before its fonts were there: each time it is a new list
      fontFamily: `${fontStacks[language]}, 'turn ${fontTurn}'`,
    };
    client.look(look, overviewSize(meta, size, pixelRatio));
    stage.invalidatePlan();
  }, [pictures, stage, client, meta, away, colours, theme, language, fontTurn, root]);
}

/** The picture of the whole is made just as large as the fitted plan, so that the first picture is sharp at once. */
function overviewSize({ extent }: PlanMeta, size: PlanFrame['size'], pixelRatio: number) {
  if (!extent) return { width: 1, height: 1 };
  // not laid out yet: any size will do
  const room = size.width > 0 && size.height > 0 ? size : { width: 1024, height: 1024 };
  const scale = fittedView(extent, room).scale * pixelRatio;
  return { width: (extent.maxX - extent.minX) * scale, height: (extent.maxY - extent.minY) * scale };
}
