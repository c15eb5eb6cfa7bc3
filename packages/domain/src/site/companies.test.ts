import { expect, it } from 'vitest';
import { checkDeleteMaint, checkInspector } from './companies.ts';
import { unitInspectorsMax } from './limits.ts';

it('an inspector has a number of its own, and a unit has room for so many [SIT-06] [SIT-03]', () => {
  const others = (count: number) => Array.from({ length: count }, (_, at) => `139${String(at).padStart(8, '0')}`);
  expect(checkInspector('13900000000', others(1))).toMatchObject({ code: 'site.phone.sameMobile', field: 'mobile' });
  expect(checkInspector('13800000000', others(unitInspectorsMax - 1))).toBeUndefined();
  expect(checkInspector('13800000000', others(unitInspectorsMax))).toMatchObject({ code: 'form.tooMany' });
});

it('a company that keeps a place or a person is not deleted [SIT-07]', () => {
  expect(checkDeleteMaint({ places: 0, users: 0 })).toBeUndefined();
  expect(checkDeleteMaint({ places: 1, users: 0 })).toMatchObject({ code: 'site.maint.inUse' });
  expect(checkDeleteMaint({ places: 0, users: 1 })).toMatchObject({ args: { places: 0, users: 1 } });
});
