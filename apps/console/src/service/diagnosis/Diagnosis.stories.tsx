import { deviceCalls } from '@fireline/api/device';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { DiagnosisRecordsScreen } from './DiagnosisRecordsScreen.tsx';
import { DiagnosisScreen } from './DiagnosisScreen.tsx';

const meta = {
  title: 'Screens/Diagnosis',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('diagnosis'), children: <DiagnosisScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, role: 'button' | 'radio', name: RegExp) =>
  within(canvasElement)
    .findByRole(role, { name })
    .then((one) => userEvent.click(one));

export const Offline: Story = {
  name: 'A device that is offline: checks with what was found, and an order of what they do not solve [SRV-05] [SRV-01]',
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const { rows } = await client.send(deviceCalls.list, { status: ['offline'], pageSize: 1 });
      return { imei: rows[0]?.imei ?? '' };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'radio', /^(设备问题|裝置問題|Device)$/);
    await press(canvasElement, 'radio', /^(设备离线|裝置離線|The device is offline)$/);
    await press(canvasElement, 'button', /^(下一步|Next)$/);
    const imei = await canvas.findByRole('textbox', { name: /IMEI/ });
    await userEvent.type(imei, (loaded as { imei: string }).imei);
    await press(canvasElement, 'button', /^(开始检查|開始檢查|Check now)$/);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-check="online"]')).toHaveAttribute('data-tone', 'danger'),
    );
    await press(canvasElement, 'button', /^(仍未解决|仍未解決|Not solved)$/);
    await userEvent.type(await canvas.findByRole('textbox'), '换电池后仍离线');
    await press(canvasElement, 'radio', /^(重要|High)$/);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /^(短信|短訊|SMS)$/ }));
    await userEvent.keyboard('{Escape}');
    await press(canvasElement, 'button', /^(生成工单|建立工單|Make the work order)$/);
    await expect(await canvas.findByText(/^(已生成工单|已建立工單|Work order) W\d+/)).toBeVisible();
  },
};

export const Records: Story = {
  name: 'Records: rows as they were, and asked again those of now beside them [SRV-05]',
  args: { path: pathTo('diagnosisRecords'), children: <DiagnosisRecordsScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await userEvent.click(
      (await canvas.findAllByText(/^(设备离线|裝置離線|The device is offline)$/)).at(-1) as HTMLElement,
    );
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: /^(再查一次|再檢查一次|Check again)$/ }));
    await expect(await drawer.findByRole('region', { name: /^(现在的结果|現在的結果|Now)$/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty: nothing was asked yet [SHL-15]',
  args: { mood: 'empty', path: pathTo('diagnosisRecords'), children: <DiagnosisRecordsScreen /> },
};
