import {
  inspectionCatalogueWords,
  inspectionCategory,
  inspectionItem,
  inspectionRefusalWords,
  inspectionWords,
} from '@fireline/domain/inspection';
import type { Area } from '../lib/area.ts';
import { inspectionRoutes } from './routes.ts';
import './points/tables.ts';
import './tables.ts';
import { inspectionTimes } from './timeColumns.ts';

export const inspection: Area<'inspection'> = {
  routes: inspectionRoutes,
  records: [inspectionCategory, inspectionItem],
  timeColumns: inspectionTimes,
  words: [inspectionCatalogueWords, inspectionRefusalWords, inspectionWords],
};
