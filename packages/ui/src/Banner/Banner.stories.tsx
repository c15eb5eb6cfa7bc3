import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { tone: 'attention', title: '推送中断', children: '数据停在 11:04，正在每 30 秒轮询一次。' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithActions: Story = { args: { actions: <Button>立即重连</Button>, onDismiss: fn() } };

export const Danger: Story = { args: { tone: 'danger', title: '声音被浏览器拦截', children: '有报警时不会响。' } };

const tones = ['info', 'success', 'attention', 'danger'] as const;

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        ...Object.fromEntries(
          tones.map((tone) => [
            tone,
            <Banner key={tone} tone={tone} title="推送中断">
              数据停在 11:04。Push is down; data stopped at 11:04.
            </Banner>,
          ]),
        ),
        actions: (
          <Banner tone="attention" title="推送中断" actions={<Button>立即重连</Button>} onDismiss={() => {}}>
            数据停在 11:04。
          </Banner>
        ),
        narrow: (
          <div style={{ width: 280 }}>
            <Banner tone="danger" title="声音被浏览器拦截" actions={<Button>开启声音</Button>}>
              有报警时不会响。
            </Banner>
          </div>
        ),
      }}
    />
  ),
};

export const DoWayOut: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { actions: <Button>立即重连</Button> },
};

export const DontStack: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Banner tone="attention" title="推送中断" />
      <Banner tone="info" title="声音被浏览器拦截" />
      <Banner tone="attention" title="数据停在 11:04。" />
    </div>
  ),
};
