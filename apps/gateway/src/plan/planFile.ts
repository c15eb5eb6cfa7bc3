import { open } from 'node:fs/promises';
import { type Result, ok } from '@fireline/domain/lib';
import { type OpenPlan, type PlanSource, openPlan, zipReaderOptions } from '@fireline/domain/plan/archive';
import { ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';

/** The drawing of a plan's bytes wherever they are kept, read piece by piece. @spec PLN-02 */
export const openPlanSource = async (source: PlanSource): Promise<Result<OpenPlan>> =>
  openPlan(source, (bytes) => new ZipReader(bytes, zipReaderOptions));

/** A plan that lies on disk; to be closed when it has been read, or is not wanted any more. */
export interface PlanOnDisk extends OpenPlan {
  readonly close: () => Promise<void>;
}

/**
 * The drawing of a file on disk. A refused file is closed already.
 * @param name as it was uploaded: its ending tells what it should be
 * @spec PLN-02
 */
export const openPlanFile = async (path: string, name: string): Promise<Result<PlanOnDisk>> => {
  const handle = await open(path);
  const close = async () => handle.close();
  try {
    const { size: sizeBytes } = await handle.stat();
    const plan = await openPlanSource({
      name,
      sizeBytes,
      readAt: async (at, length) => {
        const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      },
    });
    if (plan.ok) return ok({ ...plan.value, close });
    await close();
    return plan;
  } catch (error) {
    await close();
    throw error;
  }
};
