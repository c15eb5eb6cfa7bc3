import { type Choices, useChoices } from '../../lib/record/useChoices.ts';
import { useRecordWords } from '../../lib/record/useRecordWords.ts';
import { items } from './records.ts';

/** All categories of the tenant for a choice. @spec INS-01 */
export const useCategoryChoices = (): Choices | undefined => useChoices(items.refs, useRecordWords(items)).categoryId;
