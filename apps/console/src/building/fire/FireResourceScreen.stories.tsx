import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { HydrantScreen } from './FireResourceScreen.tsx';

const meta = {
  title: 'Screens/Fire resources',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('fireHydrants'), children: <HydrantScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: hydrants a page at a time [BLD-05]',
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2));
  },
};

export const OnMap: Story = {
  name: 'The same on a map, by the address [BLD-05]',
  args: { path: `${pathTo('fireHydrants')}?view=map` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // the switch between list and map is there at once, the map's own list with the map
    const lists = () => canvas.getAllByRole('button', { name: /^(列表|清單|List)$/ });
    await waitFor(() => expect(lists()).toHaveLength(2));
    await userEvent.click(lists()[1] as HTMLElement);
    const region = await canvas.findByRole('region', { name: /视野内|視野內|in view/ });
    await waitFor(() => expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(2));
  },
};

export const Refused: Story = {
  name: 'Refused: what is missing stands at its field, the place on earth too [BLD-05, SIT-09]',
  play: async ({ canvasElement }) => {
    const [create] = await within(canvasElement).findAllByRole('button', { name: /新建|新增|New/ });
    if (!create) throw new Error('Nothing puts one on record');
    await userEvent.click(create);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^(名称|名稱|Name)/ })).toBeInvalid());
    await form.findByRole('link', { name: /位置|Location/ });
  },
};
