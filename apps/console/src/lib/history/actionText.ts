import type { userLogWords } from '@fireline/domain/log';
import type { Translate } from '@fireline/ui/lib';
import { wordOr } from '../page/wordOr.ts';

/** What was done, in words; an action of an older version keeps its name. */
export const actionText = (action: string, t: Translate<keyof typeof userLogWords>): string =>
  wordOr(t, `session.log.${action}`, action);
