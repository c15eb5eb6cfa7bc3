import { expect, it } from 'vitest';
import { pulledTriggers, receiversFor } from './triggers.ts';

it('a station stands in no place, and only a hazard has somebody responsible [MSG-06] [ALM-13] [N16]', () => {
  expect(receiversFor('dutyMissed')).not.toContain('placeManager');
  const responsible = pulledTriggers.filter((trigger) => receiversFor(trigger).includes('responsible'));
  expect(responsible).toEqual(['hazardDue', 'hazardOverdue']);
  for (const trigger of pulledTriggers) expect(receiversFor(trigger)).toContain('unitContacts');
});
