import { sql, type SqlBool } from 'kysely';

/** What happened since the device came to its holder, in a query that joins `device`. @param at the column with the moment @spec DEV-12 ROL-06 */
export const heldOnly = (at: string) =>
  sql<SqlBool>`(device.held_since is null or ${sql.ref(at)} >= device.held_since)`;
