import { defineWords } from '../../lib/index.ts';
import { recordWords } from '../../record/index.ts';
import { inspectionCategory, inspectionItem } from '../catalogue.ts';
import { categoryPhrases, itemPhrases } from './phrases.ts';

/** The words of the catalogue of patrols. @spec SHL-12 INS-01 */
export const inspectionCatalogueWords = /* @__PURE__ */ defineWords({
  ...recordWords(inspectionCategory, categoryPhrases),
  ...recordWords(inspectionItem, itemPhrases),
});
