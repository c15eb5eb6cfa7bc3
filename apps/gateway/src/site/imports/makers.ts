import { refuse, type Problem, type Result } from '@fireline/domain/lib';
import { madeUpPassword, madeUpPasswordChars } from '@fireline/domain/session';
import type { ImportKind } from '@fireline/domain/site';
import { hasRight } from '@fireline/domain/role';
import { holdPlacesOf, importedDevice } from '../../device/register/imported.ts';
import { type Deps, isoNow } from '../../lib/context.ts';
import type { Work } from '../../lib/transact.ts';
import { type Acting, actingAs } from '../../session/accounts.ts';
import { createImportedUser } from '../../session/users/imported.ts';
import { holdTenantsRights } from '../../session/users/lookedAfter.ts';
import { createImported } from '../places.ts';
import { createImportedUnit, holdOrgsOf } from '../units/actions.ts';
import { importButtons } from './kinds.ts';
import type { SentRow } from './reading/importSheets.ts';

/** Who imports, with what counts for them now. */
interface Importing extends Acting {
  readonly by: string;
  readonly userId: number;
  readonly at: string;
  /** Of a password that nobody knows: the accounts of an import begin with it. */
  readonly pwHash: string;
  readonly deps: Pick<Deps, 'roleRights' | 'registrationGrants'>;
}

interface Maker {
  /** Makes the record of a row, within the scope of who imports. @returns its id */
  readonly make: (work: Work, who: Importing, sent: SentRow) => Promise<Result<number>>;
  /** Holds what bounds the one who imports, before it is looked at. */
  readonly first?: (work: Work, rentId: string) => Promise<unknown>;
  /** Holds what the rows name, in one order, before the first of them is made. */
  readonly hold?: (work: Work, who: Importing, rows: readonly SentRow[]) => Promise<unknown>;
}

const makers: Readonly<Record<ImportKind, Maker>> = {
  place: { make: (work, { scope }, sent) => createImported(work, scope, sent) },
  unit: {
    make: (work, { scope }, sent) => createImportedUnit(work, scope, sent),
    hold: (work, { scope }, rows) => holdOrgsOf(work, scope, rows),
  },
  user: { make: createImportedUser, first: ({ tx }, rentId) => holdTenantsRights(tx, rentId) },
  device: { make: importedDevice, hold: holdPlacesOf },
};

const gone: Problem = { code: 'site.import.leftUndone' };
const denied: Problem = { code: 'role.noPermission' };

interface Whom {
  readonly rentId: string;
  readonly userId: number;
  readonly by: string;
  readonly kind: ImportKind;
}

/** A hash that no password opens; slow to make, so it is made before a transaction begins. */
export const closedHash = async (kind: ImportKind, { passwords, random }: Pick<Deps, 'passwords' | 'random'>) =>
  kind === 'user'
    ? passwords.inTurn('imports', ({ hash }) => hash(madeUpPassword(random.bytes(madeUpPasswordChars))))
    : '';

/** Makes the records of some rows as the account that imports; none where it may not do so any more. @returns how each row ended */
export async function makeRows(
  deps: Pick<Deps, 'clock' | 'roleRights' | 'registrationGrants'>,
  work: Work,
  { rentId, userId, by, kind }: Whom,
  rows: readonly SentRow[],
  pwHash: string,
): Promise<readonly Result<number>[]> {
  const { make, first, hold } = makers[kind];
  await first?.(work, rentId);
  const standing = await actingAs(deps, work.tx, rentId, userId);
  if (!standing) return rows.map(() => refuse(gone));
  if (!hasRight(standing.rights.granted, importButtons[kind])) return rows.map(() => refuse(denied));
  const who: Importing = { ...standing, by, userId, at: isoNow(deps.clock), pwHash, deps };
  await hold?.(work, who, rows);
  const made: Result<number>[] = [];
  for (const sent of rows) made.push(await make(work, who, sent));
  return made;
}
