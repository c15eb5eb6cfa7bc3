import type { Problem } from '@fireline/domain/lib';
import {
  type AddressResult,
  type FoundPlace,
  type Wgs84,
  addressResultForm,
  roundedLngLat,
} from '@fireline/domain/site';

/** What is picked: a point, what it is called, and its districts once they are known. Points are WGS 84. */
export interface MapPick {
  readonly lnglat: Wgs84;
  readonly datum: 'WGS84';
  readonly address: string;
  readonly code?: string;
  readonly adminPath?: string;
  readonly adminName?: string;
}

type District = Pick<AddressResult, 'code' | 'adminPath' | 'adminName'>;

/** What the picker knows. */
export interface Picking {
  readonly point: Wgs84 | null;
  /** Written by hand; empty: what was found stands there. */
  readonly typed: string;
  /** What the point is called by the search or by the geocoder. */
  readonly offered: string;
  readonly district: District | null;
  /** Whether the point is being asked for, and what came of it. */
  readonly state: 'idle' | 'resolving' | 'found' | 'unknown' | 'failed';
  /** Counts the questions: an answer to an older one is dropped. */
  readonly turn: number;
}

export type PickEvent =
  /** While the marker is dragged. */
  | { readonly type: 'move'; readonly point: Wgs84 }
  | { readonly type: 'drop'; readonly point: Wgs84 }
  | { readonly type: 'choose'; readonly place: FoundPlace }
  | { readonly type: 'resolved'; readonly turn: number; readonly found: AddressResult | undefined }
  | { readonly type: 'failed'; readonly turn: number }
  | { readonly type: 'retry' }
  | { readonly type: 'type'; readonly address: string }
  | { readonly type: 'useOffered' }
  | { readonly type: 'clear' };

const nothing: Picking = { point: null, typed: '', offered: '', district: null, state: 'idle', turn: 0 };

const districtOf = ({ code, adminPath, adminName }: Partial<District>): District | null =>
  code !== undefined && adminPath !== undefined && adminName !== undefined ? { code, adminPath, adminName } : null;

/** Where the picker begins: what is on record keeps its address as if it had been typed. */
export const startWith = (pick: MapPick | null | undefined): Picking => {
  if (!pick) return nothing;
  const district = districtOf(pick);
  const state = district ? 'found' : 'idle';
  return { ...nothing, point: pick.lnglat, typed: pick.address, district, state };
};

const resolved = (picking: Picking, found: AddressResult | undefined): Picking => ({
  ...picking,
  // what was chosen from a list is more exact than what the point is called
  offered: picking.offered || (found?.address ?? ''),
  district: found ? districtOf(found) : null,
  state: found ? 'found' : 'unknown',
});

/**
 * What comes of an event; what a map tells has twice as many decimals as a point that travels. A typed address is never lost, whatever is found after it.
 * @spec SIT-09 SIT-10
 */
export function picked(picking: Picking, event: PickEvent): Picking {
  const asking = { offered: '', district: null, state: 'resolving', turn: picking.turn + 1 } as const;
  switch (event.type) {
    case 'move':
      return { ...picking, ...asking, point: roundedLngLat(event.point), state: 'idle' };
    case 'drop':
      return { ...picking, ...asking, point: roundedLngLat(event.point) };
    case 'choose': {
      const { place } = event;
      const district = districtOf(place);
      return {
        ...picking,
        ...asking,
        point: roundedLngLat(place.lnglat),
        offered: place.address,
        district,
        state: district ? 'found' : 'resolving',
      };
    }
    case 'resolved':
      return event.turn === picking.turn ? resolved(picking, event.found) : picking;
    case 'failed':
      return event.turn === picking.turn ? { ...picking, state: 'failed' } : picking;
    case 'retry':
      return picking.point ? { ...picking, state: 'resolving', turn: picking.turn + 1 } : picking;
    case 'type':
      return { ...picking, typed: event.address };
    case 'useOffered':
      return { ...picking, typed: '' };
    case 'clear':
      return { ...nothing, turn: picking.turn + 1 };
  }
}

export const addressOf = ({ typed, offered }: Picking): string => typed || offered;

/** What the picker tells; null while there is no point. */
export function pickOf(picking: Picking): MapPick | null {
  const { point, district } = picking;
  return point && { lnglat: point, datum: 'WGS84', address: addressOf(picking), ...district };
}

/** What keeps the pick from being a whole address: no point, no address, no district. @spec SIT-09 */
export function problemsOf(pick: MapPick | null): readonly Problem[] {
  const checked = addressResultForm.check({ ...pick });
  return checked.ok ? [] : checked.problems;
}
