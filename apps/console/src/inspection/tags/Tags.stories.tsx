import { inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { TagListScreen } from './TagListScreen.tsx';

const meta = {
  title: 'Screens/Inspection tags',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('inspectionTags')}?unit=1`, children: <TagListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const tagWith = async (serial: string) =>
  (await (await storyClient('platform')).send(inspectionCalls.tags, { search: serial })).rows.find(
    (one) => one.serial === serial,
  );

export const Full: Story = {
  name: 'Full: a tag is one however its serial number is typed; ticked, it is bound to a point of its unit [INS-02]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(canvas.getByRole('button', { name: /^(新建标签|新增標籤|New tag)$/ }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('radio', { name: /^NFC/ }));
    await userEvent.type(
      form.getByRole('textbox', { name: /^(标签序列号|標籤序號|Serial number of the tag)/ }),
      '04:a2:3b:91',
    );
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    const serial = '04A23B91';
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(serial) }));
    await userEvent.click(canvas.getByRole('button', { name: /^(绑定或解绑|綁定或解綁|Bind or unbind)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('combobox', { name: /^(绑定到巡检点|綁定到巡查點|Point)/ }));
    const options = await screen.findAllByRole('option');
    await userEvent.click(options.at(-1) as HTMLElement);
    await userEvent.click(drawer.getByRole('button', { name: /^(绑定到巡检点|綁定到巡查點|Point)$/ }));
    await waitFor(async () => expect((await tagWith(serial))?.pointId).not.toBeNull());
  },
};

export const Nfc: Story = {
  name: 'An NFC tag that is held to the device fills in its serial number; without NFC the page says so [INS-02]',
  beforeEach: () => {
    class Reader extends EventTarget {
      scan = async (): Promise<void> => {
        queueMicrotask(() =>
          this.dispatchEvent(
            Object.assign(new Event('reading'), { serialNumber: '04:5f:aa:01', message: { records: [] } }),
          ),
        );
      };
    }
    Object.assign(globalThis, { NDEFReader: Reader });
    return () => void Reflect.deleteProperty(globalThis, 'NDEFReader');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(canvas.getByRole('button', { name: /^(新建标签|新增標籤|New tag)$/ }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('radio', { name: /^NFC/ }));
    await userEvent.click(await form.findByRole('button', { name: /^(读取 NFC 标签|讀取 NFC 標籤|Read NFC tag)$/ }));
    await expect(await form.findByText(/已读取序列号|已讀取序號|serial number was read/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^(标签序列号|標籤序號|Serial number of the tag)/ })).toHaveValue(
      '045FAA01',
    );
    Reflect.deleteProperty(globalThis, 'NDEFReader');
    await userEvent.click(form.getByRole('radio', { name: /^(二维码|二維碼|QR)/ }));
    await userEvent.click(form.getByRole('radio', { name: /^NFC/ }));
    await expect(await form.findByText(/此浏览器没有 NFC|此瀏覽器沒有 NFC|This browser has no NFC/)).toBeVisible();
  },
};
