import type { Result } from '@fireline/domain/lib';
import type { Drawing } from '@fireline/domain/plan/drawing';
import { findTexts } from './findTexts.ts';
import type { FromWorker, Look, Overview, PlanMeta, ToWorker, WorkerSource } from './messages.ts';
import { type Painter, createPainter } from './paint.ts';
import { lettersOf, loadFonts } from './workerFonts.ts';
import type { OnProgress } from './readPlan.ts';
import { type TileAt, tileBox, tilePx } from './tiles.ts';

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
  const counts = new Map<string, number>();
  for (const { layer, drawn, approximated } of drawing.report.rows)
    counts.set(layer, (counts.get(layer) ?? 0) + drawn + approximated);
  const { origin, extent, metresPerUnit, styles, report } = drawing;
  return {
    origin,
    extent,
    metresPerUnit,
    styles,
    report,
    layers: drawing.layers.map((layer) => ({ ...layer, count: counts.get(layer.name) ?? 0 })),
    segmentCount: drawing.segmentStyles.length,
    textCount: drawing.texts.length,
  };
}

/** No picture is wider or higher. */
const mostPx = 4200;

function paintOverview(
  { painter, drawing, look }: { painter: Painter; drawing: Drawing; look: Look },
  { width, height }: { width: number; height: number },
): Overview | undefined {
  const { extent } = drawing;
  if (!extent) return undefined;
  const [across, up] = [extent.maxX - extent.minX, extent.maxY - extent.minY];
  // a drawing of one point, or a picture of no size, has no scale
  const fitted = Math.min(width / across, height / up);
  const scale = Number.isFinite(fitted) && fitted > 0 ? fitted : 1;
  // two pixels around, for lines along the edge
  const rim = 2;
  const area = {
    minX: extent.minX - rim / scale,
    maxY: extent.maxY + rim / scale,
    scale,
    width: Math.min(mostPx, Math.ceil(across * scale) + 2 * rim),
    height: Math.min(mostPx, Math.ceil(up * scale) + 2 * rim),
  };
  const bitmap = painter.paint(area, look);
  if (!bitmap) return undefined;
  const box = {
    minX: area.minX,
    maxY: area.maxY,
    maxX: area.minX + area.width / scale,
    minY: area.maxY - area.height / scale,
  };
  return { bitmap, scale, box, look: look.number };
}

/** The worker's side: owns the drawing, paints what is wanted one piece at a time, and forgets what is not wanted any more. */
export function createPlanServer({ post, later, read }: ServerHost): PlanServer {
  let drawing: Drawing | undefined;
  let painter: Painter | undefined;
  let asked: Extract<ToWorker, { type: 'look' }> | undefined;
  let isIndexed = false;
  let isOverviewDue = false;
  let isWorking = false;
  let wanted: readonly TileAt[] = [];

  const sendTile = (at: TileAt, look: Look): void => {
    const { minX, maxY } = tileBox(at);
    const bitmap = painter?.paint({ minX, maxY, scale: at.scale, width: tilePx, height: tilePx }, look) ?? null;
    post({ type: 'tile', tile: { ...at, bitmap, look: look.number } }, bitmap ? [bitmap] : []);
  };
  const sendOverview = ({ look, overview: size }: NonNullable<typeof asked>): void => {
    const overview = drawing && painter && paintOverview({ painter, drawing, look }, size);
    if (overview) post({ type: 'overview', overview }, [overview.bitmap]);
  };
  /** One piece of work: the picture of the whole first, then the index, then tiles. */
  const step = (): void => {
    isWorking = false;
    if (!painter || !asked) return;
    const [tile, ...rest] = wanted;
    if (isOverviewDue) {
      isOverviewDue = false;
      sendOverview(asked);
    } else if (!isIndexed) {
      isIndexed = true;
      painter.index();
    } else if (tile) {
      wanted = rest;
      sendTile(tile, asked.look);
    } else return;
    work();
  };
  function work(): void {
    if (isWorking) return;
    isWorking = true;
    later(step);
  }
  const open = async (source: WorkerSource): Promise<void> => {
    const result = await read(source, (doneBytes, totalBytes) => post({ type: 'progress', doneBytes, totalBytes }));
    if (!result.ok) return post({ type: 'problems', problems: result.problems });
    drawing = result.value;
    painter = createPainter(drawing);
    isIndexed = false;
    post({ type: 'opened', meta: metaOf(drawing) });
    work();
  };
  return {
    handle: (message) => {
      if (message.type === 'open') void open(message.source);
      else if (message.type === 'find') {
        post({ type: 'found', turn: message.turn, ...findTexts(drawing?.texts ?? [], message.query) });
      } else if (message.type === 'fonts') {
        const letters = lettersOf(drawing?.texts ?? []);
        const tell = (isLast: boolean): void => post({ type: 'fontsLoaded', isLast });
        void loadFonts(message.faces, letters, () => tell(false)).then(() => tell(true));
      } else {
        if (message.type === 'want') wanted = message.tiles;
        else {
          asked = message;
          isOverviewDue = true;
        }
        work();
      }
    },
  };
}
