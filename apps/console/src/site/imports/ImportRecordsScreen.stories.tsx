import { csvText } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { placeImportColumns } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { writeXlsx } from 'hucre/xlsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ImportRecordsScreen } from './ImportRecordsScreen.tsx';

const meta = {
  title: 'Screens/Import records',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('importRecords'), children: <ImportRecordsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(
  [
    csvText([
      [...placeImportColumns],
      ['街角小吃店', 'C', 'restaurant', '科技路 9 号', '陈师傅', '13800138000'],
      ['无地址的店', 'C', 'shop', '', '李女士', '13800138001'],
    ]),
  ],
  'small-places.csv',
  { type: 'text/csv' },
);

const importDrawer = async (canvasElement: HTMLElement) => {
  const open = /^(导入九小场所|匯入九小場所|Import small places)$/;
  await userEvent.click(await within(canvasElement).findByRole('button', { name: open }));
  const drawer = await screen.findByRole('dialog');
  const input = await waitFor(() => {
    const found = drawer.querySelector('input[type=file]');
    if (!(found instanceof HTMLInputElement)) throw new Error('there is no field for the file yet');
    return found;
  });
  return { steps: within(drawer), input };
};

export const Full: Story = {
  name: 'Full: a file is checked and imported, the row that failed is read with its reason [DEV-26] [SIT-04] [SHL-11]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { steps, input } = await importDrawer(canvasElement);
    await userEvent.upload(input, file);
    await userEvent.click(await steps.findByRole('button', { name: /^(检查|檢查|Check)$/ }));
    // everything that is wrong is shown before anything is written
    await expect(await steps.findByText(/(共 2 行，1 行|2 rows, 1 with)/)).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: /^(导入 2 行|匯入 2 行|Import 2 rows)$/ }));
    const name = await canvas.findByText('small-places.csv');
    await waitFor(() => expect(canvas.getAllByText(/^(已完成|Finished)/).length).toBeGreaterThan(0));
    await userEvent.click(name);
    const detail = within(await screen.findByRole('dialog', { name: 'small-places.csv' }));
    await expect(await detail.findByText(/(请填写详细地址|請填寫詳細地址|detailed address is required)/)).toBeVisible();
  },
};

const workbook = async () => {
  const rows = [[...placeImportColumns], ['街角小吃店', 'C', 'restaurant', '科技路 9 号', '陈师傅', '13800138000']];
  const sheets = [
    { name: '去年', hidden: true, rows },
    { name: '说明', rows: [['请在下一张工作表填写']] },
    { name: '小店', rows },
  ];
  return new File([(await writeXlsx({ sheets, activeSheet: 2 })) as BlobPart], '小店.xlsx');
};

export const Sheets: Story = {
  name: 'Sheets: the one in front of a workbook is imported, another visible one may be chosen, hidden ones are not [DEV-26] [SIT-04]',
  play: async ({ canvasElement }) => {
    const { steps, input } = await importDrawer(canvasElement);
    await userEvent.upload(input, await workbook());
    const sheet = await steps.findByRole('combobox', { name: /^(工作表|Sheet)$/ });
    await expect(sheet).toHaveTextContent('小店');
    await expect(steps.getByText('街角小吃店')).toBeVisible();
    await userEvent.click(sheet);
    const other = await screen.findByRole('option', { name: '说明' });
    await expect(screen.queryByRole('option', { name: '去年' })).toBeNull();
    await userEvent.click(other);
    await expect(await steps.findByText(/(文件中没有数据行|檔案中沒有資料行|no rows below)/)).toBeVisible();
    await expect(steps.getByRole('button', { name: /^(检查|檢查|Check)$/ })).toBeDisabled();
  },
};
