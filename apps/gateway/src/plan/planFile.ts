import type { Result } from '@fireline/domain/lib';
import { type OpenPlan, type PlanSource, openPlan, zipReaderOptions } from '@fireline/domain/plan/archive';
import { ZipReader } from '@zip.js/zip.js/lib/zip-core.js';

/** The drawing of a plan's bytes wherever they are kept, read piece by piece. @spec PLN-02 */
export const openPlanSource = async (source: PlanSource): Promise<Result<OpenPlan>> =>
  openPlan(source, (bytes) => new ZipReader(bytes, zipReaderOptions));
