import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { m0022LogOrigins } from '../../apps/gateway/src/migrations/m0022LogOrigins.ts';
import { m0023Parties } from '../../apps/gateway/src/migrations/m0023Parties.ts';
import { m0024RootOrganisations } from '../../apps/gateway/src/migrations/m0024RootOrganisations.ts';
import { m0025SessionAddresses } from '../../apps/gateway/src/migrations/m0025SessionAddresses.ts';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';

await onTestDatabase('data of an older version', ({ shared }) => {
  const { world, spoil } = shared();

  it('keeps its log and its partners, and everybody sees what they saw [SES-10] [ORG-06] [SIT-02]', async () => {
    spoil();
    const w = await world();
    const { db } = w.database;
    const platform = await w.as('platform');
    const before = await platform.send(sessionCalls.userLog, { action: 'login' });
    for (const older of [
      'update org set parent_id = null',
      "delete from org where org_id = '00000000'",
      'alter table session drop column ip',
      'drop table place_member',
      'alter table partner drop column parent_id',
      'alter table user_log drop column area, drop column client',
    ])
      await sql.raw(older).execute(db);
    await m0022LogOrigins.up(db);
    await m0023Parties.up(db);
    await m0024RootOrganisations.up(db);
    await m0025SessionAddresses.up(db);
    const orgs = await db.selectFrom('org').select(['orgId', 'path']).where('parentId', 'is', null).execute();
    expect(orgs).toEqual([1, 2].map(() => ({ orgId: '00000000', path: '/' })));
    const after = await platform.send(sessionCalls.userLog, { action: 'login' });
    expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, area: '', client: '' })));
    for (const kind of ['agent', 'unit', 'maint', 'resident'] as const) {
      const { rows } = await (await w.as(kind)).send(siteCalls.places, {});
      expect(rows.map(({ placeId }) => placeId)).toEqual([1]);
    }
  });
});
