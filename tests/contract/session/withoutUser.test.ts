import { allCalls } from '@fireline/api/calls';
import { guard, routes } from '@fireline/domain/shell';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';

await onTestDatabase('while no user is known', ({ open }) => {
  it('public pages show, every other page leads to the login, and no right is asked for [SHL-14] [SHL-03]', () => {
    const nobody = { hasToken: false, role: undefined, granted: undefined };
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replaceAll(/\{\w+\}/g, '1');
      const { kind } = guard(path, nobody);
      // an address with a closed set in it, such as a device type, is no page with another text in its place
      const expected = kind === 'notFound' ? kind : 'isPublic' in route ? 'show' : 'redirect';
      expect([name, kind]).toEqual([name, expected]);
    }
    expect(guard('/login', nobody)).toMatchObject({ kind: 'show' });
    expect(guard('/system/user', nobody)).toMatchObject({ kind: 'redirect' });
  });

  it('the gateway answers 401 to every call that is not for anybody, whatever a screen shows [SHL-14] [ROL-07]', async () => {
    const w = await open();
    const guarded = allCalls.filter(({ who }) => who !== 'anyone');
    expect(guarded.length).toBeGreaterThan(100);
    const answered = await Promise.all(
      guarded.map(async ({ name, method, path, body }) => {
        const headers = body === 'json' ? { 'content-type': 'application/json' } : undefined;
        const init = method === 'GET' ? {} : { method, body: body === 'json' ? '{}' : '', ...(headers && { headers }) };
        const { status } = await w.request(path.replaceAll(/\{\w+\}/g, '1'), init);
        return [name, status];
      }),
    );
    expect(answered.filter(([, status]) => status !== 401)).toEqual([]);
  });
});
