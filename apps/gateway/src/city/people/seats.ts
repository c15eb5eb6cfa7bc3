import type { Role } from '@fireline/domain/role';
import type { City, CityAccount, World } from '../model.ts';

/** When somebody works: in office hours, out on the street, through the night, or in shifts of a duty room; residents look in from home. */
export type Shift = 'office' | 'field' | 'night' | 'duty' | 'home';

export type Nodes = Pick<CityAccount, 'orgPath' | 'partnerId' | 'unitId' | 'maintId' | 'placeId'>;
export const nowhere: Nodes = { orgPath: null, partnerId: null, unitId: null, maintId: null, placeId: null };

/** A place for somebody: what they are bound to, and which role of their tenant they have. */
export interface Seat extends Nodes {
  readonly role: Role;
  readonly shift: Shift;
  /** null: the built-in role of the kind. */
  readonly roleName: string | null;
  /** How old the account may be, in days. */
  readonly days: readonly [number, number];
  /** The first of its node: it is there, and nothing happens to it. */
  readonly isFirst: boolean;
}

const platformPeople = 6;
const streetsMax = 20;
const residentsMax = 100;
const nightDesksMax = 36;
const viewersMax = 30;

const seat = (role: Role, nodes: Partial<Nodes>, rest: Partial<Seat> & Pick<Seat, 'days'>): Seat => ({
  ...nowhere,
  ...nodes,
  role,
  shift: 'office',
  roleName: null,
  isFirst: false,
  ...rest,
});

/** So many of a list, evenly from the first to the last. */
export const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, at) => Math.floor(((at + 1) * count) / list.length) > Math.floor((at * count) / list.length));

type Own = Pick<World, 'partners' | 'orgs' | 'units' | 'maints' | 'places'>;

function ofPlatform(own: Own): Seat[] {
  const count = Math.min(platformPeople, 2 + Math.floor(own.places.length / 50));
  const finance = count - Math.ceil(count / 3);
  return Array.from({ length: count }, (_, at) => {
    const isFirst = at < finance;
    const shift = isFirst && at > 1 ? 'duty' : 'office';
    return seat('platform', {}, { days: [500, 1100], isFirst, shift, roleName: isFirst ? null : '财务' });
  });
}

const ofPartners = ({ partners }: Own): Seat[] =>
  partners.flatMap(({ partnerId }, at) => [
    seat('agent', { partnerId }, { days: [700, 1000], isFirst: true }),
    seat('agent', { partnerId }, { days: [200, 700], roleName: at % 2 === 0 ? '合作商销售' : '安装员' }),
  ]);

function ofOrgs({ orgs, places }: Own): Seat[] {
  const districts = orgs.filter(({ level }) => level === 'district');
  const streets = orgs.filter(({ level }) => level === 'street');
  const some = spread(streets, Math.min(streetsMax, Math.ceil(places.length * 0.08)));
  return [...districts, ...some].map(({ path: orgPath }, at) =>
    seat('org', { orgPath }, { days: [300, 900], isFirst: at % 2 === 0, shift: at % 3 === 2 ? 'field' : 'office' }),
  );
}

const ofMaints = ({ maints }: Own): Seat[] =>
  maints.flatMap(({ maintId }) => [
    seat('maint', { maintId }, { days: [500, 900], isFirst: true }),
    seat('maint', { maintId }, { days: [100, 500], roleName: '巡检员', shift: 'field' }),
    seat('maint', { maintId }, { days: [60, 400], shift: 'field' }),
  ]);

/** One to three of each unit: the second of every other one sits at the night desk, the third mostly just looks. */
function ofUnits({ units }: Own): Seat[] {
  let desks = 0;
  let viewers = 0;
  return units.flatMap(({ unitId }, at) => {
    const isDesk = at % 2 === 0 && (desks += 1) <= nightDesksMax;
    const isViewer = at % 4 === 1 && (viewers += 1) <= viewersMax;
    const [second, third] = [at % 4 !== 3, at % 4 === 1];
    const night = { shift: isDesk ? 'night' : 'office', roleName: isDesk ? '夜班值守' : null } as const;
    return [
      seat('unit', { unitId }, { days: [120, 820], isFirst: true }),
      ...(second ? [seat('unit', { unitId }, { days: [8, 500], ...night })] : []),
      ...(third ? [seat('unit', { unitId }, { days: [5, 400], roleName: isViewer ? '单位查看员' : null })] : []),
    ];
  });
}

const ofResidents = ({ places }: Own): Seat[] =>
  spread(places, Math.min(residentsMax, Math.ceil(places.length * 0.4))).map(({ placeId }) =>
    seat('resident', { placeId }, { days: [2, 600], shift: 'home' }),
  );

/** The seats of a tenant when its city is full: about 430 with 10 000 devices. @spec SES-08 N25 */
export function seatsOf(city: City, rentId: string): Seat[] {
  const mine = <T extends { readonly rentId: string }>(list: readonly T[]) =>
    list.filter((one) => one.rentId === rentId);
  const own = {
    partners: mine(city.partners),
    orgs: mine(city.orgs),
    units: mine(city.units),
    maints: mine(city.maints),
    places: mine(city.places),
  };
  return [
    ...ofPlatform(own),
    ...ofPartners(own),
    ...ofOrgs(own),
    ...ofMaints(own),
    ...ofUnits(own),
    ...ofResidents(own),
  ];
}
