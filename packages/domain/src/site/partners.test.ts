import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../role/index.ts';
import { checkDeletePartner, checkPartnerParent, partnerForm } from './index.ts';

const platform: Scope = { rentId: 'R001', role: 'platform' };
const agent: Scope = { rentId: 'R001', role: 'agent', partnerId: 1, partnerIds: [1, 2, 3] };

describe('partners', () => {
  it('need a name, a contact, a phone that can be called and an address; the tenant stands above one without a parent [ORG-05]', () => {
    const sent = { name: '新锐消防', contact: '陈经理', phone: '138 0013 8002', address: '后海大道2390号' };
    expect(partnerForm.check(sent)).toEqual({ ok: true, value: { ...sent, phone: '13800138002' } });
    for (const field of Object.keys(sent)) {
      const checked = partnerForm.check({ ...sent, [field]: '' });
      expect(checked.ok ? [] : checked.problems.map((problem) => problem.field)).toEqual([field]);
    }
  });

  it('hang under nothing of their own branch, and for a partner within its branch only [ORG-05]', () => {
    const ids = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.option(ids, { nil: undefined }), fc.array(ids), (parentId, below) => {
        const isCircle = parentId !== undefined && below.includes(parentId);
        expect(checkPartnerParent(platform, parentId, below)?.code).toBe(
          isCircle ? 'site.partner.intoItself' : undefined,
        );
        const isOutside = parentId === undefined || parentId > 3;
        expect(checkPartnerParent(agent, parentId, below) === undefined).toBe(!isCircle && !isOutside);
      }),
    );
  });

  it('are deleted when nothing hangs on them, else the refusal counts what does [ORG-05]', () => {
    const none = { partners: 0, units: 0, places: 0, maints: 0, users: 0 };
    expect(checkDeletePartner(none)).toBeUndefined();
    for (const kind of Object.keys(none))
      expect(checkDeletePartner({ ...none, [kind]: 2 })).toMatchObject({
        code: 'site.partner.inUse',
        args: { [kind]: 2 },
      });
  });

  it('are not deleted while new units and people come to them by default [ORG-05]', () => {
    const none = { partners: 0, units: 0, places: 0, maints: 0, users: 0 };
    expect(checkDeletePartner({ ...none, isDefault: false })).toBeUndefined();
    for (const units of [0, 2])
      expect(checkDeletePartner({ ...none, units, isDefault: true })).toEqual({ code: 'site.partner.isDefault' });
  });
});
