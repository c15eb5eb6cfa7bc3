import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { SilenceListScreen } from './SilenceListScreen.tsx';

const meta = {
  title: 'Screens/Silences',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmSilences'), children: <SilenceListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = /^(新建静默|新增靜默|New silence)$/;
const save = { name: /^(保存|儲存|Save)$/ };

export const Write: Story = {
  name: 'A silence needs what it is for and a reason, and says that danger stays loud [ALM-12]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/^(进行中|進行中|Running)$/);
    await userEvent.click(await canvas.findByRole('button', { name: create }));
    const form = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: create }));
    await expect(form.getByText(/(一级报警从不静默|一級警報從不靜默|never silenced)/)).toBeVisible();
    await userEvent.click(form.getByRole('button', save));
    const reason = form.getByRole('textbox', { name: /^(原因|Reason)/ });
    await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(reason, '水泵检修');
    await userEvent.click(form.getByRole('button', save));
    const device = form.getByRole('combobox', { name: /^(设备|裝置|Device)/ });
    await waitFor(() => expect(device).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Running: Story = {
  name: 'One that runs is ended early from its row [ALM-12]',
  args: { path: `${pathTo('alarmSilences')}?state=running` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const grid = within(await canvas.findByRole('grid'));
    const [row] = await grid.findAllByText(/^(进行中|進行中|Running)$/);
    await userEvent.click(row as HTMLElement);
    const end = { name: /^(结束静默|結束靜默|End silence)$/ };
    await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', end));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', end));
    await expect(await page.findByText(/^(静默已结束|靜默已結束|Silence ended)$/)).toBeVisible();
  },
};
