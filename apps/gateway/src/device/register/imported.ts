import { newDeviceForm } from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { iccid } from '@fireline/domain/renewal';
import type { Scope } from '@fireline/domain/role';
import { anyText } from '../../lib/db/query/anyOf.ts';
import type { Deps, SignedIn } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import type { Work } from '../../lib/transact.ts';
import { register } from './create.ts';
import { holdPlaces } from './store.ts';

type SentRow = Readonly<Record<string, string>>;
interface Importing extends Pick<SignedIn, 'rights'> {
  readonly scope: Scope;
  readonly by: string;
  readonly userId: number;
  readonly at: string;
  readonly deps: Pick<Deps, 'registrationGrants'>;
}

const form = newDeviceForm(iccid);

/** Places in scope that are called so, by number or by name. */
const placesCalled = (tx: Tx, scope: Scope, texts: readonly string[]) =>
  tx
    .selectFrom('place')
    .select(['placeId', 'name', 'number'])
    .where(scopeFilter(scope, 'place'))
    .where((eb) => eb.or([eb('number', '=', anyText(texts)), eb('name', '=', anyText(texts))]))
    .orderBy('placeId')
    // of two places of one name the device does not choose
    .limit(1000)
    .execute();

/** Holds the places of the rows, so that two imports and who moves a place wait in one order. @spec DEV-26 */
export async function holdPlacesOf({ tx }: Work, { scope }: Importing, rows: readonly SentRow[]): Promise<void> {
  const texts = [...new Set(rows.flatMap(({ place }) => (place ? [place] : [])))];
  if (texts.length === 0) return;
  const places = await placesCalled(tx, scope, texts);
  await holdPlaces(
    tx,
    scope,
    places.map(({ placeId }) => placeId),
  );
}

async function placeOf(tx: Tx, scope: Scope, text: string): Promise<Result<number>> {
  const unknown: Problem = { code: 'device.import.placeUnknown', field: 'place' };
  const found = await placesCalled(tx, scope, [text]);
  const byNumber = found.filter(({ number }) => number === text);
  const [place, other] = byNumber.length > 0 ? byNumber : found;
  return place && !other ? ok(place.placeId) : refuse(unknown);
}

async function buildingOf(tx: Tx, placeId: number, name: string): Promise<Result<number>> {
  const found = await tx
    .selectFrom('building')
    .select('buildingId')
    .where('placeId', '=', placeId)
    .where('name', '=', name)
    .limit(2)
    .execute();
  const [building, other] = found;
  return building && !other
    ? ok(building.buildingId)
    : refuse({ code: 'device.import.buildingUnknown', field: 'building' });
}

/** Registers the device of a row, its place by number or name. @returns its id @spec DEV-26 DEV-12 */
export async function importedDevice(work: Work, who: Importing, sent: SentRow): Promise<Result<number>> {
  const { place, building, ...rest } = sent;
  const placeId = place ? await placeOf(work.tx, who.scope, place) : ok(undefined);
  if (!placeId.ok) return placeId;
  const needsPlace: Problem = { code: 'device.register.placeFirst', field: 'place' };
  if (building && placeId.value === undefined) return refuse(needsPlace);
  const buildingId =
    building && placeId.value !== undefined ? await buildingOf(work.tx, placeId.value, building) : ok(undefined);
  if (!buildingId.ok) return buildingId;
  const checked = form.check({ ...rest, placeId: placeId.value, buildingId: buildingId.value });
  return checked.ok ? register(work, who, checked.value) : checked;
}
