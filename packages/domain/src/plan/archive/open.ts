import { type Problem, type Result, ok, refuse } from '../../lib/index.ts';
import { type PlanFileKind, checkPlanHead, planHeadBytes, readPlanFile } from '../files.ts';
import { type ArchiveLimits, type DrawingEntry, archiveLimits, findDrawing, sizeProblem } from './entries.ts';
import { type PlanSource, type ZipReaderLike, type ZipSource, streamOf, zipSource } from './zip.ts';

const damaged: Problem = { code: 'plan.zip.damaged', field: 'file' };

interface Fault extends Error {
  readonly problem: Problem;
}
/** A problem on its way through a stream, which can only fail with an error. */
const faultOf = (problem: Problem): Fault => Object.assign(new Error(problem.code), { problem });

/**
 * Why reading the stream of an opened zip failed: one of the limits, or bytes that do not unpack.
 * @spec PLN-02
 */
export const archiveProblem = (error: unknown): Problem =>
  error instanceof Error && 'problem' in error ? (error as Fault).problem : damaged;

/** What is in the entry, counted as it comes: what the zip says of its size is not believed. */
const unpacked = ({ entry }: DrawingEntry, limits: ArchiveLimits): ReadableStream<Uint8Array> => {
  let bytes = 0;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      const problem =
        sizeProblem(bytes, entry.compressedSize, limits) ?? (bytes > entry.uncompressedSize ? damaged : undefined);
      if (problem) throw faultOf(problem);
      controller.enqueue(chunk);
    },
    flush: () => {
      if (bytes !== entry.uncompressedSize) throw faultOf(damaged);
    },
  });
  const run = async () => {
    try {
      await entry.getData?.(writable, { checkCrc32: true });
    } catch (error) {
      // what failed before the first byte has not told the stream; elsewhere it has, and then this changes nothing
      await writable.abort(error).catch(() => undefined);
    }
  };
  void run();
  return readable;
};

/** Reads until a head is there; the chunks that were read. */
const readHead = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<readonly Uint8Array[]> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < planHeadBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.byteLength;
  }
  return chunks;
};

/** The first bytes as {@link checkPlanHead} wants them, each one character. */
const headOf = (chunks: readonly Uint8Array[]): string => {
  let head = '';
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length && head.length < planHeadBytes; at += 1)
      head += String.fromCharCode(chunk[at] ?? 0);
  return head;
};

/** The chunks that were read ahead, and then the rest. */
const rejoined = (
  ahead: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> => {
  const left = [...ahead];
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const first = left.shift();
        const { done, value } = first ? { done: false, value: first } : await reader.read();
        if (done || !value) controller.close();
        else controller.enqueue(value);
      },
      cancel: async (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/** A drawing that can be read. */
export interface OpenDrawing {
  readonly name: string;
  /** Of the drawing itself, unpacked; a zip's claim, which the stream holds it to. */
  readonly sizeBytes: number;
  /** Its bytes. It fails where the zip breaks its word; {@link archiveProblem} says why. */
  readonly stream: ReadableStream<Uint8Array>;
}

/**
 * The drawing in a zip: the only .dxf in it, whose first bytes are there and are those of a drawing. All else refuses the zip: names
 * that lead elsewhere, links, zips in the zip, encryption, too many entries, too much once unpacked. Nothing is thrown, whatever the
 * bytes are.
 * @param reader made with {@link zipReaderOptions}
 * @spec PLN-02
 */
export const openPlanArchive = async (
  reader: ZipReaderLike,
  limits: ArchiveLimits = archiveLimits,
): Promise<Result<OpenDrawing>> => {
  try {
    const found = await findDrawing(reader, limits);
    if (!found.ok) return found;
    const stream = unpacked(found.value, limits).getReader();
    const ahead = await readHead(stream);
    const problem = checkPlanHead('dxf', headOf(ahead));
    if (problem) {
      await stream.cancel();
      return refuse(problem);
    }
    const { name, entry } = found.value;
    return ok({ name, sizeBytes: entry.uncompressedSize, stream: rejoined(ahead, stream) });
  } catch (error) {
    return refuse(archiveProblem(error));
  }
};

/** A plan's file that can be read, and what it was uploaded as. */
export interface OpenPlan extends OpenDrawing {
  readonly kind: PlanFileKind;
}

/**
 * The drawing of a file offered as a plan, .dxf or .zip, without loading either as a whole.
 * @param openZip makes a zip.js reader of it with {@link zipReaderOptions}
 * @spec PLN-02
 */
export const openPlan = async (
  source: PlanSource,
  openZip: (source: ZipSource) => ZipReaderLike,
): Promise<Result<OpenPlan>> => {
  const kind = readPlanFile(source);
  if (!kind.ok) return kind;
  const problem = checkPlanHead(kind.value, headOf([await source.readAt(0, planHeadBytes)]));
  if (problem) return refuse(problem);
  const { name, sizeBytes } = source;
  if (kind.value === 'dxf') return ok({ kind: 'dxf', name, sizeBytes, stream: streamOf(source, 0, sizeBytes) });
  const drawing = await openPlanArchive(openZip(zipSource(source)), archiveLimits);
  return drawing.ok ? ok({ kind: 'zip', ...drawing.value }) : drawing;
};
