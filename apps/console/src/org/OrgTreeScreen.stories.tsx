import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { orgHref } from './OrgDetail.tsx';
import { OrgTreeScreen } from './OrgTreeScreen.tsx';

const meta = {
  title: 'Screens/Organisations',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('systemOrgs'), children: <OrgTreeScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = /^(保存|儲存|Save)$/;
const undo = /^(撤销|復原|Undo)$/;

export const Full: Story = {
  name: 'Full: the tree opens branch by branch, what is chosen shows what it covers [ORG-01] [ORG-02] [SHL-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /深圳市/ }));
    await expect(await canvas.findByRole('heading', { name: '深圳市', level: 2 })).toBeVisible();
    await expect(await canvas.findByText('4403')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '广东省' })).toBeVisible();
  },
};

export const Renamed: Story = {
  name: 'A name that a sibling has is refused at its field; a new name can be taken back [ORG-02]',
  args: { path: orgHref('440304004') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '福田街道', level: 2 });
    await userEvent.click(canvas.getByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByRole('textbox', { name: /^(机构名称|機構名稱|Name)/ });
    await userEvent.clear(name);
    await userEvent.type(name, '梅林街道');
    await userEvent.click(form.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/(已有同名机构|已有同名機構|already has an organisation)/),
    );
    await userEvent.clear(name);
    await userEvent.type(name, '福田新街道');
    await userEvent.click(form.getByRole('button', { name: save }));
    await canvas.findByRole('heading', { name: '福田新街道', level: 2 });
    await userEvent.click(await screen.findByRole('button', { name: undo }));
    await expect(await canvas.findByRole('heading', { name: '福田街道', level: 2 })).toBeVisible();
  },
};
