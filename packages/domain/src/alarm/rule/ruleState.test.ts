import { expect, it } from 'vitest';
import { ruleState } from './effect.ts';

it('a rule is pending while a version is to come, else in effect or off [ALM-05]', () => {
  expect([ruleState(true, true), ruleState(false, true), ruleState(false, false), ruleState(false, undefined)]).toEqual(
    ['pending', 'inEffect', 'off', 'off'],
  );
});
