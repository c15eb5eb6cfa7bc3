import type { Who } from '../../lib/call.ts';

const seeImports = ['importRecords:view'] as const satisfies Who;
/** Whose pages import something. */
const sendImports = [
  'placeList:import',
  'unitList:import',
  'systemUser:add',
  'deviceList:import',
  'deviceIndex:import',
] as const satisfies Who;

/** Part of the calls of sites. @spec SIT-04 SIT-06 SES-08 DEV-26 */
export const importCalls = {
  importPlaces: {
    method: 'POST',
    logs: 'import',
    path: '/services/places/import',
    who: ['placeList:import'],
    body: 'multipart',
    summary: 'Imports small places from a CSV file in UTF-8, in the background',
  },
  importUnits: {
    method: 'POST',
    logs: 'import',
    path: '/services/units/import',
    who: ['unitList:import'],
    body: 'multipart',
    summary: 'Imports units from a CSV file in UTF-8, in the background',
  },
  importUsers: {
    method: 'POST',
    logs: 'import',
    path: '/services/users/import',
    who: ['systemUser:add'],
    body: 'multipart',
    summary: 'Imports accounts from a CSV file in UTF-8, in the background; nobody is told a password',
  },
  importColumns: {
    method: 'POST',
    logs: null,
    path: '/services/imports/columns',
    who: sendImports,
    body: 'json',
    isLong: true,
    summary:
      'Which column each header of a file means: as it was chosen before, by its name in any language, or by its place',
  },
  checkImport: {
    method: 'POST',
    logs: null,
    path: '/services/imports/{kind}/check',
    who: sendImports,
    body: 'multipart',
    summary: 'What importing a CSV file would refuse, row by row; nothing is written',
  },
  cancelImport: {
    method: 'POST',
    logs: 'import',
    path: '/services/imports/{importId}/cancel',
    who: sendImports,
    summary: 'Ends an import that runs: the rows that wait fail with the reason, what was imported stays',
  },
  imports: { method: 'GET', path: '/services/imports', who: seeImports, summary: 'Imports, the newest first' },
  importRows: {
    method: 'GET',
    path: '/services/imports/{importId}/rows',
    who: seeImports,
    summary: 'Rows of an import with what is wrong with them',
  },
} as const;
