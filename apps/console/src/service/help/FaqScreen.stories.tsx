import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { FaqScreen } from './FaqScreen.tsx';

const meta = {
  title: 'Screens/Questions and answers',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('helpQuestions')}?question=offline`, children: <FaqScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A question by its address, with where one goes on, and whether it helped [SRV-06]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = await canvas.findByRole('button', {
      name: /^(设备为什么离线|裝置為何離線|Why is my device offline)/,
    });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    const step = await canvas.findByRole('link', { name: /^(前往|Go to)[：:]/ });
    await expect(step).toHaveAttribute('href', pathTo('diagnosis'));
    const yes = await canvas.findByRole('button', { name: /^(有帮助|有幫助|Yes)$/ });
    await userEvent.click(yes);
    await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: /^(没帮助|沒有幫助|No)$/ }));
    await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Searched: Story = {
  name: 'Searched in words of one’s own, and by words that nothing has [SRV-06]',
  args: { path: `${pathTo('helpQuestions')}?search=${encodeURIComponent('短信不够用了')}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^(短信或语音用完了|短訊或語音用完|What if SMS or calls run out)/ });
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    await userEvent.type(search, 'qqqq');
    await userEvent.click(await canvas.findByRole('button', { name: /^(清除搜索|清除搜尋|Clear search)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(12));
  },
};

export const Organisation: Story = {
  name: 'For an organisation an answer leads to a page that it has [SRV-06] [SHL-14]',
  args: { as: 'org', path: `${pathTo('helpQuestions')}?question=refund` },
  play: async ({ canvasElement }) => {
    const step = await within(canvasElement).findByRole('link', { name: /^(前往|Go to)[：:]/ });
    await expect(step).toHaveAttribute('href', pathTo('helpChat'));
  },
};
