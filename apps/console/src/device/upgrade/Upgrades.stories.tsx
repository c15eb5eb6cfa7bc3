import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { UpgradeOf } from './UpgradeOf.tsx';
import { UpgradeScreen } from './UpgradeScreen.tsx';

/** A device that the city's roll-out has upgraded. */
function OfUpgraded() {
  const rollouts = useCall(deviceCalls.rollouts, {});
  const rolloutId = rollouts.data?.rows[0]?.rolloutId;
  const devices = useCall(
    deviceCalls.rolloutDevices,
    { rolloutId: rolloutId ?? 1, state: ['applied'] },
    { isEnabled: rolloutId !== undefined },
  );
  const deviceId = devices.data?.rows[0]?.deviceId;
  const device = useCall(deviceCalls.detail, { deviceId: deviceId ?? 1 }, { isEnabled: deviceId !== undefined });
  return device.data ? <UpgradeOf device={device.data} /> : null;
}

const meta = {
  title: 'Screens/Upgrade packages',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('upgradePackages'), children: <UpgradeScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a package without a file is refused; one opens with its size, SHA-256 and roll-out [DEV-18]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    const upload = /^(上传升级包|上載升級套件|Upload a package)$/;
    await userEvent.click((await canvas.findAllByRole('button', { name: upload }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: upload }));
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect((await form.findAllByText(/(必填|required)/i))[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: '电气与燃气固件' }))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog', { name: '电气与燃气固件 V1.2' }));
    await expect(await drawer.findByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await expect(await drawer.findByText(/^(已暂停|已暫停|Paused)$/)).toBeVisible();
  },
};

export const RollOut: Story = {
  name: 'A roll-out shows its progress, why devices failed, and goes on [DEV-18]',
  args: { path: `${pathTo('upgradePackages')}?view=rollouts` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: '电气与燃气固件 V1.2' }))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog', { name: '电气与燃气固件 V1.2' }));
    await expect(await drawer.findByRole('progressbar')).toBeVisible();
    await expect(await drawer.findByText(/校验失败，已保留原版本/)).toBeVisible();
    const goOn = /^(继续|繼續|Go on)$/;
    await userEvent.click(await drawer.findByRole('button', { name: goOn }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: goOn }));
    await expect(await drawer.findByRole('button', { name: /^(暂停|暫停|Pause)$/ })).toBeVisible();
  },
};

export const OfDevice: Story = {
  name: 'A device shows its version, its history and what it was sent [DEV-13] [DEV-18]',
  args: { path: pathTo('deviceList'), children: <OfUpgraded /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^V1\.2(，自|，自| , since|, since)/)).toBeVisible();
    const sent = await canvas.findByRole('grid', { name: /^(升级记录|升級記錄|Roll-outs)$/ });
    await expect(sent).toHaveTextContent('电气与燃气固件 V1.2');
  },
};
