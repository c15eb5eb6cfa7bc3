import type { Industry } from '@fireline/domain/inspection';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../lib/db/columnTypes.ts';

export interface ChangesColumns {
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  createdBy: string;
  createdAt: Instant;
  changedBy: string;
  changedAt: Instant;
}
export interface InspectionCategoryTable extends ChangesColumns {
  categoryId: Id;
  rentId: string;
  industry: Industry;
  name: string;
}
export interface InspectionItemTable extends ChangesColumns {
  itemId: Id;
  rentId: string;
  categoryId: number;
  content: string;
  requirement: string;
  guideUrl: string | null;
}

declare module '../lib/db/schema.ts' {
  interface Database {
    inspectionCategory: InspectionCategoryTable;
    inspectionItem: InspectionItemTable;
  }
}
