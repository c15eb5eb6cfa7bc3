import type { RecordShapes } from '@fireline/api/shapes';
import type { RecordDefinition } from '@fireline/domain/record';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import type { RecordActions } from './actions.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The handlers of a record's calls. */
export function recordRoutes<R extends RecordDefinition>({ record, list, create, change, remove }: RecordActions<R>) {
  const one = capital(record.one);
  return {
    [record.many]: signedIn(list),
    [`create${one}`]: signedIn(create),
    [`change${one}`]: signedIn(change),
    [`delete${one}`]: signedIn(remove),
  } as unknown as HandlersOf<RecordShapes<R>>;
}
