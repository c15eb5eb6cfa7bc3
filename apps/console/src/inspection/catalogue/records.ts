import { inspectionCalls } from '@fireline/api/inspection';
import {
  inspectionCatalogueWords,
  inspectionCategory,
  inspectionItem,
  inspectionWords,
} from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { consoleRecord } from '../../lib/record/consoleRecord.ts';

const words = [inspectionCatalogueWords, inspectionWords];

/** The list of the items of a category. */
export const itemsOf = (categoryId: number): string => `${pathTo('inspectionItems')}?category=${categoryId}`;

export const categories = consoleRecord(inspectionCategory, inspectionCalls, words, {
  lists: { items: { call: inspectionCalls.items, pathOf: itemsOf } },
});
export const items = consoleRecord(inspectionItem, inspectionCalls, words, { refs: { categoryId: categories } });
