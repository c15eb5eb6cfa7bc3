import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Sparkline } from './Sparkline.tsx';

const settings = { language: 'en' } as const;

it.each([
  [{ values: [0.3, 0.2, 0.4] }, 'Pressure: last 0.40 MPa, lowest 0.20 MPa, highest 0.40 MPa'],
  [
    { values: [0.3, 0.1, null], band: { from: 0.14 } },
    'Pressure: last 0.10 MPa (Low), lowest 0.10 MPa, highest 0.30 MPa',
  ],
  [{ values: [0.3, 9], band: { to: 1 } }, 'Pressure: last 9.00 MPa (High), lowest 0.30 MPa, highest 9.00 MPa'],
  [{ values: [] }, 'Pressure: no readings'],
])('%o says what it shows [DEV-13] [LIB-01]', async (props, name) => {
  await mount(<Sparkline label="Pressure" unit="MPa" digits={2} {...props} />, settings);
  await expect.element(page.getByRole('img', { name, exact: true })).toBeVisible();
});

it('has the last value beside it, and tells by shape that it is not normal [DEV-13]', async () => {
  const { root, rerender } = await mount(<Sparkline label="Pressure" values={[1, 5]} band={{ to: 9 }} />, settings);
  expect(root.textContent).toBe('5');
  const dot = () => getComputedStyle(root.querySelector('circle') ?? root);
  expect(dot().strokeWidth).not.toBe('2px');
  await rerender(<Sparkline label="Pressure" values={[1, 5]} band={{ to: 4 }} />);
  expect(dot().strokeWidth).toBe('2px');
  await rerender(<Sparkline label="Pressure" values={[1, 5]} isValueShown={false} />);
  expect(root.textContent).toBe('');
});

it('is a handful of elements and measures nothing [ANA-05]', async () => {
  const { root } = await mount(<Sparkline label="Pressure" values={[1, 5]} band={{ to: 9 }} unit="MPa" />, settings);
  expect(root.querySelector('[role="img"]')?.querySelectorAll('*').length).toBeLessThanOrEqual(6);
});
