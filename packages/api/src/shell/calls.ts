import { defineCalls } from '../lib/call.ts';
import type { shellShapes } from './shapes.ts';

/** @spec SHL-23 ANA-05 ALM-06 */
export const shellCalls = defineCalls<typeof shellShapes>()('shell', {
  hiddenColumns: {
    method: 'GET',
    path: '/userconfig/hiddencolumns',
    who: 'signedIn',
    summary: 'Hidden columns of a table',
  },
  saveHiddenColumns: {
    method: 'POST',
    logs: null,
    path: '/userconfig/hiddencolumns',
    who: 'signedIn',
    body: 'json',
    summary: 'Stores the hidden columns of a table',
  },
  settings: {
    method: 'GET',
    path: '/userconfig/settings',
    who: 'signedIn',
    summary: 'What the account has chosen for itself',
  },
  saveSettings: {
    method: 'POST',
    logs: null,
    path: '/userconfig/settings',
    who: 'signedIn',
    body: 'json',
    summary: 'Stores settings of the account; its other browsers follow',
  },
  overview: {
    method: 'GET',
    path: '/shell/overview',
    who: ['main:view', 'oldMain:view', 'elderlyMain:view'],
    summary: 'The main page at a glance',
  },
  workbench: {
    method: 'GET',
    path: '/shell/workbench',
    who: ['workbench:view'],
    summary: 'What waits to be done, as far as the caller may do it',
  },
  guide: {
    method: 'GET',
    path: '/shell/guide',
    who: ['guide:view'],
    summary: 'The first steps of the caller, and which of them are done',
  },
  tables: {
    method: 'GET',
    path: '/shell/tables',
    who: ['oldMain:view'],
    summary: 'Devices by type and status, places by type, alarms of today, and organisations, counted',
  },
  events: { method: 'GET', path: '/push/events', who: 'signedIn', summary: 'What was pushed since a sequence number' },
});
