import type { Result } from '@fireline/domain/lib';
import { type Drawing, type Extent, gatheredOf, packTexts, textCount } from '@fireline/domain/plan/drawing';
import { fittedView } from '../stage/camera.ts';
import { hiddenInFile } from './fileLayers.ts';
import { findTexts } from './findTexts.ts';
import type { FromWorker, Look, Overview, PlanMeta, Room, ToWorker, WorkerSource } from './messages.ts';
import { type Paints, type Painter, createPainter } from '../paint/paint.ts';
import { paletteOf } from '../paint/palette.ts';
import type { OnProgress } from './readPlan.ts';
import { type TileAt, tileBox, tilePx } from '../paint/tiles.ts';
import { lettersOf, loadFonts } from '../paint/workerFonts.ts';

export interface PlanServer {
  handle(message: ToWorker): void;
}

/** What the server needs of where it runs. */
export interface ServerHost {
  post(message: FromWorker, transfer?: Transferable[]): void;
  /** Runs the work after messages that came in the meantime. */
  later(work: () => void): void;
  read(source: WorkerSource, onProgress: OnProgress): Promise<Result<Drawing>>;
}

export function metaOf(drawing: Drawing): PlanMeta {
  const gathered = gatheredOf(drawing);
  const counts = new Map<string, number>();
  for (const { layer, drawn, approximated } of drawing.report.rows)
    counts.set(layer, (counts.get(layer) ?? 0) + drawn + approximated);
  const { origin, extent, metresPerUnit, styles, report } = drawing;
  return {
    origin,
    extent,
    metresPerUnit,
    styles,
    report: gathered ? { ...report, farOff: gathered.farOff } : report,
    ...(gathered && { gathered: gathered.extent }),
    layers: drawing.layers.map((layer) => ({ ...layer, count: counts.get(layer.name) ?? 0 })),
    textCount: textCount(drawing.texts),
  };
}

/** What a look comes to for this drawing. */
function paintsOf({ layers, styles }: Drawing, { paper, colours, hidden, fontFamily }: Look): Paints {
  const away = new Set(hidden ?? hiddenInFile(layers));
  const isAway = layers.map(({ name }) => away.has(name));
  return {
    palette: paletteOf(styles, paper, colours),
    isShown: Uint8Array.from(styles, ({ layer }) => (isAway[layer] === true ? 0 : 1)),
    fontFamily,
  };
}

/** Of a plan that is not read yet. */
const noTexts = /* @__PURE__ */ packTexts([]);
/** No picture is wider or higher. */
const mostPx = 4200;
/** For a canvas that is not laid out yet any size will do. */
const anyRoom = { width: 1024, height: 1024 };

interface Open {
  readonly drawing: Drawing;
  /** What is seen of it first; undefined: there is nothing to see. */
  readonly first: Extent | undefined;
  readonly painter: Painter;
}

/** What the pages asked for, worked out for this drawing. */
interface Asked {
  readonly paints: Paints;
  readonly look: number;
  readonly room: Room;
}

/** What is seen first in just the size of the fitted plan, so that the first picture is sharp at once. */
function paintOverview({ first: extent, painter }: Open, paints: Paints, { size, pixelRatio }: Room) {
  if (!extent) return undefined;
  const [across, up] = [extent.maxX - extent.minX, extent.maxY - extent.minY];
  const room = size.width > 0 && size.height > 0 ? size : anyRoom;
  const scale = fittedView(extent, room).scale * pixelRatio;
  // two pixels around, for lines along the edge
  const rim = 2;
  const area = {
    minX: extent.minX - rim / scale,
    maxY: extent.maxY + rim / scale,
    scale,
    width: Math.min(mostPx, Math.ceil(across * scale) + 2 * rim),
    height: Math.min(mostPx, Math.ceil(up * scale) + 2 * rim),
  };
  const bitmap = painter.paint(area, paints);
  const box = {
    minX: area.minX,
    maxY: area.maxY,
    maxX: area.minX + area.width / scale,
    minY: area.maxY - area.height / scale,
  };
  return { bitmap, scale, box };
}

/** The worker's side: owns the drawing, paints what is wanted one piece at a time, and forgets what is not wanted any more. */
export function createPlanServer({ post, later, read }: ServerHost): PlanServer {
  let open: Open | undefined;
  let asked: Extract<ToWorker, { type: 'look' }> | undefined;
  /** What the look that was asked comes to, once there is a drawing. */
  let paints: Paints | undefined;
  let isIndexed = false;
  let isOverviewDue = false;
  let isWorking = false;
  let wanted: readonly TileAt[] = [];

  const sendTile = (at: TileAt, { painter }: Open, { paints, look }: Asked): void => {
    const { minX, maxY } = tileBox(at);
    const bitmap = painter.paint({ minX, maxY, scale: at.scale, width: tilePx, height: tilePx }, paints);
    post({ type: 'tile', tile: { ...at, bitmap, look } }, bitmap ? [bitmap] : []);
  };
  const sendOverview = (of: Open, { paints, look, room }: Asked): void => {
    const made = paintOverview(of, paints, room);
    if (!made) return;
    const overview: Overview = { ...made, look };
    post({ type: 'overview', overview }, made.bitmap ? [made.bitmap] : []);
  };
  /** One piece of work: the picture of the whole first, then the index, then tiles. */
  const step = (): void => {
    isWorking = false;
    if (!open || !asked) return;
    paints ??= paintsOf(open.drawing, asked.look);
    const now = { paints, look: asked.look.number, room: asked.room };
    const [tile, ...rest] = wanted;
    if (isOverviewDue) {
      isOverviewDue = false;
      sendOverview(open, now);
    } else if (!isIndexed) {
      isIndexed = true;
      open.painter.index();
    } else if (tile) {
      wanted = rest;
      sendTile(tile, open, now);
    } else return;
    work();
  };
  function work(): void {
    if (isWorking) return;
    isWorking = true;
    later(step);
  }
  const start = async (source: WorkerSource): Promise<void> => {
    const result = await read(source, (doneBytes, totalBytes) => post({ type: 'progress', doneBytes, totalBytes }));
    if (!result.ok) return post({ type: 'problems', problems: result.problems });
    try {
      const drawing = result.value;
      const meta = metaOf(drawing);
      const first = meta.gathered ?? meta.extent;
      open = { drawing, first, painter: createPainter(drawing, first) };
      post({ type: 'opened', meta });
    } catch {
      // the arrays beside the drawing are not to be had
      return post({ type: 'problems', problems: [{ code: 'PlanCanvas.outOfMemory' }] });
    }
    work();
  };
  return {
    handle: (message) => {
      if (message.type === 'open') {
        // a rejection inside a worker raises no error event: the plan would load for ever
        start(message.source).catch(() => post({ type: 'problems', problems: [{ code: 'PlanCanvas.notRead' }] }));
      } else if (message.type === 'find') {
        post({ type: 'found', turn: message.turn, ...findTexts(open?.drawing.texts ?? noTexts, message.query) });
      } else if (message.type === 'fonts') {
        const letters = lettersOf(open?.drawing.texts.letters ?? '');
        const tell = (isLast: boolean): void => post({ type: 'fontsLoaded', isLast });
        void loadFonts(message.faces, letters, () => tell(false)).then(() => tell(true));
      } else {
        if (message.type === 'want') wanted = message.tiles;
        else {
          asked = message;
          paints = undefined;
          isOverviewDue = true;
        }
        work();
      }
    },
  };
}
