import { describe, expect, it } from 'vitest';
import { dayMs } from '../lib/index.ts';
import { checkHeatMapOrg, checkHeatMapSpan, heatMapDaysMax, orgLevels } from './index.ts';

describe('a heat map', () => {
  it('is made of a city or what is narrower [ORG-04]', () => {
    expect(orgLevels.filter((orgLevel) => checkHeatMapOrg({ orgLevel }) === undefined)).toEqual([
      'city',
      'district',
      'street',
      'community',
    ]);
    expect(checkHeatMapOrg({ orgLevel: 'province' })).toEqual({ code: 'org.heatMap.tooWide', field: 'orgId' });
  });

  it('counts a year at most, forwards [ORG-04]', () => {
    expect(checkHeatMapSpan({ fromMs: 0, toMs: heatMapDaysMax * dayMs })).toBeUndefined();
    expect(checkHeatMapSpan({ fromMs: 0, toMs: heatMapDaysMax * dayMs + 1 })).toEqual({
      code: 'form.tooManyDays',
      field: 'to',
      args: { 0: 366, days: 367 },
    });
    for (const toMs of [0, -1, NaN])
      expect(checkHeatMapSpan({ fromMs: 0, toMs })).toEqual({ code: 'form.dayOrder', field: 'to' });
  });
});
