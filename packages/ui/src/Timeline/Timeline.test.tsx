import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const items: readonly TimelineItem[] = [
  { id: '1', at: '2026-11-19T15:59:00Z', title: 'Opened', details: ['desk', null], note: 'no power' },
  { id: '2', at: '2026-11-19T16:00:30Z', title: 'Sent', details: [0] },
  { id: '3', at: '2026-11-19T17:00:30Z', title: 'Done' },
];
const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const texts = (root: HTMLElement) => [...root.querySelectorAll('li')].map(({ textContent }) => textContent);

describe('Timeline [LIB-01]', () => {
  it('tells what happened, when, and what was written, and leaves out what is empty', async () => {
    const { root } = await mount(<Timeline label="Order" items={items} />, settings);
    await expect.element(page.getByRole('list', { name: 'Order' })).toBeVisible();
    expect(texts(root)).toEqual([
      'Openeddesk19 Nov 2026, 23:59:00no power',
      'Sent020 Nov 2026, 00:00:30',
      'Done20 Nov 2026, 01:00:30',
    ]);
  });

  it('by day: each day once, of the reader’s zone, and how long after', async () => {
    const { root } = await mount(<Timeline label="Order" items={items} isByDay hasGaps />, settings);
    expect(texts(root)).toEqual([
      '19 Nov 2026Openeddesk23:59:00no power',
      '20 Nov 2026Sent000:00:30 · after 01:30',
      'Done01:00:30 · after 1:00:00',
    ]);
  });

  it('the gap is to what happened before, also with the newest on top', async () => {
    const { root } = await mount(<Timeline label="Order" items={items.toReversed()} isByDay hasGaps />, settings);
    expect(texts(root)).toEqual([
      '20 Nov 2026Done01:00:30 · after 1:00:00',
      'Sent000:00:30 · after 01:30',
      '19 Nov 2026Openeddesk23:59:00no power',
    ]);
  });

  it('ends open, and says when there is nothing', async () => {
    const { root, rerender } = await mount(<Timeline label="Order" items={[]} open="Waiting" />, settings);
    expect(texts(root)).toEqual(['Waiting']);
    await rerender(<Timeline label="Order" items={[]} />);
    expect(texts(root)).toEqual(['Nothing has happened yet']);
  });

  it('a time that is none is said to be unknown, and breaks nothing', async () => {
    const { root } = await mount(
      <Timeline label="Order" items={[{ id: '0', at: 'soon', title: 'Odd' }, ...items]} isByDay hasGaps />,
      settings,
    );
    expect(texts(root).slice(0, 2)).toEqual(['OddTime unknown', '19 Nov 2026Openeddesk23:59:00no power']);
  });
});
