import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { TextArea } from './TextArea.tsx';

const remark = '现场核实为烹饪油烟，已开窗通风。厨房烟感距灶台不足三米，建议改装温感，并在下次巡检时复核安装位置。';

const meta = {
  component: TextArea,
  args: { label: '处理说明', description: '写明现场情况和处置结果', countMax: 200 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing is cut: the text stays and the field says by how much it is too long. */
export const OverTheLimit: Story = {
  args: { countMax: 20, defaultValue: remark },
};

export const WithProblem: Story = { args: { defaultValue: '误报', problem: '至少 5 个字符' } };

export const TenThousandCharacters: Story = { args: { defaultValue: 'Ω火🔥'.repeat(3333), countMax: 200, rowsMax: 6 } };

export const RightToLeft: Story = {
  args: { defaultValue: 'تم التحقق في الموقع: دخان طهي، تمت التهوية.', description: undefined },
  render: (args) => (
    <div dir="rtl">
      <TextArea {...args} />
    </div>
  ),
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <TextArea label="处理说明 Remark" placeholder="现场情况和处置结果" rowsMin={2} />,
        grown: (
          <div style={{ width: 320 }}>
            <TextArea label="处理说明" rowsMin={2} countMax={200} defaultValue={remark} />
          </div>
        ),
        near: <TextArea label="处理说明" rowsMin={1} countMax={10} defaultValue="现场核实为烹饪油烟" isOptional />,
        over: <TextArea label="处理说明" rowsMin={1} countMax={10} defaultValue="现场核实为烹饪油烟，已通风" />,
        problem: <TextArea label="处理说明" rowsMin={2} defaultValue="误报" problem="至少 5 个字符" />,
        disabled: <TextArea label="处理说明" rowsMin={2} defaultValue="已开窗通风。" disabled />,
        'read only': <TextArea label="处理说明" rowsMin={2} defaultValue="已开窗通风。" readOnly />,
      }}
    />
  ),
};

export const DoCount: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { defaultValue: '现场核实为烹饪油烟' },
};

export const DontPlaceholder: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { description: '', placeholder: '写明现场情况和处置结果' },
};
