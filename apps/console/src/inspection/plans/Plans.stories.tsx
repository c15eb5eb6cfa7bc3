import { inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { PlanListScreen } from './PlanListScreen.tsx';

const meta = {
  title: 'Screens/Inspection plans',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('inspectionPlans'), children: <PlanListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (cn: string, hk: string, en: string) => ({ name: new RegExp(`^(${cn}|${hk}|${en})$`) });
const planCalled = async (name: string) =>
  (await (await storyClient('platform')).send(inspectionCalls.plans, { search: name })).rows.find(
    (one) => one.name === name,
  );

export const Full: Story = {
  name: 'Full: a plan is made with a preview of its tasks, disabled after a question that counts them, and deleted [INS-04]',
  args: { path: `${pathTo('inspectionPlans')}?unit=1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(canvas.getByRole('button', button('新建计划', '新增計劃', 'New plan')));
    const form = within(await screen.findByRole('dialog', button('新建计划', '新增計劃', 'New plan')));
    await userEvent.type(form.getByRole('textbox', { name: /^(计划名称|計劃名稱|Name)/ }), '夜间巡检计划');
    const choose = async (name: RegExp, option: RegExp) => {
      await userEvent.click(await form.findByRole('combobox', { name }));
      await userEvent.click((await screen.findAllByRole('option', { name: option })).at(-1) as HTMLElement);
    };
    await choose(/^(路线|路線|Route)/, /(个点|個點|points?)/);
    await choose(/^(巡检员|巡查員|Inspector)/, /^\S+$/);
    await choose(/^(周期|週期|Cycle)/, /^(每天|每日|Daily)$/);
    const last = within(form.getByRole('group', { name: /^(结束日期|結束日期|Expires)/ }));
    await userEvent.type(last.getAllByRole('spinbutton')[0] as HTMLElement, '20350101');
    const preview = within(await form.findByRole('region', { name: /^(接下来的任务|接下來的任務|Upcoming tasks)$/ }));
    await expect(preview.getAllByRole('listitem')).toHaveLength(10);
    // a hazard needs its level and its days
    await userEvent.click(form.getByRole('radio', { name: /^(生成隐患|建立隱患|A hazard)(?!和|及| and)/ }));
    await userEvent.click(form.getByRole('button', button('保存', '儲存', 'Save')));
    await choose(/^(隐患级别|隱患級別|Hazard level)/, /2/);
    await userEvent.type(form.getByRole('textbox', { name: /^(整改天数|整改日數|Days to rectify)/ }), '7');
    await userEvent.click(form.getByRole('button', button('保存', '儲存', 'Save')));
    const cell = await canvas.findByRole('gridcell', { name: '夜间巡检计划' });
    const made = await planCalled('夜间巡检计划');
    await expect(made).toMatchObject({ onFailure: 'hazard', hazardLevel: 2, dueDays: 7 });

    await userEvent.click(cell);
    const press = async (name: ReturnType<typeof button>) =>
      userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', name));
    await press(button('停用', '停用', 'Disable'));
    const asked = await screen.findByRole('alertdialog');
    await expect(asked).toHaveTextContent(/10/);
    await userEvent.click(within(asked).getByRole('button', button('停用', '停用', 'Disable')));
    await screen.findByText(/^(已停用|已停用) |disabled$/);
    await expect(await planCalled('夜间巡检计划')).toMatchObject({ state: 'disabled', nextTask: expect.any(Object) });
    await press(button('删除', '刪除', 'Delete'));
    const deleting = await screen.findByRole('alertdialog');
    await userEvent.click(within(deleting).getByRole('button', button('删除', '刪除', 'Delete')));
    await screen.findByText(/^(已删除|已刪除) |deleted$/);
    await userEvent.click(canvas.getByRole('link', button('已删除', '已刪除', 'Deleted')));
    await expect(await canvas.findByRole('gridcell', { name: '夜间巡检计划' })).toBeVisible();
  },
};
