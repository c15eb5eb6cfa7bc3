import { expect, it } from 'vitest';
import { pulledTriggers, receiversFor, startingReceivers } from './triggers.ts';

it('a station stands in no place, and only a hazard or a failed item has somebody responsible [MSG-06] [ALM-13] [INS-05] [N16]', () => {
  expect(receiversFor('dutyMissed')).not.toContain('placeManager');
  const responsible = pulledTriggers.filter((trigger) => receiversFor(trigger).includes('responsible'));
  expect(responsible).toEqual(['hazardDue', 'hazardOverdue', 'inspectionFailed']);
  const inspector = pulledTriggers.filter((trigger) => receiversFor(trigger).includes('inspector'));
  expect(inspector).toEqual(['inspectionDue', 'inspectionOverdue']);
  for (const trigger of pulledTriggers)
    expect(receiversFor(trigger)).toContain(trigger === 'workOrderAssigned' ? 'agent' : 'unitContacts');
  for (const trigger of pulledTriggers)
    expect(receiversFor(trigger)).toEqual(expect.arrayContaining([...startingReceivers(trigger)]));
});
