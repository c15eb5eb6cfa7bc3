import { Duplex } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Result } from '@fireline/domain/lib';
import { type OpenPlan, type PlanSource, openPlan, zipReaderOptions } from '@fireline/domain/plan/archive';
import { ZipReader, configure } from '@zip.js/zip.js/lib/zip-core.js';

const pieceBytes = 256 * 1024;

/**
 * What zips are unpacked by. Node's own stream of this kind hands over 16 kB at a time, each by way of the thread that reads the drawing:
 * unpacking then stands still while it reads. This one unpacks a whole piece meanwhile.
 */
class Unpacking {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;

  constructor(format: string) {
    if (format !== 'deflate-raw') throw new TypeError(`unsupported format: ${format}`);
    const inflate = createInflateRaw({ chunkSize: pieceBytes });
    ({ readable: this.readable, writable: this.writable } = Duplex.toWeb(inflate) as Unpacking);
  }
}
configure({ DecompressionStream: Unpacking });

/** The drawing of a plan's bytes wherever they are kept, read piece by piece. @spec PLN-02 */
export const openPlanSource = async (source: PlanSource): Promise<Result<OpenPlan>> =>
  openPlan(source, (bytes) => new ZipReader(bytes, zipReaderOptions), crc32);
