import { expect, it } from 'vitest';
import { defaultOrgId, isAtLeastAsWide, orgLevels } from './index.ts';

it('has the levels of the specification, widest first [ORG-01]', () => {
  expect(orgLevels).toEqual(['country', 'province', 'city', 'district', 'street', 'community']);
  expect(defaultOrgId).toBe('00000000');
});

it('knows which level contains which [ORG-01] [ORG-04]', () => {
  expect(isAtLeastAsWide('city', 'district')).toBe(true);
  expect(isAtLeastAsWide('city', 'city')).toBe(true);
  expect(isAtLeastAsWide('city', 'province')).toBe(false);
});
