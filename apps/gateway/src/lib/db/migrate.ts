import { Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';
import { StartProblem } from '../startProblem.ts';
import type { Db } from './schema.ts';

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/** Makes the tables as they were after one of the migrations. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw new Error(`The tables of ${name} could not be made.`, { cause: error });
}

/** Brings the tables up to date; several gateways at once wait for each other. */
export async function migrate(db: Db): Promise<void> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  const { message } = error as Error;
  const [, newer] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (newer)
    throw new StartProblem(
      `The database was written by a newer version of Fireline (it has ${newer}): start that version, or restore a backup of this one into another place with \`npm run restore -- FILE\`.`,
      { cause: error },
    );
  const [, has, lacks] = /executed migration (\S+) to be at index \d+ but (\S+) was found/.exec(message) ?? [];
  if (has && lacks)
    throw new StartProblem(
      `The database was written by a version of Fireline between two releases (it has ${has} and lacks ${lacks}, which comes before): start that version, or restore a backup of a release into another place with \`npm run restore -- FILE\`, which this one brings up to date.`,
      { cause: error },
    );
  const failed = results?.find((r) => r.status === 'Error')?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.`, { cause: error });
}
