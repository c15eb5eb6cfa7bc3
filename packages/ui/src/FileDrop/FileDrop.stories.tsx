import { planFileBelowBytes, planFileKinds, planWords, readPlanFile } from '@fireline/domain/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import { FileRow } from './FileRow.tsx';
import type { Upload } from './useUploads.ts';

const megabyte = 1024 * 1024;
const kinds = planFileKinds.map((kind) => `.${kind}`);

const stored: Upload = ({ file, onProgress }) => {
  onProgress({ sentBytes: file.size });
  return Promise.resolve({ id: `plan/${file.name}`, name: file.name, sizeBytes: file.size });
};

/** The domain's rule for plans, in the reader's language. */
function PlanDrop(props: FileDropProps) {
  const t = useWords(planWords);
  return (
    <FileDrop
      {...props}
      check={({ file }) => {
        const read = readPlanFile({ name: file.name, sizeBytes: file.size });
        const found = read.ok ? undefined : read.problems[0];
        return found && t(found.code as keyof typeof planWords, { ...found.args });
      }}
    />
  );
}

const meta = {
  component: FileDrop,
  args: { label: '平面图', kinds, bytesMax: planFileBelowBytes, countMax: 5, upload: stored, onChange: fn() },
  argTypes: { atOnce: { control: false } },
  render: (args) => <PlanDrop {...args} />,
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Stored: Story = {
  args: { defaultValue: [{ id: '1', name: '星河国际广场 1F.dxf', sizeBytes: 1.6 * megabyte }] },
};

export const WithProblem: Story = { args: { problem: '请至少上传一张平面图' } };

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: [{ id: '1', name: '星河国际广场 1F.dxf', sizeBytes: 1.6 * megabyte }] },
};

export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: `${'长'.repeat(200)} فندق 🔥`,
    kinds: [],
    bytesMax: Number.NaN,
    countMax: -1,
    atOnce: Number.NaN,
    defaultValue: [
      { id: 'x', name: `${'长'.repeat(10_000)}.dxf`, sizeBytes: -5 },
      { id: 'y', name: 'مخطط الطابق.dxf' },
    ],
  },
  render: (args) => <FileDrop {...args} />,
};

export const States: Story = {
  tags: ['grid'],
  // printed as it stands: Storybook would write out every element of the grid, and run out of memory over it
  parameters: { docs: { source: { type: 'code' } } },
  render: () => {
    const args = { label: '平面图', kinds, bytesMax: planFileBelowBytes, countMax: 5, upload: stored };
    const size = 12.4 * megabyte;
    const row = { name: '星河国际广场 3F 平面图.dxf', sizeBytes: size, isFixed: false };
    return (
      <StateGrid
        states={{
          empty: <FileDrop {...args} description="每层一个文件 One file per floor" style={{ flex: 1 }} />,
          problem: <FileDrop {...args} label="竣工图" problem="请至少上传一个文件" style={{ flex: 1 }} />,
          disabled: <FileDrop {...args} label="消防图" disabled style={{ flex: 1 }} />,
          narrow: <FileDrop {...args} label="窄" style={{ width: 280 }} />,
          files: (
            <ul style={{ flex: 1, padding: 0, listStyle: 'none' }}>
              <FileRow {...row} state="waiting" />
              <FileRow {...row} state="sending" sentBytes={size * 0.42} />
              <FileRow {...row} state="stored" />
              <FileRow {...row} state="failed" reason="上传失败，请检查网络" />
              <FileRow {...row} state="refused" sizeBytes={412 * megabyte} reason="文件大小 412 MB，上限 300 MB" />
              <FileRow {...row} state="cancelled" />
              <FileRow
                {...row}
                name="海港酒店_地下二层_消防平面图_2026年竣工版_第三次修订_最终.dxf"
                state="stored"
                isFixed
              />
            </ul>
          ),
          'narrow files': (
            <ul style={{ width: 280, padding: 0, listStyle: 'none' }}>
              <FileRow {...row} state="sending" sentBytes={size * 0.42} />
              <FileRow {...row} state="failed" reason="上传失败，请检查网络" />
            </ul>
          ),
        }}
      />
    );
  },
};
