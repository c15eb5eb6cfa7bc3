import { soughtWords } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { hasWordsSql, pastedSql } from '../lib/db/query/containsText.ts';
import type { Db } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';

/** Each word somewhere in the texts. The database finds them, the domain says which answer best. */
const holds = (text: string, columns: RawBuilder<unknown>): Expression<SqlBool> =>
  hasWordsSql(pastedSql(sql`concat_ws(chr(10), ${columns})`), text);

/** Those whose name begins with what was asked for come first, so that the limit never cuts the best off. */
const bestFirst = (text: string, name: RawBuilder<unknown>) =>
  sql`strpos(lower(${pastedSql(name)}), ${soughtWords(text)[0] ?? ''}) = 1`;

const candidatesMax = 200;

export const placesLike = (db: Db, scope: Scope, text: string) =>
  db
    .selectFrom('place')
    .select(['placeId as id', 'name', 'address', 'lng', 'lat', 'code', 'adminPath', 'adminName', 'orgPath'])
    .where(scopeFilter(scope, 'place'))
    .where('lng', 'is not', null)
    .where(holds(text, sql`place.name, place.address`))
    .orderBy(bestFirst(text, sql`place.name`), 'desc')
    .orderBy('placeId')
    .limit(candidatesMax)
    .execute();

/** Units by their name, each at the first of its places in scope. */
export const unitsLike = (db: Db, scope: Scope, text: string) =>
  db
    .selectFrom('unit')
    .innerJoin('place', 'place.unitId', 'unit.unitId')
    .distinctOn('unit.unitId')
    .select(['unit.unitId as id', 'unit.name', 'place.address', 'place.lng', 'place.lat', 'place.orgPath'])
    .select(['place.code', 'place.adminPath', 'place.adminName'])
    .where(scopeFilter(scope, 'place'))
    .where('place.lng', 'is not', null)
    .where(holds(text, sql`unit.name`))
    .orderBy('unit.unitId')
    .orderBy('place.placeId')
    .limit(candidatesMax)
    .execute();

/** Buildings by the name of their place and their own. */
export const buildingsLike = (db: Db, scope: Scope, text: string) =>
  db
    .selectFrom('building')
    .innerJoin('place', 'place.placeId', 'building.placeId')
    .select((eb) => [
      'building.buildingId as id',
      sql<string>`place.name || ' ' || building.name`.as('name'),
      'place.address',
      eb.fn.coalesce('building.lng', 'place.lng').as('lng'),
      eb.fn.coalesce('building.lat', 'place.lat').as('lat'),
      'place.orgPath',
      'place.code',
      'place.adminPath',
      'place.adminName',
    ])
    .where(scopeFilter(scope, 'place'))
    .where((eb) => eb(eb.fn.coalesce('building.lng', 'place.lng'), 'is not', null))
    .where(holds(text, sql`place.name, building.name, place.address`))
    .orderBy(bestFirst(text, sql`building.name`), 'desc')
    .orderBy('building.buildingId')
    .limit(candidatesMax)
    .execute();
