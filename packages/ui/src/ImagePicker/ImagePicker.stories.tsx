import type { Problem } from '@fireline/domain/lib';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { ImagePicker } from './ImagePicker.tsx';
import { List } from './ImagePicker.styles.ts';
import { BesideTile } from './PictureTile.tsx';
import { readImage } from './compress.ts';
import { drawing, noise } from './pictures.stories.support.ts';

const three = () => [
  drawing('星河国际广场 3F 消火栓.png', '#dfe3e8'),
  drawing('3F 走道.jpg', '#c9d3dc'),
  drawing('屋顶水箱间.png', '#e4ddd2'),
];

/**
 * Use it where pictures go with a form: a finding, a ticket, an installation. For files of other kinds, and for files that are sent as
 * soon as they are given, take FileDrop.
 *
 * Do say in the description what is to be seen on the pictures. Don't promise the original: large pictures are compressed.
 *
 * Every picture is named by its place and file; moves and removals are announced and can be taken back.
 */
const meta = {
  component: ImagePicker,
  args: { label: '现场照片', countMax: 4, onChange: fn() },
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { required: true, description: '拍到设备铭牌和安装位置' } };

export const WithProblem: Story = { args: { problem: '请至少上传一张现场照片' } };
export const ReadOnly: Story = { render: (args) => <ImagePicker {...args} defaultValue={three()} readOnly /> };
export const Disabled: Story = { render: (args) => <ImagePicker {...args} defaultValue={three()} disabled /> };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ImagePicker {...args} label="صور الموقع" defaultValue={three()} />
    </div>
  ),
};

export const ImpossibleProps: Story = {
  args: { label: `${'长'.repeat(200)} فندق 🔥`, kinds: [], bytesMax: Number.NaN, countMax: -1 },
  render: (args) => (
    <ImagePicker
      {...args}
      defaultValue={[
        drawing(`${'长'.repeat(10_000)}.png`, '#dfe3e8'),
        new File(['no picture'], 'صورة 🔥.jpg'),
        new File([], ''),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const refused: readonly (readonly [name: string, problem: Problem])[] = [
  ['IMG_2041.HEIC', { code: 'form.imageKind', args: { 0: 'JPEG PNG WEBP', 1: 'HEIC' } }],
  ['微信图片_20261121.jpg', { code: 'form.imageBroken' }],
  ['消防泵房.png', { code: 'form.fileSize', args: { 0: '50 MB', 1: '61.2 MB' } }],
  ['IMG_2044.jpg', { code: 'form.fileCount', args: { 0: 4 } }],
];

export const States: Story = {
  tags: ['grid'],
  // printed as it stands: Storybook would write out every element of the grid, and run out of memory over it
  parameters: { docs: { source: { type: 'code' } } },
  loaders: [async () => ({ compressed: await readImage(noise('配电房铭牌.png', 1200, 900)) })],
  render: (_, { loaded: { compressed } }) => (
    <StateGrid
      states={{
        empty: <ImagePicker label="现场照片" countMax={4} description="拍到设备铭牌和安装位置" style={{ flex: 1 }} />,
        filled: (
          <ImagePicker
            label="安装照片"
            countMax={4}
            defaultValue={[...three(), compressed as File]}
            style={{ flex: 1 }}
          />
        ),
        problem: <ImagePicker label="整改照片" required problem="请至少上传一张照片" style={{ flex: 1 }} />,
        files: (
          <List style={{ flex: 1 }}>
            <BesideTile at={0} one={{ file: drawing('3F 走道.jpg', '#c9d3dc'), problem: undefined }} onDismiss={fn()} />
            {refused.map(([name, problem], at) => (
              <BesideTile key={name} at={at + 1} one={{ file: new File([], name), problem }} onDismiss={fn()} />
            ))}
          </List>
        ),
        disabled: <ImagePicker label="安装照片" disabled defaultValue={three()} style={{ flex: 1 }} />,
        'read only': <ImagePicker label="安装照片" readOnly defaultValue={three()} style={{ flex: 1 }} />,
        narrow: <ImagePicker label="安装照片" countMax={4} defaultValue={three()} style={{ width: 288 }} />,
      }}
    />
  ),
};
