import { type Who, defineCalls } from '../lib/call.ts';
import type { orgShapes } from './shapes.ts';

const see = ['systemOrgs:view'] as const satisfies Who;
const add = ['systemOrgs:add'] as const satisfies Who;
const modify = ['systemOrgs:modify'] as const satisfies Who;

/** @spec ORG-01 ORG-02 ORG-03 */
export const orgCalls = defineCalls<typeof orgShapes>()('org', {
  children: { method: 'GET', path: '/orgs/children', who: see, summary: 'The organisations right under one' },
  search: { method: 'GET', path: '/orgs/search', who: see, summary: 'Organisations by name, with the way to them' },
  counts: {
    method: 'GET',
    path: '/orgs/counts',
    who: see,
    summary: 'Places, devices and alarms that are not closed, of organisations with all under them',
  },
  detail: { method: 'GET', path: '/orgs/detail/{orgId}', who: see, summary: 'One organisation' },
  create: {
    method: 'POST',
    logs: 'org.create',
    path: '/orgs/create',
    who: add,
    body: 'json',
    summary: 'Creates an organisation under another',
  },
  change: {
    method: 'POST',
    logs: 'org.change',
    path: '/orgs/change/{orgId}',
    who: modify,
    body: 'json',
    summary: 'Changes the name, the seat and the area of an organisation',
  },
  move: {
    method: 'POST',
    logs: 'org.move',
    path: '/orgs/move/{orgId}',
    who: modify,
    body: 'json',
    summary: 'Hangs an organisation with all under it under another; who sees what follows at once',
  },
  delete: {
    method: 'POST',
    logs: 'org.delete',
    path: '/orgs/delete/{orgId}',
    who: ['systemOrgs:delete'],
    summary: 'Deletes an organisation that nothing hangs under any more',
  },
  addDistricts: {
    method: 'POST',
    logs: 'org.addDistricts',
    path: '/orgs/districts/{orgId}',
    who: add,
    body: 'json',
    summary: 'Creates the districts right under a province or a city, those that are there left out',
  },
});
