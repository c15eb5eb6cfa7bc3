import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { SplitRulesScreen } from './SplitRulesScreen.tsx';

const meta = {
  title: 'Screens/Split rules',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('splitRules'), children: <SplitRulesScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;

export const Full: Story = {
  name: 'Full: a rule is tried on the newest orders and saved as its next version; more than the maximum is refused [FIN-04] [FIN-05] [N18]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByText('语音流量分账'))[0] as HTMLElement);
    const drawer = within(await newest());
    await expect((await drawer.findAllByText(/第 1 版|Version 1/))[0]).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await newest());
    const ratio = (await form.findAllByRole('textbox', { name: /设备安装队/ }))[0] as HTMLElement;
    await userEvent.clear(ratio);
    await userEvent.type(ratio, '60');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect((await form.findAllByText(/30%/)).length).toBeGreaterThan(0);
    await userEvent.clear(ratio);
    await userEvent.type(ratio, '7');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(await screen.findByText(/(第 3 版|version 3)/)).toBeVisible();
    // the versions say what each changed
    await expect((await within(await newest()).findAllByText(/设备安装队.*\d+% → 7%/))[0]).toBeVisible();
  },
};
