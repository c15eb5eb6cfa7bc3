import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { SplitRatioEditor } from './SplitRatioEditor.tsx';

const recipients = [
  { recipientId: 'R1001', name: '星河物业服务中心', account: '1230004501' },
  { recipientId: 'R1002', name: '南山消防维保站', account: '1230007788' },
  { recipientId: 'R1003', name: '福田区经销商', account: '1230009120' },
  { recipientId: 'R1004', name: 'Kowloon Fire Services Dealer', account: '1230001188' },
  { recipientId: 'R1005', name: '宝安安装队', account: '1230003366' },
];
const task = (at: number, ratio: number) => ({ ...(recipients[at] as (typeof recipients)[number]), ratio });
const saved = [task(0, 30), task(1, 20), task(2, 12)];

const meta = {
  component: SplitRatioEditor,
  args: {
    label: '设备服务费分账规则',
    saved,
    recipients,
    merchantMaxPercent: 80,
    onChange: fn(),
  },
  argTypes: { problem: { control: 'text' }, description: { control: 'text' } },
} satisfies Meta<typeof SplitRatioEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One cent and nearly a hundred million yuan side by side. */
export const SmallestAndLargest: Story = { args: { defaultSamples: [1, 7, 9_999_999_999] } };

export const Empty: Story = { args: { saved: [], defaultValue: [] } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

/** The gateway's answer stands above the rows. */
export const WithProblem: Story = { args: { problem: '规则已被他人修改，请核对后再保存。' } };

/** Every row at the smallest ratio: fifty of them are as many as a rule takes. */
export const Full: Story = {
  tags: ['!autodocs'],
  args: {
    saved: Array.from({ length: 50 }, (_, at) => ({
      recipientId: `R2${String(at).padStart(3, '0')}`,
      name: `第 ${at + 1} 安装队`,
      account: `62220000${String(at).padStart(4, '0')}`,
      ratio: 1,
    })),
  },
};

export const ImpossibleProps: Story = {
  args: {
    merchantMaxPercent: Number.NaN,
    defaultSamples: [Number.NaN, -5],
    recipients: undefined,
    saved: [],
    defaultValue: [
      { recipientId: 'a', name: 'كاشف الدخان', account: '🔥', ratio: Number.NaN },
      { recipientId: 'a', name: '烟'.repeat(10_000), account: '', ratio: -5 },
      { recipientId: '', name: '', account: '', ratio: '9'.repeat(400) },
    ],
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        saved: <SplitRatioEditor label="设备服务费 Service fee" {...{ saved, recipients }} merchantMaxPercent={80} />,
        changed: (
          <SplitRatioEditor
            label="短信流量 SMS traffic"
            saved={saved}
            recipients={recipients}
            merchantMaxPercent={80}
            defaultValue={[task(1, 35), { ...task(3, 0), ratio: '8' }, { ...task(0, 0), ratio: '4O' }]}
            defaultSamples={[1, 9999, 9_999_999_999]}
          />
        ),
        over: <SplitRatioEditor label="语音流量 Voice traffic" defaultValue={[task(0, 60), task(1, 55)]} />,
        empty: <SplitRatioEditor label="新规则 New" recipients={recipients} defaultSamples={[1]} />,
        'read only': <SplitRatioEditor label="只读 Read only" saved={saved} readOnly />,
        narrow: (
          <div style={{ width: 358 }}>
            <SplitRatioEditor label="手机 Phone" saved={saved} recipients={recipients} merchantMaxPercent={80} />
          </div>
        ),
      }}
    />
  ),
};
