import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { MaintListScreen } from './MaintListScreen.tsx';

const meta = {
  title: 'Screens/Maintenance companies',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('systemMaint'), children: <MaintListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a long name is refused at its field, and what was typed stays [SIT-07] [SHL-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1));
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /(新建维保公司|新增維修保養公司|New company)/ }))[0] as HTMLElement,
    );
    const form = within(await screen.findByRole('dialog', { name: /(新建维保公司|新增維修保養公司|New company)/ }));
    await userEvent.type(
      form.getByRole('textbox', { name: /^(公司名称|公司名稱|Company)/ }),
      '一家名称远远超过限制的维保公司',
    );
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect((await form.findAllByText(/12/)).length).toBeGreaterThan(0);
  },
};

export const Kept: Story = {
  name: 'A company that keeps places is not deleted, and says what it keeps [SIT-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByText(/消防维保$/))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: /^(删除|刪除|Delete)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(删除|刪除|Delete)$/ }));
    await expect(await screen.findByText(/(该公司还负责|該公司仍負責|The company still keeps)/)).toBeVisible();
  },
};

/** The company with the most accounts, opened. */
const peopled = `${pathTo('systemMaint')}?sort=users&order=desc`;
const openFirst = async (canvas: ReturnType<typeof within>) => {
  await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1));
  await userEvent.click((await canvas.findAllByText(/消防维保$/))[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  return async () =>
    (await drawer.findAllByRole('switch', { name: /(APP 通知|應用程式通知|App notice)/ }))[0] as HTMLElement;
};

export const Rollback: Story = {
  name: 'A notice that could not be switched goes back, and says why [SIT-07] [SHL-18]',
  args: { path: peopled, outOfReach: '/notices' },
  play: async ({ canvasElement }) => {
    const app = await openFirst(within(canvasElement));
    const before = (await app()).getAttribute('aria-checked');
    await userEvent.click(await app());
    await expect(
      (await screen.findAllByText(/(网络连接失败|網絡連線失敗|網路連線失敗|No connection)/))[0],
    ).toBeVisible();
    await waitFor(async () => expect(await app()).toHaveAttribute('aria-checked', before ?? ''));
  },
};
