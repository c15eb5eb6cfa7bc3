import { allCalls } from '@fireline/api/calls';
import { sessionCalls } from '@fireline/api/session';
import { maskedText } from '@fireline/domain/session';
import { expect, it } from 'vitest';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { memoryFiles } from '../../../apps/gateway/src/lib/files/memory.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { fixtureGateway } from '../../fixtures/gateway.ts';
import { cheapHash, fixtureNow } from '../../fixtures/tenant.ts';
import { samplesWith } from '../everyCall/samples.ts';

/** What answers numbers whole, and why. Another call that does so fails the test below. */
const whole: Readonly<Record<string, string>> = {
  'alarm.surroundings': 'whom an operator calls in an emergency, without another click',
  'device.around': 'whom somebody calls about the device, as its public page has it',
  'building.resources': 'the station, the team or the site to call in an emergency',
  'building.resource': 'the station, the team or the site to call in an emergency',
  'device.phoneBook': 'what a device calls',
  'message.receiving': 'of the caller itself',
  'message.alarmSends': 'the page of an alarm: whom it has reached',
  'service.overview': 'whom people call who need their partner or maintenance company',
  'site.importRows': 'a row that failed is downloaded, corrected and sent again; others are masked',
  'site.tenant': 'whom the tenant names for its own people',
  'device.edition': 'whom the tenant names for its own people',
};

/** Texts of a reply with a mobile number, an ID number or an e-mail address in them. */
function numbersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return maskedText(value) === value ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, of]) => numbersIn(of, Array.isArray(value) ? path : `${path}.${name}`));
}

it('no list and no page of the demo city answers a whole mobile number, ID number or e-mail address [SES-07] [SES-10]', async () => {
  const database = await borrowMemory();
  const files = memoryFiles(() => fixtureNow);
  const pwHash = await cheapHash(demoPassword);
  await seedCity({ db: database.db, files, clock: () => fixtureNow, devices: 60, pastDays: 3, pwHash });
  // what every record may have and few of the city's do
  const number = '13812345678';
  await database.db.updateTable('appUser').set({ mobile: number }).execute();
  await database.db
    .updateTable('userLog')
    .set({ detail: `7 ${number}` })
    .execute();
  const w = await fixtureGateway(database, { isFilled: true, files });
  const login = { rentId: 'R001', username: 'platform', password: demoPassword };
  const { token } = await w.client().send(sessionCalls.login, login);
  const client = w.client(token);
  const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = samplesWith();
  const reads = allCalls.filter(
    ({ method, who }) => method === 'GET' && (who === 'signedIn' || typeof who !== 'string'),
  );
  const answered: string[] = [];
  const found: string[] = [];
  for (const call of reads) {
    const [area = '', name = ''] = call.name.split('.');
    const sample = samples[area]?.[name];
    // the newest of a list and the first of a kind; what the city does not have is refused
    const reply = await client.send(call, sample).catch(() => undefined);
    if (reply === undefined) continue;
    answered.push(call.name);
    if (!(call.name in whole)) found.push(...new Set(numbersIn(reply).map((path) => `${call.name} ${path}`)));
  }
  expect(found).toEqual([]);
  expect(Object.keys(whole).filter((name) => !allCalls.some((call) => call.name === name))).toEqual([]);
  // the test looks at most of what can be read
  for (const name of ['session.users', 'site.units', 'site.places', 'site.members', 'site.partners', 'session.userLog'])
    expect(answered).toContain(name);
  expect(answered.length).toBeGreaterThan(reads.length / 2);
  expect(w.failures).toEqual([]);
  await w.close();
});
