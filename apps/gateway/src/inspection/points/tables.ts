import type { ColumnType } from 'kysely';
import type { Id } from '../../lib/db/columnTypes.ts';
import type { ChangesColumns } from '../../record/tables.ts';

/** A point and a line belong to a unit: an account that sees the unit sees them, also after the unit moved. */
export interface InspectionPointTable extends ChangesColumns {
  pointId: Id;
  unitId: number;
  categoryId: number;
  name: string;
  location: string;
  /** Null: outdoors. */
  buildingId: number | null;
  floor: number | null;
  /** How often its label was printed again, from 1. */
  qrEdition: ColumnType<number, number | undefined, number>;
}
export interface InspectionPointItemTable {
  pointId: number;
  /** From 1. */
  position: number;
  itemId: number;
}
export interface InspectionLineTable extends ChangesColumns {
  lineId: Id;
  unitId: number;
  name: string;
}
/** A point is in one line at most. */
export interface InspectionLinePointTable {
  lineId: number;
  /** From 1. */
  position: number;
  pointId: number;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    inspectionPoint: InspectionPointTable;
    inspectionPointItem: InspectionPointItemTable;
    inspectionLine: InspectionLineTable;
    inspectionLinePoint: InspectionLinePointTable;
  }
}
