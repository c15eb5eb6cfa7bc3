import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devicePaths, deviceTypeNames } from '../device/index.ts';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { sitemap } from '../shell/index.ts';
import {
  type LinkClaims,
  type PublicPageName,
  checkLink,
  claimsText,
  embedForm,
  embedOrigin,
  embedWays,
  embeddedFamilies,
  linkClaims,
  linkDaysDefault,
  linkForm,
  linkQuery,
  linkSubjects,
  linkToken,
  linkUrl,
  mayEmbed,
  opensPage,
  publicLinkWords,
  publicPageSubjects,
  readClaims,
} from './index.ts';

const words = { ...publicLinkWords, ...formWords };
const claims = fc.record({
  rentId: fc.constantFrom('r1', 'r2', '租户'),
  subject: fc.constantFrom(...linkSubjects),
  id: fc.integer({ min: 1, max: 3 }),
  expiresAtMs: fc.integer({ min: -5, max: 5 }),
}) as fc.Arbitrary<LinkClaims>;
const invalid = { ok: false, problems: [{ code: 'public.claim.invalid' }] };

describe('link claims', () => {
  it('open the one thing they were made for, of their tenant, until they expire [PUB-05] [ROL-06]', () => {
    fc.assert(
      fc.property(claims, claims, fc.integer({ min: -6, max: 6 }), (held, wanted, nowMs) => {
        const isSame = held.rentId === wanted.rentId && held.subject === wanted.subject && held.id === wanted.id;
        const problem = checkLink(held, wanted, nowMs);
        expect(problem === undefined).toBe(isSame && nowMs < held.expiresAtMs);
        expect(problem?.code).toBe(
          nowMs >= held.expiresAtMs ? 'public.claim.expired' : isSame ? undefined : 'public.claim.scope',
        );
      }),
    );
    const one = { rentId: 'r', subject: 'device', id: 1, expiresAtMs: 10 } as const;
    expect(checkLink(one, { ...one }, 9)).toBeUndefined();
    for (const other of [{ rentId: 's' }, { subject: 'alarm' as const }, { id: 2 }])
      expect(checkLink(one, { ...one, ...other }, 9)).toEqual({ code: 'public.claim.scope' });
    // made by a clock that ran ahead: a link of now ends in 30 days at the latest
    const ahead = { ...one, expiresAtMs: 31 * 86_400_000 };
    expect(checkLink(ahead, ahead, 9)).toEqual({ code: 'public.claim.expired' });
    expect(checkLink(ahead, ahead, 86_400_000)).toBeUndefined();
    const broken = { rentId: 'r', subject: 'device', id: 1, expiresAtMs: NaN } as const;
    expect(checkLink(broken, broken, 0)).toEqual({ code: 'public.claim.expired' });
  });

  it('are read back as they were written, in the order that is signed [PUB-05]', () => {
    fc.assert(
      fc.property(claims, (one) => {
        expect(readClaims(claimsText(one))).toEqual({ ok: true, value: one });
      }),
    );
    const made = linkClaims({ rentId: 'r', subject: 'alarm', id: 9 }, 1000);
    expect(claimsText(made)).toBe(`[1,"r","alarm",9,${1000 + linkDaysDefault * 86_400_000}]`);
    expect(linkClaims(made, 0, 1).expiresAtMs).toBe(86_400_000);
  });

  it('refuse whatever is not exactly one [PUB-05]', () => {
    const good: readonly unknown[] = [1, 'r', 'device', 7, 99];
    expect(readClaims(JSON.stringify(good)).ok).toBe(true);
    const bad: readonly unknown[] = [2, '', 'tenant', 0, 1.5];
    bad.forEach((part, at) => expect(readClaims(JSON.stringify(good.with(at, part))), String(part)).toEqual(invalid));
    for (const text of [
      '',
      '{',
      '{}',
      'null',
      '[1]',
      JSON.stringify([...good, 1]),
      JSON.stringify(good.with(1, 'x'.repeat(65))),
      JSON.stringify(good.with(3, '7')),
    ])
      expect(readClaims(text), text).toEqual(invalid);
    expectTotal(readClaims, words);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readClaims(text).ok).toBe(false);
      }),
    );
  });
});

describe('links', () => {
  it('are made for a device or an alarm, for up to 30 days [PUB-05]', () => {
    const good = { subject: 'device', id: '12', days: 30 };
    expectTotalForm(linkForm, good, words);
    expect([0, 1, 30, 31].map((days) => linkForm.check({ ...good, days }).ok)).toEqual([false, true, true, false]);
    expect(linkForm.check({ subject: 'tenant', id: 1 }).ok).toBe(false);
  });

  it('carry their token in the query [PUB-05]', () => {
    const token = `${'a'.repeat(20)}.b-_C9`;
    const url = new URL(linkUrl({ origin: 'https://fire.example', path: '/public/index/alarmNotice/7', token }));
    expect(url.pathname).toBe('/public/index/alarmNotice/7');
    expect(linkToken(url.searchParams.get(linkQuery), 'token')).toEqual({ ok: true, value: token });
    for (const raw of ['a.b', 'a'.repeat(30), `${'a'.repeat(20)}.b.c`, `${'a'.repeat(20)}.b=`, `${'a'.repeat(2000)}.b`])
      expect(linkToken(raw, 'token')).toMatchObject({ problems: [{ code: 'public.claim.invalid', field: 'token' }] });
    expectTotal((raw) => linkToken(raw, 'token'), words);
  });

  it('know each public page, and open only pages of what they were made for [PUB-01] [PUB-02] [PUB-05]', () => {
    const pages = sitemap.filter(({ path }) => path.startsWith('/public/'));
    expect(pages.map(({ name }) => name).toSorted()).toEqual(Object.keys(publicPageSubjects).toSorted());
    for (const { name, path } of pages)
      for (const subject of linkSubjects) {
        const page = name as PublicPageName;
        const params = (id: string) =>
          Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, id]));
        const isItsOwn = publicPageSubjects[page] === subject;
        expect(opensPage({ subject, id: 7 }, page, params('7')), name).toBe(isItsOwn);
        expect(opensPage({ subject, id: 7 }, page, params('8')), name).toBe(
          isItsOwn && !path.includes(`{${subject}Id}`),
        );
      }
    expect(opensPage({ subject: 'device', id: 7 }, 'publicList', {})).toBe(false);
  });
});

describe('embedded pieces', () => {
  const families = embeddedFamilies();

  it('have a family with its path for each device type, once [PUB-03] [DEV-08]', () => {
    expect(families.flatMap(({ types }) => types).toSorted()).toEqual(deviceTypeNames.toSorted());
    expect(new Set(families.map(({ path }) => path)).size).toBe(families.length);
    for (const { family, path, types } of families) {
      expect(path).toMatch(new RegExp(`^/mirco(Complex)?/${family}$`));
      for (const type of types) expect(devicePaths(type)[0]).toBe(path);
    }
    const paths = families.map(({ path }) => path);
    for (const family of [
      'firehost',
      'firebuskit',
      'multialarmkit',
      'urgentcall',
      'elecfire',
      'smoke',
      'gas',
      'hydrant',
      'lock',
    ])
      expect(paths).toContain(`/mirco/${family}`);
    for (const family of ['camera', 'efencecam', 'smartwatch']) expect(paths).toContain(`/mircoComplex/${family}`);
  });

  it('have the standard sub-paths [PUB-04]', () => {
    for (const { path, types } of families)
      for (const type of types)
        expect(devicePaths(type)).toEqual(
          expect.arrayContaining([
            path,
            `${path}/detail/{id}`,
            `${path}/alarm/currentAlarm`,
            `${path}/alarm/hisAlarm`,
            `${path}/alarm/analysisAlarm`,
            `${path}/alarmDetails/{alarmId}/{segment}`,
          ]),
        );
  });

  it('are shown on listed origins alone, for minutes [PUB-06]', () => {
    const good = { subject: 'alarm', id: 1, origins: ['https://Partner.example', 'http://localhost:3000'], minutes: 5 };
    expectTotalForm(embedForm, good, words);
    expect(embedForm.check(good)).toMatchObject({
      value: { origins: ['https://partner.example', 'http://localhost:3000'] },
    });
    expect([0, 1, 60, 61].map((minutes) => embedForm.check({ ...good, minutes }).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(embedForm.check({ ...good, origins: [] }).ok).toBe(false);
    for (const raw of [
      'http://partner.example',
      'https://a/b',
      'https://',
      'https://a..b',
      '*',
      'https://*.a.b',
      'https://a.b/',
    ])
      expect(embedOrigin(raw, 'o'), raw).toMatchObject({ problems: [{ code: 'public.embed.origin' }] });
    expectTotal((raw) => embedOrigin(raw, 'o'), words);
    const allowed = ['https://partner.example'];
    expect(mayEmbed('https://PARTNER.example', allowed)).toBe(true);
    for (const other of [
      'https://partner.example.evil.test',
      'https://evil-partner.example',
      'http://partner.example',
      'null',
      '',
    ])
      expect(mayEmbed(other, allowed), other).toBe(false);
  });

  it('have words for each way and each subject [PUB-06]', () => {
    for (const way of embedWays) expect(publicLinkWords).toHaveProperty([`public.embed.${way}`]);
    for (const subject of linkSubjects) expect(publicLinkWords).toHaveProperty([`public.subject.${subject}`]);
  });
});
