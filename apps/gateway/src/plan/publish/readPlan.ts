import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkShown } from '@fireline/domain/plan';
import { archiveProblem, type PlanSource } from '@fireline/domain/plan/archive';
import { createDrawingReader, type Drawing, encodeDrawing, sketchOf } from '@fireline/domain/plan/drawing';
import type { Chunk } from '../../lib/files/store.ts';
import { openPlanSource } from '../planFile.ts';
import type { DrawingFacts, ReadDrawing, ReadOptions } from './reading.ts';

/** How much of the file is read between two looks at the clock and the signal. */
const restBytes = 4 * 1024 * 1024;

/** What is known of a drawing without opening it; its extent in the file's own coordinates. */
function factsOf(drawing: Drawing): DrawingFacts {
  const { origin, extent, metresPerUnit, layers, report } = drawing;
  const counts = new Map(layers.map(({ name }) => [name, 0]));
  for (const { layer, drawn, approximated, notDrawn } of report.rows)
    counts.set(layer, (counts.get(layer) ?? 0) + drawn + approximated + notDrawn);
  return {
    origin,
    extent: extent && {
      minX: extent.minX + origin.x,
      minY: extent.minY + origin.y,
      maxX: extent.maxX + origin.x,
      maxY: extent.maxY + origin.y,
    },
    metresPerUnit,
    layers: Object.fromEntries(counts),
    report,
    sketch: sketchOf(drawing),
  };
}

/** Lets others have their turn, where the reading is done among them. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function* compressed(bytes: Uint8Array): AsyncGenerator<Chunk> {
  const stream = new Blob([bytes as Chunk]).stream().pipeThrough(new CompressionStream('gzip'));
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // of its own, so that it can be handed to another thread
    yield value.slice();
  }
}

interface Opened {
  readonly sizeBytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

async function readDrawing(
  { sizeBytes, stream }: Opened,
  { onProgress, signal }: ReadOptions,
): Promise<Result<Drawing>> {
  const drawing = createDrawingReader({ sizeBytes });
  const chunks = stream.getReader();
  let rested = 0;
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await chunks.read();
    if (done) return drawing.end();
    const problem: Problem | undefined = drawing.push(value);
    if (problem) {
      await chunks.cancel();
      return refuse(problem);
    }
    const read = drawing.readBytes();
    if (read - rested >= restBytes) {
      rested = read;
      onProgress(Math.min(1, read / sizeBytes));
      await rest();
    }
  }
}

/** The drawing in a plan's file, ready to be kept, or why there is none. @spec PLN-02 PLN-03 N11 */
export async function readPlan(source: PlanSource, options: ReadOptions): Promise<Result<ReadDrawing>> {
  const opened = await openPlanSource(source);
  if (!opened.ok) return opened;
  let read: Result<Drawing>;
  try {
    read = await readDrawing(opened.value, options);
  } catch (error) {
    if (options.signal.aborted || opened.value.kind !== 'zip') throw error;
    return refuse(archiveProblem(error));
  }
  if (!read.ok) return read;
  const problem = checkShown(read.value);
  if (problem) return refuse(problem);
  return ok({ facts: factsOf(read.value), content: compressed(encodeDrawing(read.value)) });
}
