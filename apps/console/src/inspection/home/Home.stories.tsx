import { inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Inspection home',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('inspectionHome'), children: <HomeScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a sentence says what today comes to; a failed item is decided in place and waits no more [INS-06] [ALM-13]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(今天|今日|Today) /, undefined, { timeout: 20_000 });
    const client = await storyClient('platform');
    const before = await client.send(inspectionCalls.home, { days: 30 });
    await expect(before.undecidedTotal).toBeGreaterThan(0);
    const waiting = within(
      canvas.getByRole('region', { name: /^(待决定的不合格项|待決定的不合格項目|Failed items to decide)$/ }),
    );
    await userEvent.click(waiting.getAllByRole('button', { name: /^(决定|決定|Decide)/ })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: /^(决定|決定|Decide)$/ }));
    await screen.findByText(/^(已处理|已處理) | decided$/);
    const after = await client.send(inspectionCalls.home, { days: 30 });
    await expect(after.undecidedTotal).toBe(before.undecidedTotal - 1);
  },
};
