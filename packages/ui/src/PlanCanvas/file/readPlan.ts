import { type Result, ok, refuse } from '@fireline/domain/lib';
import { type Drawing, createDrawingReader, decodeDrawing } from '@fireline/domain/plan/drawing';
import type { WorkerSource } from './messages.ts';
import { archiveProblem } from '@fireline/domain/plan/archive';
import { openPlanFile } from './planFile.ts';

export type OnProgress = (doneBytes: number, totalBytes: number | undefined) => void;

/** Milliseconds between two reports of progress: who looks at them sees no more, and the page has better things to do. */
const toldEveryMs = 100;

/** Hands each piece to `take` as it arrives, and tells how much that was; `take` answers true to stop. */
async function eachPiece(
  stream: ReadableStream<Uint8Array>,
  totalBytes: number | undefined,
  { take, onProgress }: { take: (piece: Uint8Array) => boolean; onProgress: OnProgress },
): Promise<void> {
  const reader = stream.getReader();
  let [done, toldMs] = [0, -Infinity];
  let coming = reader.read();
  for (;;) {
    const { value } = await coming;
    if (!value) break;
    // the next piece is fetched while this one is read
    coming = reader.read();
    coming.catch(() => {});
    done += value.length;
    const nowMs = performance.now();
    if (nowMs - toldMs >= toldEveryMs) {
      toldMs = nowMs;
      onProgress(done, totalBytes);
    }
    if (take(value)) {
      await reader.cancel();
      return;
    }
  }
  onProgress(done, totalBytes);
}

async function readFile(file: File, onProgress: OnProgress): Promise<Result<Drawing>> {
  const opened = await openPlanFile(file);
  if (!opened.ok) return opened;
  const { kind, stream, sizeBytes } = opened.value;
  const reader = createDrawingReader({ sizeBytes });
  try {
    await eachPiece(stream, sizeBytes, { take: (piece) => reader.push(piece) !== undefined, onProgress });
  } catch (error) {
    // what unpacks fails with one of its limits; a file itself fails only when it is taken away
    if (kind === 'zip' && !(error instanceof RangeError)) return refuse(archiveProblem(error));
    throw error;
  }
  return reader.end();
}

async function readPublished(
  { body, sizeBytes }: Extract<WorkerSource, { kind: 'published' }>,
  onProgress: OnProgress,
): Promise<Result<Drawing>> {
  const pieces: Uint8Array[] = [];
  const take = (piece: Uint8Array): boolean => {
    pieces.push(piece);
    return false;
  };
  await eachPiece(body instanceof Blob ? body.stream() : body, sizeBytes, { take, onProgress });
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return decodeDrawing(whole);
}

/**
 * Reads the drawing out of whatever holds it. Problems are those of the reader and of the archive, besides `PlanCanvas.notRead` for bytes that
 * stopped coming and `PlanCanvas.outOfMemory`.
 */
export async function readPlan(source: WorkerSource, onProgress: OnProgress): Promise<Result<Drawing>> {
  if (source.kind === 'drawing') return ok(source.drawing);
  try {
    return source.kind === 'file' ? await readFile(source.file, onProgress) : await readPublished(source, onProgress);
  } catch (error) {
    // an array that cannot be had; all else is a stream that broke off
    return refuse({ code: error instanceof RangeError ? 'PlanCanvas.outOfMemory' : 'PlanCanvas.notRead' });
  }
}
