import type { areaShapes } from '@fireline/api/shapes';
import type * as z from 'zod';

/** What a report says, as it was when it was made. @spec ANA-01 */
export type ReportContent = z.output<typeof areaShapes.analysis.report.reply>['content'];
