import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, MapPin, ReceiptText } from 'lucide-react';
import { fn } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    value: 'place',
    title: '安装位置',
    summary: 'B 座 12 层',
    content: <DescriptionList items={[{ term: '房间', detail: '1207 室' }]} />,
  },
  { value: 'rules', title: '报警规则', summary: '3 条', content: <p>烟雾浓度高于 0.4 dB/m 时报一级。</p> },
  { value: 'bill', title: '缴费记录', content: <p>服务至 2027 年 11 月 21 日。</p> },
];

const meta = { component: Accordion, args: { items, onChange: fn() } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Single: Story = {
  args: { isSingle: true, defaultValue: ['place'] },
};

export const Impossible: Story = {
  args: {
    defaultValue: ['long', 'gone'],
    items: [
      { value: 'long', title: 'A'.repeat(10_000), summary: '烟'.repeat(10_000), content: '🔥'.repeat(5000) },
      { value: 'rtl', title: 'كاشف الدخان', summary: String(Number.NaN), content: null },
    ],
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        closed: <Accordion style={{ flex: 1 }} items={items} />,
        open: <Accordion style={{ flex: 1 }} items={items} defaultValue={['place', 'bill']} />,
        icons: (
          <Accordion
            style={{ flex: 1 }}
            defaultValue={['a']}
            items={[
              { value: 'a', title: '安装位置 Place', icon: <MapPin aria-hidden />, content: '1207 室' },
              { value: 'b', title: '报警规则 Rules', icon: <BellRing aria-hidden />, summary: '3', content: '' },
              {
                value: 'c',
                title: '缴费记录 Bills',
                icon: <ReceiptText aria-hidden />,
                disabled: true,
                summary: '—',
                content: '',
              },
            ]}
          />
        ),
        narrow: (
          <div style={{ width: 240 }}>
            <Accordion
              defaultValue={['a']}
              items={[
                {
                  value: 'a',
                  title: '深圳市福田区中心三路星河发展中心',
                  summary: '12 台在线，3 台离线',
                  content: '地下一层停车场',
                },
              ]}
            />
          </div>
        ),
        'right to left': (
          <div dir="rtl" style={{ flex: 1 }}>
            <Accordion items={items} defaultValue={['rules']} />
          </div>
        ),
      }}
    />
  ),
};

export const DoSummary: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { headingLevel: 3 },
};

export const DontAlone: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { items: items.slice(0, 1) },
};
