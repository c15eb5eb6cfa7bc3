import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { SplitTriggersScreen } from './SplitTriggersScreen.tsx';

const meta = {
  title: 'Screens/Split triggers',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('splitTriggers'), children: <SplitTriggersScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
const enable = /^(启用|啟用|Enable)$/;

export const Full: Story = {
  name: 'Full: a trigger is enabled after a question that says what it starts, and is read back [FIN-06]',
  args: { path: `${pathTo('splitTriggers')}?state=disabled` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: /^(已停用|Disabled)$/ }))[0] as HTMLElement);
    await userEvent.click(await within(await newest()).findByRole('button', { name: enable }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/语音流量分账/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: enable }));
    await expect(await screen.findByText(/^(操作成功|Done)$/)).toBeVisible();
  },
};
