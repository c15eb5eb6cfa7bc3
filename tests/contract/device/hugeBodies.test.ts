import { deviceCalls } from '@fireline/api/device';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowMemory } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { deviceKeyOf } from '../../fixtures/tenant.ts';

let w: FixtureGateway;
beforeAll(async () => {
  w = await fixtureGateway(await borrowMemory());
});
afterAll(() => w.close());

async function problemOf(path: string, type: string, body: string): Promise<unknown> {
  const headers = { 'content-type': type, authorization: deviceKeyOf('R001') };
  const reply = await w.request(path, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: { problems: { code: string; field?: string; args?: object }[] } };
  return data.problems[0];
}
const ofJson = (body: string) => problemOf(deviceCalls.takeCommands.path, 'application/json', body);

it('a form of more fields than any call has is refused before it is taken apart [SHL-25]', async () => {
  const form = (fields: number) => Array.from({ length: fields }, (_, at) => `f${at}=`).join('&');
  const type = 'application/x-www-form-urlencoded';
  const tooMany = { code: 'form.tooMany', field: 'body', args: { 0: 500 } };
  expect(await problemOf(sessionCalls.login.path, type, form(501))).toEqual(tooMany);
  expect(await problemOf(sessionCalls.login.path, type, form(500))).toMatchObject({ code: 'form.required' });
});

it.each([
  ['lists in lists', `{"imeis":${'['.repeat(100_000)}`, { code: 'form.format', field: 'body' }],
  ['many fields', `{${'"a":0,'.repeat(20_000)}"b":0}`, { code: 'form.tooMany', field: 'body', args: { 0: 500 } }],
  ['a long list', `{"imeis":[${'0,'.repeat(50_000)}0]}`, { code: 'form.tooMany', field: 'body', args: { 0: 10_000 } }],
  [
    'a list that is long, in little JSON',
    `{"imeis":[${'0,'.repeat(10_000)}0]}`,
    { code: 'form.tooMany', field: 'imeis', args: { 0: 10_000 } },
  ],
])('JSON of %s is refused before anything is made of it, with the limit [SHL-25]', async (_, body, problem) => {
  expect(await ofJson(body)).toEqual(problem);
});

it('JSON of many values is refused before anything is made of it, also where long lists are taken [SHL-25]', async () => {
  const body = `{"reports":[${`[${'0,'.repeat(9000)}0],`.repeat(23)}0]}`;
  const problem = { code: 'form.tooMany', field: 'body', args: { 0: 200_000 } };
  expect(await problemOf(deviceCalls.ingest.path, 'application/json', body)).toEqual(problem);
});

it('a refusal repeats the beginning of what was sent, and not all of it [SHL-25]', async () => {
  const platform = await w.token('platform');
  const { body, path } = roleCalls.authorize;
  expect(body).toBe('json');
  const role = (await (await w.as('platform')).send(roleCalls.create, { roleName: '长', role: 'unit' })) as {
    roleId: number;
    revision: number;
  };
  const reply = await w.request(path.replace('{roleId}', String(role.roleId)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: platform },
    body: JSON.stringify({ revision: role.revision, permissions: ['中'.repeat(30_000)] }),
  });
  const text = await reply.text();
  expect(text).toContain('中…');
  expect(text.length).toBeLessThan(5000);
});
