import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ExpireTipScreen, ExpiredScreen } from './ExpiryScreens.tsx';

const meta = {
  title: 'Screens/Expiry',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceExpireTip'), children: <ExpireTipScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The count of the term that is shown is that of the list. */
const agrees = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const shown = canvasElement.querySelector('[aria-current="page"]')?.textContent?.trim();
    const [count] = /\d+$/.exec(shown ?? '') ?? [];
    const rows = within(canvasElement).queryAllByRole('row').length - 1;
    return expect(rows).toBe(Math.min(10, Number(count)));
  });

export const Soon: Story = {
  name: 'Soon: the count beside each term is the length of its list [DEV-14]',
  play: async ({ canvasElement }) => {
    await agrees(canvasElement);
  },
};

export const Over: Story = {
  name: 'Over: devices whose service ended, some of which go on reporting [DEV-14] [DEV-03] [DEV-01]',
  args: { path: pathTo('deviceExpired'), children: <ExpiredScreen /> },
  play: async ({ canvasElement }) => {
    await agrees(canvasElement);
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/^(到期离线|屆滿離線|Expired, offline)$/)).length).toBeGreaterThan(0);
  },
};

export const Reminded: Story = {
  name: 'A reminder is sent by hand: the day stands in its row, and it is not offered again that day [DEV-14] [MSG-06]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button', { name: /^(立即提醒：|立即提示：|Remind now of )/ });
    const [button] = buttons;
    const name = button?.getAttribute('aria-label') ?? '';
    await userEvent.click(button as HTMLElement);
    await screen.findByText(/(已发出|没有可提醒的人|已發出|沒有可提示的人|on the way|nobody could be)/);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect((await canvas.findAllByRole('gridcell', { name: /2026.*21/ })).length).toBeGreaterThan(0);
  },
};

export const LooksOnly: Story = {
  name: 'Who only looks is offered no reminder [DEV-14] [ROL-03]',
  args: { as: 'org' },
  play: async ({ canvasElement }) => {
    await agrees(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: /^(立即提醒|立即提示|Remind now)/ })).toBeNull();
  },
};
