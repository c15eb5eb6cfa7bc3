import { deviceTypeNames } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { DeviceTypeIcon } from './DeviceTypeIcon.tsx';

it('every device type has a drawing of its own, named in the reader’s language [DEV-08] [LIB-02]', async () => {
  const { root } = await mount(
    deviceTypeNames.map((type) => <DeviceTypeIcon key={type} type={type} />),
    { language: 'en' },
  );
  const icons = [...root.querySelectorAll('svg')];
  expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(deviceTypeNames.length);
  expect(icons[0]?.getAttribute('aria-label')).toBe('Smoke detector');
});

it('beside its name it is skipped by screen readers [DEV-08]', async () => {
  const { root } = await mount(<DeviceTypeIcon type="gas" isDecorative />);
  expect([
    root.querySelector('svg')?.getAttribute('aria-hidden'),
    root.querySelector('svg')?.getAttribute('role'),
  ]).toEqual(['true', null]);
});
