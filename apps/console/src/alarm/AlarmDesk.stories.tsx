import { alarmCalls } from '@fireline/api/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyCity, storyClient } from '../lib/ConsoleStory.stories.support.tsx';
import { AlarmListScreen } from './list/AlarmListScreen.tsx';
import { DeskCards } from './desk/DeskCards.tsx';

const at = (query = '') => `${pathTo('alarmList')}${query}`;
const meta = {
  title: 'Screens/Alarm desk',
  component: ConsoleStory,
  args: { mood: 'full', path: at(), children: <AlarmListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const previewOf = (canvas: HTMLElement) => within(canvas).findByRole('region', { name: /报警预览|警報預覽|Preview/ });
const filled = async (canvas: HTMLElement) => {
  const grid = await within(canvas).findByRole('grid');
  await waitFor(() => expect(grid.querySelectorAll('[data-body] > [role="row"]').length).toBeGreaterThan(1));
  return grid;
};

export const Preview: Story = {
  name: 'Preview: the first is open at start, J and K walk, the preview shows where and whom to call [ALM-11, ALM-03]',
  loaders: [async () => ({ city: await storyCity() })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await filled(canvasElement);
    const preview = await previewOf(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).toHaveAttribute('data-index', '0'));
    await within(preview).findByText(/地址|Address/);
    await within(preview).findByRole('region', { name: /附近设备|附近裝置|Devices nearby/ });
    await waitFor(() => expect(preview.querySelector('a[href^="tel:"]')).not.toBeNull());
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).toHaveAttribute('data-index', '1'));
    await userEvent.keyboard('k');
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).toHaveAttribute('data-index', '0'));
    // keys are text in a field
    await userEvent.type(canvas.getByRole('searchbox'), 'jj');
    await expect(canvas.getByRole('searchbox')).toHaveValue('jj');
    await userEvent.clear(canvas.getByRole('searchbox'));
    // the list may have been narrowed meanwhile
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).toHaveAttribute('data-index', '0'));
  },
};

export const Narrowed: Story = {
  name: 'Narrowed: what waits outside of the filter is said with its worst level, and one press shows it [ALM-01] [ALM-04]',
  args: { path: at('?search=%E6%B2%A1%E6%9C%89%E8%BF%99%E6%A0%B7%E7%9A%84%E5%9C%B0%E6%96%B9') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = await canvas.findByText(/不在筛选内|不在篩選之內|outside of this filter/);
    await expect(said).toHaveTextContent(/\d/);
    await userEvent.click(canvas.getByRole('button', { name: /^(显示全部|顯示全部|Show all)$/ }));
    await filled(canvasElement);
    await expect(canvas.queryByText(/不在筛选内|不在篩選之內|outside of this filter/)).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'Nothing chosen, as in a list of groups: the preview says how to choose; the keys stand in sight [ALM-03]',
  args: { path: at('?group=unit') },
  play: async ({ canvasElement }) => {
    const preview = await previewOf(canvasElement);
    await within(preview).findByText(/选择一条报警|選擇一個警報|Choose an alarm/);
    const keys = within(canvasElement).getByRole('list', { name: /报警处置|警報處置|Alarm desk/ });
    for (const key of ['J', 'K', 'A', 'H']) await expect(within(keys).getByText(key)).toBeVisible();
  },
};

export const Next: Story = {
  name: 'A: the next that nobody has acknowledged is open, and the hand is there [ALM-04]',
  play: async ({ canvasElement }) => {
    await filled(canvasElement);
    const current = () => canvasElement.querySelector('[aria-current]');
    await waitFor(() => expect(current()).not.toBeNull());
    const next = canvasElement.querySelector('[data-index="1"]')?.textContent;
    await expect(next).toMatch(/未确认|未確認|Unacknowledged/);
    await userEvent.keyboard('a');
    await waitFor(() => expect(current()?.textContent).toBe(next));
    await expect(current()).toContainElement(document.activeElement as HTMLElement);
  },
};

export const LookOnly: Story = {
  name: 'Look only: an organisation walks through the list and is offered neither A nor H [ROL-03]',
  args: { as: 'org' },
  play: async ({ canvasElement }) => {
    await filled(canvasElement);
    const keys = within(canvasElement).getByRole('list', { name: /报警处置|警報處置|Alarm desk/ });
    await expect(within(keys).queryByText('H')).not.toBeInTheDocument();
    await userEvent.keyboard('j');
    const preview = await previewOf(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).not.toBeNull());
    await expect(within(preview).queryByRole('button', { name: /^(处理|處理|Handle)$/ })).not.toBeInTheDocument();
  },
};

export const Gone: Story = {
  name: 'Gone: an alarm that somebody else closes stays in the preview with their name, and nothing takes its place [ALM-03]',
  play: async ({ canvasElement }) => {
    const grid = await filled(canvasElement);
    await userEvent.keyboard('j');
    const preview = await previewOf(canvasElement);
    const link = await within(preview).findByRole('link', { name: /打开报警页面|開啟警報頁面|Open the alarm/ });
    const alarmId = Number(/alarmDetails\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]);
    const before = grid.getAttribute('aria-rowcount');
    const client = await storyClient('platform');
    const { handledBy } = await client.send(alarmCalls.handle, { alarmId, closing: 'manual', remark: '' });
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).not.toBe(before));
    await within(preview).findByText(new RegExp(handledBy ?? ''));
    await expect(within(preview).queryByRole('button', { name: /^(确认|處理|处理|Handle)$/ })).not.toBeInTheDocument();
  },
};

/** The cards in the width of a phone. */
function OnPhone() {
  return (
    <div style={{ display: 'grid', width: 390, height: 700 }}>
      <DeskCards passes={all} isLoading={false} onAcknowledge={acknowledged} onHandle={handled} />
    </div>
  );
}
const all = (): boolean => true;
const acknowledged = fn();
const handled = fn();

export const Phone: Story = {
  name: 'Phone: cards with what, where and age, and large buttons to call, acknowledge and handle [ALM-01]',
  args: { children: <OnPhone /> },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: /报警列表|警報列表|Alarm list/ });
    const cards = await within(list).findAllByRole('listitem');
    const card = within(cards[0] as HTMLElement);
    for (const button of card.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(card.getByRole('button', { name: /^(处理|處理|Handle)$/ }));
    await expect(handled).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: /呼叫|致電|Call/ }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('a[href^="tel:"]')).not.toBeNull());
  },
};
