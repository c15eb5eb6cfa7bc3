import { pathTo } from '@fireline/domain/shell';
import { lockMinutes } from '@fireline/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { GuideScreen } from './GuideScreen.tsx';

const meta = {
  title: 'Screens/Guide',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('guide'), children: <GuideScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: what is done has a tick, and a rule is found with its limit [SIT-12] [SHL-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = await canvas.findAllByRole('img', { name: /^(已完成|Done)$/ });
    await expect(steps.length).toBeGreaterThan(3);
    await userEvent.type(canvas.getByRole('searchbox'), String(lockMinutes.min));
    await expect((await canvas.findAllByText(/(没有匹配的内容|沒有相符的內容|Nothing matches)/)).length).toBe(2);
    await expect(canvas.getByText(/(账号锁定 15 分钟|帳戶鎖定 15 分鐘|locks for 15 minutes)/)).toBeVisible();
  },
};

export const Searched: Story = {
  name: 'Searched: words in any order find a step, its link leads to its page, and nothing else stays; what nothing matches says so [SIT-12]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('img', { name: /^(已完成|Done)$/ });
    const box = canvas.getByRole('searchbox');
    // the step of the organisations: a word of its reason, then one of its title
    const typed = canvas.queryByText('建立机构')
      ? '区划 机构'
      : canvas.queryByText('建立機構')
        ? '區劃 機構'
        : 'DISTRICTS organisation';
    await userEvent.type(box, typed);
    const step = await canvas.findByText(/^(建立机构|建立機構|Create an organisation)/);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    const line = step.closest('li') as HTMLElement;
    await expect(within(line).getByRole('link')).toHaveAttribute('href', expect.stringContaining(pathTo('systemOrgs')));
    await userEvent.clear(box);
    await userEvent.type(box, 'zzzz');
    await waitFor(() => expect(canvas.getAllByText(/(没有匹配的内容|沒有相符的內容|Nothing matches)/)).toHaveLength(3));
  },
};
