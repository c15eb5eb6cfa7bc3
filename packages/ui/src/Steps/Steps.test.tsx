import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Steps, type StepsProps } from './Steps.tsx';

const items: StepsProps['items'] = [
  { value: 'choose', label: 'Choose devices', note: '12 devices' },
  { value: 'pay', label: 'Pay', note: 'by card' },
  { value: 'end', label: 'Receive the bill' },
];
const english = { language: 'en' } as const;
const told = (root: HTMLElement) =>
  [...root.querySelectorAll('li')].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));

describe('Steps [LIB-01]', () => {
  it('tells how each step stands in words, and which is the present one', async () => {
    const { root } = await mount(<Steps label="Renewal" items={items} value="pay" />, english);
    expect(told(root)).toEqual([
      'Choose devices done 12 devices',
      '2Pay in progress by card',
      '3Receive the bill not started ',
    ]);
    await expect.element(page.getByRole('list', { name: 'Renewal' })).toBeVisible();
    expect([...root.querySelectorAll('[aria-current=step]')].map((step) => step.textContent)).toHaveLength(1);
  });

  it('shows a problem in place of the note', async () => {
    const failed = items.map((step) => (step.value === 'pay' ? { ...step, problem: 'Card refused' } : step));
    const { root } = await mount(<Steps label="Renewal" items={failed} value="pay" />, english);
    expect(told(root)[1]).toBe('Pay has a problem Card refused');
    expect(root.querySelector('[aria-current=step]')?.textContent).toContain('Pay');
  });

  it('leads back by key, and not forward', async () => {
    const change = vi.fn<NonNullable<StepsProps['onChange']>>();
    const { root } = await mount(
      <Steps label="Renewal" items={items} defaultValue="end" isReturnable onChange={change} />,
      english,
    );
    expect(page.getByRole('button').elements()).toHaveLength(2);
    (page.getByRole('button').elements()[0] as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: 'choose' });
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    expect(root.querySelector('[aria-current=step]')?.textContent).toContain('Choose');
  });

  it('shows what its owner says', async () => {
    const change = vi.fn<NonNullable<StepsProps['onChange']>>();
    const { root } = await mount(
      <Steps label="Renewal" items={items} value="pay" isReturnable onChange={change} />,
      english,
    );
    await userEvent.click(page.getByRole('button', { name: 'Choose devices', exact: false }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: 'choose' });
    expect(root.querySelector('[aria-current=step]')?.textContent).toContain('Pay');
  });

  it('where there is little room the steps stand under each other', async () => {
    const { root } = await mount(
      <div style={{ width: 320 }}>
        <Steps label="Renewal" items={items} />
      </div>,
      english,
    );
    const tops = [...root.querySelectorAll('li')].map((step) => step.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(3);
  });

  it('what leads back is at least 44 px high in the large density', async () => {
    await mount(<Steps label="Renewal" items={items} value={null} isReturnable />, { ...english, density: 'large' });
    const buttons = page.getByRole('button').elements();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
