import { type Result, ok, refuse } from '@fireline/domain/lib';
import { type Drawing, createDrawingReader, decodeDrawing } from '@fireline/domain/plan/drawing';
import type { WorkerSource } from './messages.ts';
import { openPlanFile } from './planFile.ts';

export type OnProgress = (doneBytes: number, totalBytes: number | undefined) => void;

/** Bytes between two reports of progress. */
const toldEveryBytes = 1024 * 1024;

/** Hands each piece to `take` as it arrives, and tells how much that was; `take` answers true to stop. */
async function eachPiece(
  stream: ReadableStream<Uint8Array>,
  totalBytes: number | undefined,
  { take, onProgress }: { take: (piece: Uint8Array) => boolean; onProgress: OnProgress },
): Promise<void> {
  const reader = stream.getReader();
  let [done, told] = [0, 0];
  for (;;) {
    const { value } = await reader.read();
    if (!value) break;
    done += value.length;
    if (done - told >= toldEveryBytes) {
      told = done;
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
  const reader = createDrawingReader();
  const { stream, sizeBytes } = opened.value;
  await eachPiece(stream, sizeBytes, { take: (piece) => reader.push(piece) !== undefined, onProgress });
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
