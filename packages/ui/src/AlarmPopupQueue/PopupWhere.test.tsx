import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmPopupQueue } from './AlarmPopupQueue.tsx';
import type { PopupAlarm } from './popupAlarm.ts';

afterEach(() => page.viewport(1366, 768));

const alarms = [1, 2].map((alarmId): PopupAlarm => ({
  alarmId,
  level: 1,
  kind: 'smoke',
  raisedAtMs: 1_700_000_000_000 + alarmId,
  unitName: '深圳湾科技生态园物业管理有限公司',
  buildingName: '九栋甲座',
  floor: 23,
  placeName: '深圳湾科技生态园九栋创新大厦西侧裙楼商业街',
}));

/** What of an element the window and all around it leave to be seen, in pixels. */
function seenWidth(element: Element): number {
  let { left, right } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const box = around.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
  }
  return Math.max(0, right - left);
}

it.each([
  [1366, 768, false],
  [390, 844, true],
  [360, 640, true],
])('at %i x %i the floor is whole, and the place keeps its end [ALM-04] [BLD-04]', async (width, height, isCut) => {
  await page.viewport(width, height);
  const { root } = await mount(<AlarmPopupQueue alarms={alarms} onAcknowledge={() => {}} onOpen={() => {}} />, {
    language: 'cn',
  });
  const where = root.querySelector('[role="group"][data-entry] p > span');
  const [head, tail, ...named] = where ? [...where.children] : [];
  const floor = named.find((part) => part.getAttribute('data-part') === 'floor');
  expect(where?.textContent).toContain(alarms[0]?.placeName);
  expect(floor?.textContent).toContain('23');
  for (const whole of [tail, floor])
    expect(whole && Math.abs(seenWidth(whole) - whole.getBoundingClientRect().width)).toBeLessThan(1);
  // what is cut is cut between them
  expect(head && head.scrollWidth > head.clientWidth).toBe(isCut);
});
