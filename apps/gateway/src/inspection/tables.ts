import type { inspectionCategory, inspectionItem } from '@fireline/domain/inspection';
import type { RecordTable } from '../record/tables.ts';

declare module '../lib/db/schema.ts' {
  interface Database {
    inspectionCategory: RecordTable<typeof inspectionCategory>;
    inspectionItem: RecordTable<typeof inspectionItem>;
  }
}
