import type { Result } from '@fireline/domain/lib';
import {
  type CheckSum,
  type OpenPlan,
  type PlanSource,
  openPlan,
  zipReaderOptions,
} from '@fireline/domain/plan/archive';
import { ZipReader, configure } from '@zip.js/zip.js/lib/zip-core.js';

export interface Unpacking {
  readonly DecompressionStream: new (format: string) => {
    readonly readable: ReadableStream;
    readonly writable: WritableStream;
  };
  readonly checkSum: CheckSum;
}

let checkSum: CheckSum | undefined;

/** Zips are unpacked and summed up by this from now on. Left out, as in a page: by what every platform has. */
export function unpackBy(own: Unpacking): void {
  configure({ DecompressionStream: own.DecompressionStream });
  checkSum = own.checkSum;
}

/** The drawing of a plan's bytes wherever they are kept, read piece by piece. @spec PLN-02 */
export const openPlanSource = async (source: PlanSource): Promise<Result<OpenPlan>> =>
  openPlan(source, (bytes) => new ZipReader(bytes, zipReaderOptions), checkSum);
