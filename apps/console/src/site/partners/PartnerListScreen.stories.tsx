import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PartnerListScreen } from './PartnerListScreen.tsx';

const meta = {
  title: 'Screens/Partners',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('systemAgent'), children: <PartnerListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newPartner = /^(新建合作商|新增合作夥伴|New partner)$/;

export const Full: Story = {
  name: 'Full: the tree of partners; a name that is taken is refused at its field, and what was typed stays [ORG-05] [SHL-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1));
    const [first] = await canvas.findAllByText(/消防科技$/);
    await userEvent.click((await canvas.findAllByRole('button', { name: newPartner }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: newPartner }));
    const box = (name: RegExp) => form.getByRole('textbox', { name });
    await userEvent.type(box(/^(合作商|合作夥伴|Partner)/), first?.textContent ?? '');
    await userEvent.type(box(/^(联系人|聯絡人|Contact)/), '陈经理');
    await userEvent.type(box(/^(电话|電話|Phone)/), '13800138002');
    await userEvent.type(box(/^(地址|Address)/), '后海大道2390号');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(
      await form.findByText(/^(已有同名的合作商|已有同名的合作夥伴|There is a partner of this name already)$/),
    ).toBeVisible();
    await expect(box(/^(地址|Address)/)).toHaveValue('后海大道2390号');
  },
};

export const Powers: Story = {
  name: 'What is kept back of a partner is locked for those below it and says by whom [ORG-05] [ROL-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gift = { name: /^(赠送资源|贈送資源|Give resources away)/ };
    const openPowers = async (name: string) => {
      await userEvent.click((await canvas.findAllByRole('gridcell', { name }))[0] as HTMLElement);
      const drawer = within(await screen.findByRole('dialog', { name }));
      await userEvent.click(await drawer.findByRole('button', { name: /^(设置权限|設定權限|Set powers)$/ }));
      return within(await screen.findByRole('dialog', { name: /(可做的事|may do)$/ }));
    };
    const [above, below] = (await canvas.findAllByRole('gridcell', { name: /(消防科技|智能服务部)$/ })).map(
      ({ textContent }) => textContent,
    );
    const powers = await openPowers(above ?? '');
    await userEvent.click(powers.getByRole('checkbox', gift));
    await userEvent.click(powers.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(关闭|關閉|Close)$/ }));
    const locked = (await openPowers(below ?? '')).getByRole('checkbox', gift);
    await expect(locked).toBeDisabled();
    await expect(locked).toHaveAccessibleDescription(new RegExp(above ?? 'none'));
  },
};

export const Own: Story = {
  name: 'A partner sees its own branch, and its own record is not its to change [ORG-05] [ORG-06]',
  args: { as: 'agent' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, own] = await waitFor(async () => {
      const rows = await canvas.findAllByRole('row');
      await expect(rows.length).toBeGreaterThan(1);
      return rows;
    });
    await userEvent.click(within(own as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/(由上级修改|由上級更改|who stands above it changes it)/)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /^(删除|刪除|Delete)$/ })).toBeNull();
  },
};
