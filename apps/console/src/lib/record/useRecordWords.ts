import { routeWords } from '@fireline/domain/shell';
import type { Words } from '@fireline/domain/lib';
import { type Translate, useWords } from '@fireline/ui/lib';
import type { ConsoleRecord } from './consoleRecord.ts';
import { recordPageWords } from './words.ts';

/** The words of a record, by keys that follow from its declaration. */
export const useRecordWords = ({ words }: Pick<ConsoleRecord, 'words'>): Translate<string> =>
  useWords<readonly Words[]>(recordPageWords, routeWords, ...words);
