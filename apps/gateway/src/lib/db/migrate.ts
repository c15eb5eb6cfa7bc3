import { Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';
import type { Db } from './schema.ts';

/** Brings the tables up to date; several gateways at once wait for each other. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((r) => r.status === 'Error')?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.`, { cause: error });
}
