import { orgCalls } from '@fireline/api/org';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../lib/ConsoleStory.stories.support.tsx';
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

export const Moved: Story = {
  name: 'A move says what goes along, goes under another branch, and back [ORG-02]',
  args: { path: orgHref('440304004') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '福田街道', level: 2 });
    await userEvent.click(canvas.getByRole('button', { name: /^(移动|移動|Move)$/ }));
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByText(/(将移动 5 个机构|將移動 5 個機構|Moves 5 organisations)/)).toBeVisible();
    await userEvent.click(form.getByRole('combobox', { name: /^(移到|Under)/ }));
    const choices = within(await screen.findByRole('dialog', { name: /^(移到|Under)/ }));
    await userEvent.type(await choices.findByRole('searchbox'), '罗湖');
    await userEvent.click(await choices.findByRole('treeitem', { name: /罗湖区/ }));
    await userEvent.click(form.getByRole('button', { name: /^(移动|移動|Move)$/ }));
    const undoing = await screen.findByRole('button', { name: undo });
    await expect(await canvas.findByRole('link', { name: '罗湖区' })).toBeVisible();
    await userEvent.click(undoing);
    await expect(await canvas.findByRole('link', { name: '福田区' })).toBeVisible();
  },
};

export const SavedFirst: Story = {
  name: 'Saved first: the second editor learns who saved, loads it and keeps what was typed [ORG-02] [SHL-30]',
  args: { path: orgHref('440304005') },
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const { orgId, orgName, orgRange, revision } = await client.send(orgCalls.detail, { orgId: '440304005' });
      const other = { orgId, orgName, orgRange, revision, adminCenter: `先到 ${Date.now() % 100_000}` };
      return { seat: other.adminCenter, saveFirst: () => client.send(orgCalls.change, other) };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const { seat, saveFirst } = loaded as { seat: string; saveFirst: () => Promise<unknown> };
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await screen.findByRole('dialog'));
    const range = () => form.getByRole('textbox', { name: /^(管辖范围|管轄範圍|Area)/ });
    await userEvent.clear(range());
    await userEvent.type(range(), '沿河两岸');
    await saveFirst();
    await userEvent.click(form.getByRole('button', { name: save }));
    await expect(await form.findByText(/修改了该机构|更改了該機構|has changed this organisation/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^(载入新内容|載入新內容|Load what is stored now)$/ }));
    await expect(await form.findByDisplayValue(seat)).toBeVisible();
    await expect(range()).toHaveValue('沿河两岸');
    await userEvent.click(form.getByRole('button', { name: save }));
    // among the facts, and in the history
    const [written] = await canvas.findAllByText('沿河两岸');
    await expect(written).toBeVisible();
  },
};
