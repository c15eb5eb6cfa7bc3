import type { Result } from '@fireline/domain/lib';
import { type OpenPlan, openPlan, zipReaderOptions } from '@fireline/domain/plan/archive';
import { ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';

/**
 * The drawing of a file that was picked or downloaded, .dxf or .zip, read piece by piece in the calling thread.
 * @param name of a blob that is no file
 * @spec PLN-02
 */
export const openPlanFile = async (
  file: File | Blob,
  name = file instanceof File ? file.name : '',
): Promise<Result<OpenPlan>> =>
  openPlan(
    {
      name,
      sizeBytes: file.size,
      readAt: async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
      // a third of the time that blocks take
      streamAt: (at, length) => file.slice(at, at + length).stream(),
    },
    (bytes) => new ZipReader(bytes, zipReaderOptions),
  );
