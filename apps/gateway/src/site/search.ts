import type { FoundPlace } from '@fireline/api/site';
import { ok, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { foundPlacesMax, lngLatOf, rankFound, type Wgs84, wgs84 } from '@fireline/domain/site';
import type { SignedInAsks } from '../lib/context.ts';
import type { Db } from '../lib/db/schema.ts';
import { orgsOf } from './orgStore.ts';
import * as store from './searchStore.ts';

type Like = Awaited<ReturnType<typeof store.placesLike>>[number];
type OwnKind = 'place' | 'unit' | 'building';

/** `/44/4403/440305/` as codes and names: what the picker did not tell is known by the organisations. */
const districtsOf = (orgs: ReadonlyMap<string, string>, { code, adminPath, adminName, orgPath }: Like) => {
  if (adminPath !== '') return { code: code || null, adminPath, adminName: adminName || null };
  const codes = orgPath.split('/').filter(Boolean);
  const paths = codes.map((_, at) => `/${codes.slice(0, at + 1).join('/')}/`);
  const name = paths.map((path) => orgs.get(path) ?? '').join('');
  return { code: codes.at(-1) ?? null, adminPath: orgPath, adminName: name || null };
};

/** The tenant's own places, units and buildings by a text, the best first. @spec SIT-09 */
export async function ownPlaces(db: Db, scope: Scope, text: string, near?: Wgs84): Promise<FoundPlace[]> {
  const orgs = new Map((await orgsOf(db, scope.rentId)).map(({ path, name }) => [path, name]));
  const of = (kind: OwnKind) => (row: Like) => ({
    ...row,
    kind,
    point: row.lng === null || row.lat === null ? null : wgs84(row.lng, row.lat),
  });
  const found = [
    ...(await store.placesLike(db, scope, text)).map(of('place')),
    ...(await store.unitsLike(db, scope, text)).map(of('unit')),
    ...(await store.buildingsLike(db, scope, text)).map(of('building')),
  ];
  return rankFound(text, found, near)
    .slice(0, foundPlacesMax)
    .flatMap(({ point, kind, id, name, address, ...rest }) => {
      if (!point) return [];
      const lnglat = { lng: point.lng, lat: point.lat };
      return [
        {
          source: 'own' as const,
          kind,
          id,
          name,
          address,
          lnglat,
          ...districtsOf(orgs, { ...rest, id, name, address }),
        },
      ];
    });
}

const point = lngLatOf(wgs84);
/** The point that a search is near to; nothing where none was sent. */
export const nearOf = (sent: string | undefined): Result<Wgs84 | undefined> =>
  sent === undefined ? ok(undefined) : point(sent, 'near');

/** @spec SIT-09 */
export async function searchPlaces(
  { text, near }: { readonly text: string; readonly near?: string | undefined },
  { deps, scope }: SignedInAsks,
) {
  const around = nearOf(near);
  return around.ok ? ok({ found: await ownPlaces(deps.database.db, scope, text, around.value) }) : around;
}
