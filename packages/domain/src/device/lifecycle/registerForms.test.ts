import { expect, it } from 'vitest';
import { optional, text } from '../../lib/index.ts';
import { checkDeviceMove, deviceMoveForm, imeiWarning, newDeviceForm, notThere } from './register.ts';

const form = newDeviceForm(text({ min: 0, max: 20 }));
const device = { imei: '860000000000013', deviceType: 'smoke', name: 'Lobby' };

it('a building stands in a place, and a floor is one of a building [DEV-12]', () => {
  expect(form.check(device)).toMatchObject({ ok: true });
  expect(form.check({ ...device, placeId: 1, buildingId: 2, floor: 3 })).toMatchObject({ ok: true });
  expect(form.check({ ...device, buildingId: 2 })).toMatchObject({
    ok: false,
    problems: [{ code: 'device.register.placeFirst', field: 'placeId' }],
  });
  expect(deviceMoveForm.check({ placeId: 1, floor: 3 })).toMatchObject({
    ok: false,
    problems: [{ code: 'device.register.buildingFirst', field: 'buildingId' }],
  });
  expect(optional(text({ min: 1, max: 2 }))(undefined, 'iccid')).toEqual({ ok: true, value: undefined });
});

it('a wrong check digit of an IMEI is warned of, and a right one not [DEV-21]', () => {
  expect(imeiWarning('490154203237517')).toMatchObject({ code: 'device.imei.checkDigit' });
  expect(imeiWarning('490154203237518')).toBeUndefined();
});

it('a device goes only where the caller still sees it [ROL-06]', () => {
  const scope = { rentId: 'R001', role: 'partner', partnerId: 1, partnerIds: [1] } as never;
  expect(checkDeviceMove(scope, notThere)).toMatchObject({ code: 'device.register.outside' });
});
