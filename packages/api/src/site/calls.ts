import { defineCalls } from '../lib/call.ts';
import type { siteShapes } from './shapes.ts';

/** @spec SIT-02 SIT-09 SIT-10 SIT-11 ORG-04 */
export const siteCalls = defineCalls<typeof siteShapes>()('site', {
  map: {
    method: 'GET',
    path: '/site/map',
    who: 'site.query',
    summary: 'Everything that stands on a map, in columns: ids, points, kinds, statuses, worst levels',
  },
  counts: { method: 'GET', path: '/site/counts', who: 'site.query', summary: 'What stands on the map, counted' },
  heat: {
    method: 'GET',
    path: '/site/heat',
    who: 'site.query',
    summary: 'Places, devices and alarms of a time by organisation, of a city or what is narrower',
  },
  heatChoices: {
    method: 'GET',
    path: '/site/heat/choices',
    who: 'site.query',
    summary: 'The organisations that a heat map may be asked for',
  },
  mapSettings: {
    method: 'GET',
    path: '/site/map/settings',
    who: 'signedIn',
    summary: 'The base map with its datum and attribution, the zooms, and who is asked for addresses',
  },
  places: { method: 'GET', path: '/site/places', who: 'site.query', summary: 'Places, a page at a time' },
  place: { method: 'GET', path: '/site/places/{placeId}', who: 'site.query', summary: 'One place' },
  createPlace: {
    method: 'POST',
    path: '/site/places',
    who: 'site.create',
    body: 'json',
    summary: 'Puts a place on record, with its address and point',
  },
  changePlace: {
    method: 'POST',
    path: '/site/places/{placeId}',
    who: 'site.manage',
    body: 'json',
    summary: 'Changes a place, its address and point included',
  },
  searchPlaces: {
    method: 'GET',
    path: '/site/search',
    who: 'site.query',
    summary: 'Places, units and buildings on record by name and address, the best first',
  },
  geocode: {
    method: 'GET',
    path: '/site/geocode',
    who: 'site.query',
    summary: 'Addresses by text: from the configured geocoders, or from the places on record',
  },
  reverse: {
    method: 'GET',
    path: '/site/reverse',
    who: 'site.query',
    summary: 'The address of a point from the configured geocoders; offline when there is none to ask',
  },
});
