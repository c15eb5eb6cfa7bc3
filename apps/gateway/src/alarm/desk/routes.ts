import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import { surroundings } from './surroundings.ts';
import { handleTogether } from './together.ts';
import { undoHandling } from './undo.ts';

type Desk = 'surroundings' | 'handleTogether' | 'undoHandling';

export const deskRoutes: Pick<HandlersOf<typeof areaShapes.alarm>, Desk> = {
  surroundings: signedIn(({ alarmId }, context) => surroundings(alarmId, context)),
  handleTogether: signedIn((send, context) => handleTogether(send, context)),
  undoHandling: signedIn(({ handlingId }, context) => undoHandling(handlingId, context)),
};
