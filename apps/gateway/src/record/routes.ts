import type { RecordShapes } from '@fireline/api/shapes';
import { type RecordDefinition, recordCallNames } from '@fireline/domain/record';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import type { RecordActions } from './actions.ts';

/** The handlers of a record's calls. */
export function recordRoutes<R extends RecordDefinition>({ record, list, create, change, remove }: RecordActions<R>) {
  const names = recordCallNames<RecordDefinition>(record);
  return {
    [names.list]: signedIn(list),
    [names.create]: signedIn(create),
    [names.change]: signedIn(change),
    [names.delete]: signedIn(remove),
  } as unknown as HandlersOf<RecordShapes<R>>;
}
