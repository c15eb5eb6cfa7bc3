import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { guide } from './guide.ts';
import { tables } from './tables.ts';
import { workbench } from './workbench.ts';

export const shellRoutes = (): HandlersOf<typeof areaShapes.shell> => ({
  hiddenColumns: signedIn(({ table }, context) => actions.hiddenColumns(table, context)),
  saveHiddenColumns: signedIn(({ table, columns }, context) => actions.saveHiddenColumns(table, columns, context)),
  settings: signedIn((_, context) => actions.settings(context)),
  saveSettings: signedIn((send, context) => actions.saveSettings(send, context)),
  overview: signedIn((_, context) => actions.overview(context)),
  workbench: signedIn((_, context) => workbench(context)),
  guide: signedIn((_, context) => guide(context)),
  tables: signedIn((_, context) => tables(context)),
  events: signedIn((send, context) => actions.events(send, context)),
});
