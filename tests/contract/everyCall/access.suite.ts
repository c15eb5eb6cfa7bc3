import { type Call, mayCall } from '@fireline/api/lib';
import { roles } from '@fireline/domain/role';
import { type PagePermission, builtInRights, mayEver } from '@fireline/domain/shell';
import { describe, expect, it } from 'vitest';
import { asRole } from '../../fixtures/roles.ts';
import { rowsOfOthers, snapshot } from '../../fixtures/snapshot.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';
import { ofCalls } from './samples.ts';
import { type CallWorld, named, needsToken } from './world.ts';

/** What only R001 has. */
const marks = [1, 2, 3, 4, 5, 6]
  .map(imeiOf)
  .concat('"R001"', '单位1"', '场所1"', '-R001', '鹏城消防', '楼1 三层', '机要室');

type ByButton = Call & { readonly who: readonly PagePermission[] };
const isByButton = (call: Call): call is ByButton => typeof call.who !== 'string';

const neededButton = ofCalls('neededButton');
const neededBesides = ofCalls('neededBesides');

/** Tests that each call answers those who may make it, and nobody else. */
export function accessTests(calls: readonly Call[], world: CallWorld): void {
  const { ask, sampleOf, authorizationFor } = world;
  const everything = () => snapshot(world.gateway.database.db);

  const guarded = calls.filter((call) => call.who !== 'anyone');
  it.each(named(guarded))('%s answers nobody without a good token, and changes nothing [ROL-06]', async (_, call) => {
    const other = call.who === 'deviceKey' ? await world.gateway.token('platform') : deviceKeyOf('R001');
    const before = await everything();
    for (const authorization of [undefined, '', 'Bearer', 'x'.repeat(43), "' or 1=1 --", other]) {
      const fields =
        call.who === 'link'
          ? { ...sampleOf(call), token: `${authorization ?? ''}.aaaaaaaaaaaaaaaaaaaaaaaa` }
          : sampleOf(call);
      const reply = await ask(call, fields, authorization);
      expect([authorization, reply.status]).toEqual([authorization, 401]);
    }
    expect(await everything()).toBe(before);
  });

  const byButton = calls.filter(isByButton);
  it.each(named(byButton))(
    '%s is refused to every kind of role that can never hold a button of it [ROL-03]',
    async (_, call) => {
      const without = roles.filter((role) => !mayCall(builtInRights(role), call));
      const tokens = await Promise.all(roles.map((role) => authorizationFor(call, role)));
      const before = await everything();
      for (const role of without) {
        const reply = await ask(call, sampleOf(call), tokens[roles.indexOf(role)]);
        expect([role, reply.status, reply.code]).toEqual([role, 403, 'role.noPermission']);
      }
      expect(await everything()).toBe(before);
      for (const role of roles.filter((one) => !without.includes(one)))
        expect([role, (await ask(call, sampleOf(call), tokens[roles.indexOf(role)])).status]).toEqual([role, 200]);
    },
  );

  it.each(named(byButton))(
    '%s is refused to a role with everything but its buttons, and open to one with any of them alone [ROL-07]',
    async (name, call) => {
      const { who } = call as ByButton;
      const mine = (permission: PagePermission) => roles.find((role) => mayEver(role, permission)) ?? 'platform';
      const kind = mine(who[0]!);
      const others = [...builtInRights(kind)].filter((one) => !(who as readonly string[]).includes(one));
      await authorizationFor(call, kind);
      const before = await everything();
      await asRole(world.gateway, kind, others, async (token) => {
        const reply = await ask(call, sampleOf(call), token);
        expect([reply.status, reply.code]).toEqual([403, 'role.noPermission']);
      });
      expect(await everything()).toBe(before);
      const needed = neededButton.get(name);
      for (const permission of who) {
        const page = `${permission.slice(0, permission.indexOf(':'))}:view`;
        await asRole(
          world.gateway,
          mine(permission),
          [page, permission, ...[neededBesides.get(name) ?? []].flat()],
          async (token) => {
            const { status, code } = await ask(call, sampleOf(call), token);
            const isLetIn = needed === undefined || needed === permission;
            const isDone = status === 200 && (isLetIn || code === '0000');
            expect([permission, isDone]).toEqual([permission, isLetIn]);
          },
        );
      }
    },
  );

  const ofTenants = calls.filter((call) => needsToken(call) || call.who === 'deviceKey');
  describe.skipIf(ofTenants.length === 0)('another tenant', () => {
    it.each(named(ofTenants))(
      '%s shows a foreign token nothing of this tenant and changes nothing of it [ROL-06]',
      async (name, call) => {
        const tokens = await Promise.all(roles.map((role) => authorizationFor(call, role, 'R002')));
        const before = await everything();
        for (const token of tokens) {
          const { text } = await ask(call, sampleOf(call), token);
          // a refused row names its own IMEI, and a diagnosis the one that it was asked for
          const asked = name === 'service.diagnose' ? text.replaceAll(imeiOf(1), '') : text;
          const shown = name === 'device.ingest' ? '' : asked;
          expect(marks.filter((mark) => shown.includes(mark))).toEqual([]);
        }
        const after = await everything();
        if (after === before) return;
        // what they save is their own tenant's, as the columns that they hide
        const ofOthers = (rows: string) => rowsOfOthers(world.gateway.database.db, rows, 'R002');
        expect(await ofOthers(after)).toBe(await ofOthers(before));
      },
    );
  });
}
