import { type Who, defineCalls } from '../lib/call.ts';
import type { siteShapes } from './shapes.ts';
import { headCalls } from './heads/calls.ts';
import { importCalls } from './imports/calls.ts';
import { maintCalls } from './maints/calls.ts';
import { partnerCalls } from './partners/calls.ts';
import { projectCalls } from './projects/calls.ts';
import { unitCalls } from './units/calls.ts';

/** Whose pages ask for a place, or for an address and a point. */
const choosePlaces = [
  'placeList:add',
  'placeList:modify',
  'placeDetail:modify',
  'buildingList:add',
  'buildingList:modify',
  'buildingDetail:modify',
  'fireWater:add',
  'fireWater:modify',
  'fireHydrants:add',
  'fireHydrants:modify',
  'fireTeams:add',
  'fireTeams:modify',
  'fireSites:add',
  'fireSites:modify',
] as const satisfies Who;
const seeMap = ['monitorPage:view', 'mapCentre:view'] as const satisfies Who;

/** @spec SIT-02 SIT-09 SIT-10 SIT-11 ORG-04 */
export const siteCalls = defineCalls<typeof siteShapes>()('site', {
  map: {
    method: 'GET',
    path: '/site/map',
    who: seeMap,
    summary: 'Everything that stands on a map, in columns: ids, points, kinds, statuses, worst levels',
  },
  counts: { method: 'GET', path: '/site/counts', who: seeMap, summary: 'What stands on the map, counted' },
  heat: {
    method: 'GET',
    path: '/site/heat',
    who: ['mapCentre:view'],
    summary: 'Places, devices and alarms of a time by organisation, of a city or what is narrower',
  },
  heatChoices: {
    method: 'GET',
    path: '/site/heat/choices',
    who: ['mapCentre:view'],
    summary: 'The organisations that a heat map may be asked for',
  },
  mapSettings: {
    method: 'GET',
    path: '/site/map/settings',
    who: 'signedIn',
    summary: 'The base map with its datum and attribution, the zooms, and who is asked for addresses',
  },
  ...unitCalls,
  ...maintCalls,
  ...partnerCalls,
  ...projectCalls,
  places: {
    method: 'GET',
    path: '/site/places',
    who: ['placeList:view', ...choosePlaces],
    summary: 'Places, a page at a time',
  },
  place: {
    method: 'GET',
    path: '/site/places/{placeId}',
    who: ['placeList:view', 'placeDetail:view', 'monitorPage:view'],
    summary: 'One place',
  },
  createPlace: {
    method: 'POST',
    logs: 'site.create',
    path: '/site/places',
    who: ['placeList:add'],
    body: 'json',
    summary: 'Puts a place on record, with its address and point',
  },
  changePlace: {
    method: 'POST',
    logs: 'site.change',
    path: '/site/places/{placeId}',
    who: ['placeList:modify', 'placeDetail:modify'],
    body: 'json',
    summary: 'Changes a place, its address and point included',
  },
  deletePlace: {
    method: 'POST',
    logs: 'site.delete',
    path: '/site/places/{placeId}/delete',
    who: ['placeList:delete'],
    summary: 'Deletes a place in which nothing hangs any more',
  },
  changePartner: {
    method: 'POST',
    logs: 'site.changePartner',
    path: '/site/places/changePartner',
    who: ['placeList:bind'],
    body: 'json',
    summary: 'Gives small places with all that hangs in them to another partner, all of them or none',
  },
  undoChangePartner: {
    method: 'POST',
    logs: 'site.undoChangePartner',
    path: '/site/places/undoChangePartner',
    who: ['placeList:bind'],
    summary: 'Gives places back to their partners, for the account that gave them away, while nobody changed one since',
  },
  members: {
    method: 'GET',
    path: '/place/members/{placeId}',
    who: ['placeDetail:view'],
    summary: 'The people of a place, those who manage it first',
  },
  addMember: {
    method: 'POST',
    logs: 'site.addMember',
    path: '/place/members/{placeId}/add',
    who: ['placeDetail:modify'],
    body: 'json',
    summary: 'Adds somebody to the people of a place, who sees nothing until it has proven who it is',
  },
  changeMember: {
    method: 'POST',
    logs: 'site.changeMember',
    path: '/place/members/{placeId}/change',
    who: ['placeDetail:modify'],
    body: 'json',
    summary: 'Lets a member manage a place, or follow it only',
  },
  unbindMembers: {
    method: 'POST',
    logs: 'site.unbindMembers',
    path: '/place/members/{placeId}/unbind',
    who: ['placeDetail:modify'],
    body: 'json',
    summary: 'Takes members off a place; it is gone from what they see',
  },
  memberships: {
    method: 'GET',
    path: '/place/memberships',
    who: 'signedIn',
    summary: 'The places that the caller is a member of, or would be once it has proven who it is',
  },
  sendMemberCode: {
    method: 'POST',
    logs: 'site.sendMemberCode',
    path: '/place/memberships/{memberId}/code',
    who: 'signedIn',
    summary:
      'Sends a code to the mobile or the address of a member; for the member itself and for who changes the place',
  },
  verifyMember: {
    method: 'POST',
    logs: 'site.verifyMember',
    path: '/place/memberships/{memberId}/verify',
    who: 'signedIn',
    body: 'json',
    summary: 'Takes the code: from then on the member sees the place',
  },
  searchPlaces: {
    method: 'GET',
    path: '/site/search',
    who: [...seeMap, ...choosePlaces],
    summary: 'Places, units and buildings on record by name and address, the best first',
  },
  geocode: {
    method: 'GET',
    path: '/site/geocode',
    who: [...seeMap, ...choosePlaces],
    summary: 'Addresses by text: from the configured geocoders, or from the places on record',
  },
  reverse: {
    method: 'GET',
    path: '/site/reverse',
    who: [...seeMap, ...choosePlaces],
    summary: 'The address of a point from the configured geocoders; offline when there is none to ask',
  },
  ...headCalls,
  ...importCalls,
});
