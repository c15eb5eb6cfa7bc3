import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { sessionWords } from '../session/index.ts';
import {
  addressResultForm,
  addressSearchState,
  addressSearchStates,
  alarmPhone,
  areaZoom,
  bd09,
  checkAddRepairPlace,
  checkDeletePlace,
  checkPartnerChange,
  checkPlacesBack,
  checkManagerStays,
  checkInspector,
  checkUnbind,
  inspectorForm,
  landline,
  lngLatOf,
  lngLatText,
  maintCompanyForm,
  maintUserForm,
  memberCodeForm,
  memberForm,
  memberReach,
  pastedLngLat,
  pastedPhones,
  phonesForm,
  phonesMax,
  newPlaceForm,
  placeForm,
  placeImportForm,
  pointZoom,
  projectForm,
  siteFormWords,
  siteWords,
  smallPlaceKinds,
  unitForm,
  unitInspectorsMax,
  wgs84,
} from './index.ts';

const words = { ...siteWords, ...siteFormWords, ...sessionWords, ...formWords };
const codes = (result: { ok: boolean; problems?: readonly { code: string; field?: string }[] }) =>
  (result.problems ?? []).map(({ code, field }) => `${code} ${field}`);
const mobileNumber = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String);

const place = {
  name: '福田大厦',
  type: 'B',
  manager: '张工',
  phone: '13800138000',
  address: '深南大道 1 号',
  number: '',
  houseCode: 'A-3',
  mobiles: ['13800138000'],
  landlines: ['0755-12345678'],
  lnglat: '114.0579,22.5431',
};
const unit = { name: '一单位', contact: '李工', address: '深南大道 1 号', mobiles: ['13800138000'], orgId: '440305' };
const company = {
  name: '安泰消防',
  contact: '王工',
  address: '深南大道 1 号',
  phone: '010-12345678',
  partnerId: 3,
  systemTitle: '安泰维保平台',
};
const project = { name: '改造', partnerId: 1, start: '2026-01-01', end: '2026-01-02', photos: ['/a.jpg'] };

describe('forms', () => {
  it('of a new place tell all that is wrong at once: fields, phones, and that a unit or a point is needed [SIT-02] [SIT-03] [SHL-25]', () => {
    const result = newPlaceForm.check({ name: '', mobiles: [] });
    expect(result.ok ? [] : result.problems.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'form.required name',
      'form.required type',
      'form.required manager',
      'form.required phone',
      'form.required address',
      'site.phone.required mobiles',
      'site.place.nowhere unitId',
    ]);
    expectTotalForm(newPlaceForm, place, words);
  });

  it('are total on any input [SIT-02] [SIT-03] [SIT-04] [SIT-06] [SIT-07] [SIT-08] [SIT-09]', () => {
    expectTotalForm(placeForm, place, words);
    expectTotalForm(placeImportForm(7), { ...place, smallKind: 'shop' }, words);
    expectTotalForm(unitForm, unit, words);
    expectTotalForm(inspectorForm, { unitId: 1, realName: '王工', mobile: '13800138000' }, words);
    expectTotalForm(maintCompanyForm, company, words);
    expectTotalForm(maintUserForm, { realName: '王工', mobile: '13800138000', roleId: 2, sms: true }, words);
    expectTotalForm(projectForm, project, words);
    expectTotalForm(memberForm, { name: '住户', right: 'follow', proof: 'email', email: 'a@b.cn' }, words);
    expectTotalForm(phonesForm.unit, { mobiles: ['13800138000'] }, words);
    expectTotalForm(
      addressResultForm,
      {
        address: '深南大道',
        code: '440305',
        lnglat: '114,22',
        adminPath: '/44/4403/440305/',
        adminName: '广东省/深圳市',
      },
      words,
    );
  });

  it('want the company name in 1 to 12 characters [SIT-07]', () => {
    expect(maintCompanyForm.check({ ...company, name: '安'.repeat(12) }).ok).toBe(true);
    expect(codes(maintCompanyForm.check({ ...company, name: '安'.repeat(13) }))).toEqual(['form.tooLong name']);
    expect(codes(maintCompanyForm.check({ ...company, name: ' ' }))).toEqual(['form.required name']);
  });

  it('reach a member by its mobile, else by its address, and take the code that went there [SIT-02] [SES-12]', () => {
    expect(memberReach({ phone: '13800138000', email: 'a@b.cn' })).toEqual({ proof: 'phone', to: '13800138000' });
    expect(memberReach({ phone: '', email: 'a@b.cn' })).toEqual({ proof: 'email', to: 'a@b.cn' });
    expect(memberCodeForm.check({ code: '012 345' })).toEqual({ ok: true, value: { code: '012345' } });
    expectTotalForm(memberCodeForm, { code: '012345' }, words);
  });

  it('refuse an inspector whose mobile another one of the unit has, and one too many [SIT-06] [SIT-03]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(mobileNumber, { maxLength: 2 * unitInspectorsMax }), mobileNumber, (others, own) => {
        const refusal = others.includes(own)
          ? 'site.phone.sameMobile mobile'
          : others.length >= unitInspectorsMax && 'form.tooMany undefined';
        const problem = checkInspector(own, others);
        expect(problem ? `${problem.code} ${problem.field}` : false).toBe(refusal);
        for (const other of others) expect(checkInspector(other, others)?.code).toBe('site.phone.sameMobile');
      }),
    );
  });

  it('want a project to end later than it starts, with at most 4 photos [SIT-08]', () => {
    expect(codes(projectForm.check({ ...project, end: '2026-01-01' }))).toEqual(['form.endBeforeStart end']);
    expect(projectForm.check({ ...project, photos: Array(4).fill('/a.jpg') }).ok).toBe(true);
    expect(codes(projectForm.check({ ...project, photos: Array(5).fill('/a.jpg') }))).toEqual(['form.tooMany photos']);
  });
});

describe('phones', () => {
  it('takes landlines as people write them and gives them back in one form [SIT-03]', () => {
    for (const written of ['0755-12345678', '(0755) 1234 5678', '075512345678', '（0755）12345678', '0755 1234-5678'])
      expect(landline(written, 'phone'), written).toEqual({ ok: true, value: '0755-12345678' });
    expect(landline('010-12345678-801', 'phone')).toEqual({ ok: true, value: '010-12345678-801' });
    expect(landline('0898-1234567转12', 'phone')).toEqual({ ok: true, value: '0898-1234567-12' });
    for (const wrong of [
      '12345678',
      '010-1234567',
      '0155-12345678',
      '0755-123456',
      '13800138000',
      '0755-12345678-1234567',
    ])
      expect(codes(landline(wrong, 'phone')), wrong).toEqual(['site.phone.landline phone']);
  });

  it('reads again what it wrote [SIT-03]', () => {
    const number = fc.tuple(
      fc.constantFrom('010', '021', '0755', '0898'),
      fc.integer({ min: 10_000_000, max: 99_999_999 }),
      fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
    );
    fc.assert(
      fc.property(number, (parts) => {
        const written = parts.filter((part) => part !== undefined).join('-');
        expect(landline(written, 'phone')).toEqual({ ok: true, value: written });
      }),
    );
  });

  it.each(['unit', 'place'] as const)('lets a %s have so many of each kind, none twice and not none [SIT-03]', (of) => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => String(13_800_138_000 + at));
    const check = (mobiles: readonly string[], landlines: readonly string[] = []) =>
      codes(phonesForm[of].check({ mobiles, landlines }));
    expect(phonesMax).toEqual({ unit: 5, place: 8 });
    expect(check(many(phonesMax[of]))).toEqual([]);
    expect(check(many(phonesMax[of] + 1))).toEqual(['form.tooMany mobiles']);
    expect(check(['13800138000', '13900139000', '138 0013 8000'])).toEqual(['site.phone.sameMobile mobiles.2']);
    expect(check([], ['0755-12345678', '075512345678'])).toEqual(['site.phone.sameLandline landlines.1']);
    expect(check([])).toEqual(['site.phone.required mobiles']);
    expect(check(['1234'])).toEqual(['session.mobile mobiles.0']);
  });

  it('takes either kind as the alarm contact, and says its own message otherwise [SIT-03]', () => {
    expect(alarmPhone('13800138000', 'phone')).toEqual({ ok: true, value: '13800138000' });
    expect(alarmPhone('0755-12345678', 'phone')).toEqual({ ok: true, value: '0755-12345678' });
    expect(codes(alarmPhone('120', 'phone'))).toEqual(['site.phone.alarmContact phone']);
    expect(codes(alarmPhone('', 'phone'))).toEqual(['form.required phone']);
    expectTotal((raw) => alarmPhone(raw, 'phone'), words);
    expectTotal((raw) => landline(raw, 'phone'), words);
  });

  it('reads every number of a pasted list, once each, and tells what is none by its position [SIT-03]', () => {
    const separator = fc.constantFrom(',', '，', '；', '\n', '\r\n', '\t', ' 、 ');
    fc.assert(
      fc.property(fc.array(fc.tuple(mobileNumber, separator), { maxLength: 40 }), (rows) => {
        const result = pastedPhones(rows.flat().join(''));
        expect(result).toEqual({
          ok: true,
          value: { mobiles: [...new Set(rows.map(([number]) => number))], landlines: [], problems: [] },
        });
      }),
    );
    expect(pastedPhones('13800138000, 12, 0755-12345678\n+86 139 0013 9000')).toEqual({
      ok: true,
      value: {
        mobiles: ['13800138000', '13900139000'],
        landlines: ['0755-12345678'],
        problems: [{ code: 'site.phone.pasted', field: 'mobiles', args: { position: 2, text: '12' } }],
      },
    });
    expect(
      pastedPhones('张工 １３８００１３８０００／０７５５－１２３４５６７８；139 0013 9000 | 13700137000 13600136000'),
    ).toEqual({
      ok: true,
      value: {
        mobiles: ['13800138000', '13900139000', '13700137000', '13600136000'],
        landlines: ['0755-12345678'],
        problems: [{ code: 'site.phone.pasted', field: 'mobiles', args: { position: 1, text: '张工' } }],
      },
    });
    expect(codes(pastedPhones('1'.repeat(10_001)))).toEqual(['form.tooLong mobiles']);
    expectTotal((raw) => pastedPhones(typeof raw === 'string' ? raw : ''), words);
  });
});

describe('members', () => {
  it('are authenticated by what they gave [SIT-02]', () => {
    const member = { name: '住户', right: 'manage', proof: 'phone', email: 'a@b.cn' };
    expect(codes(memberForm.check(member))).toEqual(['form.required phone']);
    expect(memberForm.check({ ...member, phone: '13800138000' }).ok).toBe(true);
    expect(memberForm.check({ ...member, proof: 'email' }).ok).toBe(true);
  });

  it('must be ticked before they are unbound [SIT-02]', () => {
    const ticked = (memberId: number, revision = 1) => ({ memberId, revision });
    const members = [1, 2].map((memberId) => ({
      ...ticked(memberId, memberId),
      name: `成员${memberId}`,
      changedBy: '林',
    }));
    expect(checkUnbind([], members)).toEqual([{ code: 'site.member.tickFirst' }]);
    expect(checkUnbind([ticked(1), ticked(3)], members)).toEqual([{ code: 'site.member.gone' }]);
    expect(checkUnbind([ticked(1)], members)).toEqual([]);
    const changed = [{ code: 'site.member.changed', args: { member: '成员2', name: '林' } }];
    expect(checkUnbind([ticked(1), ticked(2)], members)).toEqual(changed);
    const [manager, follower] = [{ right: 'manage' }, { right: 'follow' }] as const;
    expect(checkManagerStays([manager, follower], [follower])?.code).toBe('site.member.lastManager');
    expect(checkManagerStays([manager, manager], [manager])).toBeUndefined();
    expect(checkManagerStays([follower], [])).toBeUndefined();
  });
});

describe('small places', () => {
  it('are nine kinds, and the only ones to be imported, with their address, to the current partner [SIT-04]', () => {
    expect(smallPlaceKinds).toHaveLength(9);
    const row = { ...place, smallKind: 'shop' };
    expect(placeImportForm(7).check(row)).toMatchObject({ ok: true, value: { partnerId: 7 } });
    expect(placeImportForm(7).check({ ...row, partnerId: 8 })).toMatchObject({ value: { partnerId: 8 } });
    expect(codes(placeImportForm(7).check({ ...row, smallKind: '', address: '' }))).toEqual([
      'site.place.smallOnly smallKind',
      'site.place.addressRequired address',
    ]);
    expect(codes(placeImportForm(7).check({ ...row, address: 'x'.repeat(129) }))).toEqual(['form.tooLong address']);
  });

  it('go back where they came from together, unless one is gone or somebody changed it, who is named [SIT-04]', () => {
    const standing = [
      { placeId: 1, revision: 3, name: '甲', changedBy: '陈安' },
      { placeId: 2, revision: 1, name: '乙', changedBy: '' },
    ];
    const given = (...rows: readonly [number, number][]) =>
      checkPlacesBack(
        rows.map(([placeId, revision]) => ({ placeId, revision })),
        standing,
      );
    expect(given([1, 3], [2, 1])).toEqual([]);
    expect(given([1, 2], [2, 1], [9, 1])).toEqual([
      { code: 'site.place.back.changed', args: { place: '甲', name: '陈安' } },
      { code: 'site.place.back.gone', args: { place: '9' } },
    ]);
  });

  it('are the only ones whose partner changes in a batch [SIT-04]', () => {
    expect(checkPartnerChange([])?.code).toBe('site.place.selectFirst');
    expect(checkPartnerChange([{ smallKind: 'shop' }, {}, {}])).toMatchObject({ args: { count: 2 } });
    expect(checkPartnerChange([{ smallKind: 'shop' }, { smallKind: 'hotel' }])).toBeUndefined();
  });
});

describe('the repair place', () => {
  it('is one per tenant and stays [SIT-05]', () => {
    expect(checkAddRepairPlace(0)).toBeUndefined();
    expect(checkAddRepairPlace(1)?.code).toBe('site.repairPlace.one');
    const bare = { isRepair: false, devices: 0, buildings: 0, plans: 0, resources: 0, members: 0 };
    expect(checkDeletePlace({ ...bare, isRepair: true })?.code).toBe('site.repairPlace.stays');
    expect(checkDeletePlace({ ...bare, devices: 2 })).toEqual({ code: 'site.place.hasDevices', args: { count: 2 } });
    for (const kind of ['buildings', 'plans', 'resources', 'members'])
      expect(checkDeletePlace({ ...bare, [kind]: 1 })).toMatchObject({ code: 'site.place.inUse', args: { [kind]: 1 } });
    expect(checkDeletePlace(bare)).toBeUndefined();
  });
});

describe('longitude and latitude', () => {
  const point = lngLatOf(wgs84);
  const micro = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((value) => value / 1e6);

  it('come back as they were written, up to six decimals [SIT-10]', () => {
    fc.assert(
      fc.property(micro(180), micro(90), (lng, lat) => {
        const written = lngLatText(wgs84(lng, lat));
        expect(written).toMatch(/^-?\d+(\.\d{1,6})?,-?\d+(\.\d{1,6})?$/);
        expect(point(written, 'at')).toEqual({ ok: true, value: { lng: lng + 0, lat: lat + 0 } });
        expect(point({ lng, lat: String(lat) }, 'at')).toEqual({ ok: true, value: { lng: lng + 0, lat: lat + 0 } });
      }),
    );
  });

  it('lie in their ranges, with at most six decimals [SIT-10]', () => {
    expect(codes(point({ lng: 180.000001, lat: -90.000001 }, 'at'))).toEqual([
      'form.range at.lng',
      'form.range at.lat',
    ]);
    expect(codes(point({ lng: 1.1234567, lat: 'x' }, 'at'))).toEqual([
      'site.lnglat.decimals at.lng',
      'form.number at.lat',
    ]);
    expect(codes(point({ lng: 1, lat: 'x' }, 'at'))).toEqual(['form.number at.lat']);
    expect(codes(point({}, 'at'))).toEqual(['form.required at.lng', 'form.required at.lat']);
    expect(codes(point(7, 'at'))).toEqual(['site.lnglat.form at']);
    expect(point({ lng: -180, lat: 90 }, 'at').ok).toBe(true);
    expectTotal((raw) => point(raw, 'at'), words);
    expectTotal((raw) => point({ lng: raw, lat: raw }, 'at'), words);
  });

  it('are read in the notations that people copy [SIT-10] [SIT-09]', () => {
    for (const text of [
      '22.5431N 114.0579E',
      '22.5431°N, 114.0579°E',
      'N22.5431E114.0579',
      'E114.0579 / N22.5431',
      '北纬22.5431° 东经114.0579°',
      '東經 114.0579，北緯 22.5431',
      '经度：114.0579，纬度：22.5431',
      'lat: 22.5431, lng: 114.0579',
      '{"lng":114.0579,"lat":22.5431}',
      '２２．５４３１，１１４．０５７９',
      `22°32'35.16"N 114°3'28.44"E`,
      `22°32′35.16″ 114°3′28.44″`,
      '北纬22度32分35.16秒东经114度3分28.44秒',
      `22°32.586'N, 114°3.474'E`,
    ])
      expect(pastedLngLat(text, wgs84), text).toEqual({ ok: true, value: { lng: 114.0579, lat: 22.5431 } });
    expect(pastedLngLat(`33°51'31"S 151°12'51"E`, wgs84)).toMatchObject({
      ok: true,
      value: { lng: 151.214167, lat: -33.858611 },
    });
    expect(pastedLngLat('-0.5 lat', wgs84).ok).toBe(false);
    for (const text of ['22N 114N', '-22S 114E', '22N 114', "22°75'N 114°E", 'NaN,NaN', 'Infinity,1', 'N,E'])
      expect(codes(pastedLngLat(text, bd09)), text).toEqual(['site.lnglat.form lnglat']);
    expect(codes(pastedLngLat('114N 22E', wgs84))).toEqual(['site.lnglat.range lnglat']);
    expectTotal((raw) => pastedLngLat(typeof raw === 'string' ? raw : '', wgs84), words);
  });

  it('with the latitude first lie in China where the other order does not, also where both fit the earth [SIT-10]', () => {
    const urumqi = { ok: true, value: { lng: 87.6168, lat: 43.8256 } };
    expect(pastedLngLat('43.8256, 87.6168', wgs84)).toEqual(urumqi);
    expect(pastedLngLat('87.6168, 43.8256', wgs84)).toEqual(urumqi);
    // what travels is never turned
    expect(point('43.8256,87.6168', 'at')).toEqual({ ok: true, value: { lng: 43.8256, lat: 87.6168 } });
    expect(pastedLngLat('2.3522, 48.8566', wgs84)).toEqual({ ok: true, value: { lng: 2.3522, lat: 48.8566 } });
  });

  it('are read out of what people paste, in either order where only one fits [SIT-10]', () => {
    const shenzhen = { ok: true, value: { lng: 114.0579, lat: 22.5431 } };
    for (const text of ['114.0579,22.5431', '22.5431 114.0579', '（114.0579，22.5431）', '[114.0579, 22.54310001]\n'])
      expect(pastedLngLat(text, wgs84), text).toEqual(shenzhen);
    expect(codes(pastedLngLat('114.0579,222', bd09))).toEqual(['site.lnglat.range lnglat']);
    for (const text of ['', '114', '114,22,1', 'a,b', '1e2,2', `${'1'.repeat(99)},2`])
      expect(codes(pastedLngLat(text, bd09)), text).toEqual(['site.lnglat.form lnglat']);
  });
});

describe('the map picker', () => {
  it('says that it works, that it found nothing, or shows what it found [SIT-09]', () => {
    expect(addressSearchState({ isWorking: true, found: 0 })).toBe('resolving');
    expect(addressSearchState({ isWorking: false, found: 0 })).toBe('trySearching');
    expect(addressSearchState({ isWorking: false, found: 2 })).toBe('found');
    for (const state of addressSearchStates) expect(siteFormWords[`site.address.${state}`]).toBeDefined();
  });

  it('shows an area at zoom 13 and a point at 14 [SIT-09]', () => {
    expect([areaZoom, pointZoom]).toEqual([13, 14]);
  });
});
