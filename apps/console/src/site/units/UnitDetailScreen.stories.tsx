import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { UnitDetailScreen } from './UnitDetailScreen.tsx';

const meta = {
  title: 'Screens/Unit',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: pathTo('unitDetail', { unitId: 1 }),
    children: <UnitDetailScreen params={{ unitId: '1' }} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newInspector = /^(新建巡检员|新增巡查員|New inspector)$/;
const remove = /^(删除|刪除|Delete)$/;

export const Full: Story = {
  name: 'Full: facts, places and people of a unit; one in use is not deleted, and says what hangs on it [SIT-06] [SIT-03] [SES-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = async (name: RegExp): Promise<void> => userEvent.click(await canvas.findByRole('tab', { name }));
    await tab(/^(场所|場所|Places)/);
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1);
    await tab(/^(记录|記錄|Records)$/);
    await tab(/^(修改记录|更改記錄|Changes)/);
    await tab(/^(人员|人員|People)$/);
    // what deletes is no button beside the others
    await expect(canvas.queryByRole('button', { name: remove })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /更多操作|More actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: remove }));
    const question = within(await screen.findByRole('alertdialog'));
    // how many of each hang on it, before the question is answered
    await expect(
      question.getByText(/(现在有 [1-9]\d* 个场所|現時有 [1-9]\d* 個場所|It has [1-9]\d* place)/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: remove }));
    await expect(await screen.findByText(/(单位下还有|單位尚有|The unit still has)/)).toBeVisible();
  },
};

export const Inspectors: Story = {
  name: 'Inspectors of a unit: a number that another one has is refused at its field; a removal is undone [SIT-06] [SIT-03]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /^(人员|人員|People)$/ }));
    await userEvent.click(await canvas.findByRole('tab', { name: /^(巡检员|巡查員|Inspectors)/ }));
    await userEvent.click(await canvas.findByRole('button', { name: newInspector }));
    const add = async (name: string, number: string) => {
      const form = within(await screen.findByRole('dialog', { name: newInspector }));
      const field = (label: RegExp) => form.getByRole('textbox', { name: label });
      await userEvent.clear(field(/^(姓名|Name)/));
      await userEvent.type(field(/^(姓名|Name)/), name);
      await userEvent.clear(field(/^(手机号|手提電話|Mobile)/));
      await userEvent.type(field(/^(手机号|手提電話|Mobile)/), number);
      await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
      return form;
    };
    await add('周强', '138 0013 8014');
    await canvas.findByRole('gridcell', { name: '周强' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: newInspector }));
    const again = await add('周小强', '13800138014');
    await again.findAllByText(/(手机号相同|手提電話號碼相同|phone is the same)/);
    await userEvent.clear(again.getByRole('textbox', { name: /^(手机号|手提電話|Mobile)/ }));
    await userEvent.type(again.getByRole('textbox', { name: /^(手机号|手提電話|Mobile)/ }), '13800138015');
    await userEvent.click(again.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await canvas.findByRole('gridcell', { name: '周小强' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^(删除 周小强|刪除 周小强|Remove 周小强)$/ }));
    const undo = await screen.findByRole('button', { name: /^(撤销|復原|Undo)$/ });
    await waitFor(() => expect(canvas.queryByRole('gridcell', { name: '周小强' })).toBeNull());
    await userEvent.click(undo);
    await canvas.findByRole('gridcell', { name: '周小强' });
  },
};
