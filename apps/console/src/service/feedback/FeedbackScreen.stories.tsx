import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { FeedbackScreen } from './FeedbackScreen.tsx';

const meta = {
  title: 'Screens/Feedback',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('feedback'), children: <FeedbackScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a feedback without content is refused at its field; one that waits has a field for the reply [SRV-07] [SHL-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^(提交反馈|提交意見|Send feedback)$/ }))[0] as HTMLElement,
    );
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: /^(提交|Send)$/ }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^(内容|內容|Content)/ })).toBeInvalid());
    await userEvent.click(form.getByRole('button', { name: /^(关闭|關閉|Close)/ }));
    await userEvent.click((await canvas.findAllByText(/^(待回复|待回覆|Waiting for a reply)$/))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('textbox', { name: /^(回复|回覆|Reply)/ })).toBeVisible();
  },
};
