import { type UserLogAction, sessionLogWords } from '@fireline/domain/session';
import type { Translate } from '@fireline/ui/lib';

/** What was done, in words; an action of an older version keeps its name. */
export const actionText = (action: string, t: Translate<keyof typeof sessionLogWords>): string =>
  `session.log.${action}` in sessionLogWords ? t(`session.log.${action as UserLogAction}`) : action;
