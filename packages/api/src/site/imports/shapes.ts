import { importStates } from '@fireline/domain/device';
import { headerSources, sheetColumnsMax } from '@fireline/domain/lib';
import { importKinds, importRowStates } from '@fireline/domain/site';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInstant, zProblem, zSearch, zUploadFile } from '../../lib/shapes.ts';

/** Room for all headers of a file that were given a meaning, as JSON. */
const importHeadersMax = 20_000;
const importHeaderCharsMax = 1000;

const zImport = z.object({
  importId: z.number(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  by: zBy,
  at: z.string(),
  endedAt: z.string().nullable(),
  rows: z.number().int(),
  successRows: z.number().int(),
  failureRows: z.number().int(),
  /** Who ended it before its time. */
  cancelledBy: zBy.nullable(),
});

/** A file to import. */
export const importSend = z.object({
  /** As JSON: the headers that somebody gave a meaning by hand, with the id of the column or null for none; kept for the next file: of the platform for the whole tenant, of others for their own. Sent before the file. */
  headers: z.string().max(importHeadersMax).optional(),
  file: zUploadFile,
});

/** Part of the shapes of sites. */
export const importShapes = {
  importPlaces: { send: importSend, reply: zImport },
  importUnits: { send: importSend, reply: zImport },
  importUsers: { send: importSend, reply: zImport },
  importColumns: {
    send: z.object({
      kind: z.enum(importKinds),
      headers: z.array(z.string().max(importHeaderCharsMax)).max(sheetColumnsMax),
    }),
    reply: z.object({
      columns: z.array(z.object({ column: z.string().nullable(), source: z.enum(headerSources).nullable() })),
    }),
  },
  checkImport: {
    send: z.object({ kind: z.enum(importKinds), file: zUploadFile }),
    reply: z.object({
      rows: z.number().int(),
      /** Those that would fail, by the number that a spreadsheet shows beside the row. */
      failures: z.array(z.object({ rowNo: z.number().int(), problems: z.array(zProblem).readonly() })),
    }),
  },
  cancelImport: { send: z.object({ importId: zId }), reply: zImport },
  imports: {
    send: z.object({
      kind: z.enum(importKinds).optional(),
      state: z.enum(importStates).optional(),
      search: zSearch.optional(),
      from: zInstant.optional(),
      /** Not included. */
      to: zInstant.optional(),
      ...paging,
    }),
    reply: page(zImport),
  },
  importRows: {
    send: z.object({ importId: zId, state: z.enum(['success', 'failure']).optional(), ...paging }),
    reply: page(
      z.object({
        /** As a spreadsheet shows it beside the row. */
        rowNo: z.number().int(),
        state: z.enum(importRowStates),
        /** As it was sent, by column: whole where it failed, for it is corrected and sent again; else masked. */
        sent: z.record(z.string(), z.string()),
        problems: z.array(zProblem).readonly(),
      }),
    ),
  },
};
