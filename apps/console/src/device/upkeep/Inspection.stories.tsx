import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { InspectionScreen } from './InspectionScreen.tsx';

const meta = {
  title: 'Screens/Device inspection',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceInspection'), children: <InspectionScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A PNG of one pixel. */
const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

export const SelfTests: Story = {
  name: 'Self-tests: one that is overdue is noted as done with a photo, and is overdue no more; the photo is removed [DEV-14] [DEV-13]',
  args: { path: `${pathTo('deviceInspection')}?state=overdue` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.queryAllByRole('row').length;
    await waitFor(() => expect(rows()).toBeGreaterThan(1));
    const [cell] = await canvas.findAllByText(/^(自检逾期|自我測試逾期|Self-test overdue)$/, {
      selector: '[role="gridcell"] *, [role="gridcell"]',
    });
    await userEvent.click(cell as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: /^(登记维保|登記保養|Note upkeep)$/ }));
    const form = within(await screen.findByRole('dialog', { name: /^(登记维保：|登記保養：|Note upkeep of )/ }));
    await userEvent.click(form.getByRole('combobox', { name: /(维保内容|保養內容|What was done)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(现场测试|現場測試|Tested on site)$/ }));
    const [input] = screen
      .getByRole('dialog', { name: /^(登记维保：|登記保養：|Note upkeep of )/ })
      .querySelectorAll<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File([onePixel], '复测.png', { type: 'image/png' }));
    await form.findByText(/复测\.png/);
    await userEvent.click(await form.findByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^(登记维保：|登記保養：|Note upkeep of )/ })).toBeNull(),
    );
    await userEvent.click(await drawer.findByText(/^(现场测试|現場測試|Tested on site)$/));
    const entry = within(await screen.findByRole('dialog', { name: /^(现场测试，|現場測試，|Tested on site on )/ }));
    await expect(await entry.findByRole('img', { name: /^(第 1 张照片|第 1 張照片|Photo 1)$/ })).toBeVisible();
    await userEvent.click(entry.getByRole('button', { name: /^(删除第 1 张照片|刪除第 1 張照片|Remove photo 1)$/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /^(删除|刪除|Remove)$/ }));
    await entry.findByText(/^(没有照片|沒有照片|No photos)$/);
  },
};

export const Batteries: Story = {
  name: 'Batteries: those that are due come first, and the count beside the list agrees [DEV-14]',
  args: { path: `${pathTo('deviceInspection')}?list=batteries` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      (await canvas.findAllByText(/^(立即更换电池|立即更換電池|Replace the battery now)$/)).length,
    ).toBeGreaterThan(0);
    const shown = () => canvasElement.querySelector('[aria-current="page"]')?.textContent?.trim() ?? '';
    await waitFor(() => expect(Number(/\d+$/.exec(shown())?.[0])).toBeGreaterThan(0));
  },
};
