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
  events: { method: 'GET', path: '/push/events', who: 'signedIn', summary: 'What was pushed since a sequence number' },
});
