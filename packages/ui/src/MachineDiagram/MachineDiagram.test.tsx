import { alarmGuardWords, alarmMachine } from '@fireline/domain/alarm';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { MachineDiagram } from './MachineDiagram.tsx';

const states = { open: 'Waiting', acknowledged: 'Seen', closed: 'Handled' } as const;
const events = { acknowledge: 'See', handle: 'Handle', recover: 'Recover' } as const;
const diagram = (
  <MachineDiagram
    label="Alarm"
    machine={alarmMachine}
    labelOfState={(state) => states[state]}
    labelOfEvent={(event) => events[event]}
    labelOfGuard={(guard) => alarmGuardWords[`alarm.guard.${guard}`].en}
    current="acknowledged"
  />
);

it('draws each state once, marks start, ends and the current one, and ties them in the reader’s words [N25]', async () => {
  const { root } = await mount(diagram, { language: 'en' });
  await expect.element(page.getByRole('img', { name: 'Alarm: state diagram' })).toBeVisible();
  const drawn = [...root.querySelectorAll('[data-part="state"]')];
  expect(drawn.map(({ textContent }) => textContent)).toEqual(['Waiting', 'Seen', 'Handled']);
  expect(drawn.map((each) => each.querySelectorAll(':scope > rect').length)).toEqual([1, 1, 2]);
  expect(drawn.map((each) => each.hasAttribute('data-current'))).toEqual([false, true, false]);
  expect(drawn.map((each) => each.querySelector('[data-part="start"]') !== null)).toEqual([true, false, false]);
  expect([...root.querySelectorAll('[data-part="line"] text')].map(({ textContent }) => textContent)).toEqual([
    'See',
    'Handle',
    'Recover',
    'Handle',
    'Recover',
  ]);
});

it('tells guards, requirement ids and marks in a table [N25]', async () => {
  const { root } = await mount(diagram, { language: 'en' });
  const rows = [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Waiting · initial', 'See', 'Seen', '', 'ALM-04'],
    ['Handle', 'Handled', 'A result was chosenThe remark is not too long', 'ALM-03'],
    ['Recover', 'Handled', 'Its rule lets it close by itself', 'ALM-05'],
    ['Seen · current', 'Handle', 'Handled', 'A result was chosenThe remark is not too long', 'ALM-03'],
    ['Recover', 'Handled', 'Its rule lets it close by itself', 'ALM-05'],
    ['Handled · final', 'Nothing leaves it'],
  ]);
});

it('lets both parts be reached by keyboard [N25]', async () => {
  await mount(diagram, { language: 'en' });
  const regions = page.getByRole('region').elements();
  expect(regions.map((region) => (region as HTMLElement).tabIndex)).toEqual([0, 0]);
});
