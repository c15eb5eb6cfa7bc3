import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const path = (...labels: readonly string[]) => labels.map((label, index) => ({ label, href: `#${index}` }));
const deep = path('广东省', '深圳市', '福田区', '星河国际广场', 'B 座', '12 层', '1207 室烟感');

const meta = {
  component: Breadcrumbs,
  args: { items: path('设备', '星河国际广场', '3 号楼 2 层烟感') },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { items: deep } };

export const Impossible: Story = {
  render: () => (
    <StateGrid
      states={{
        none: <Breadcrumbs items={[]} />,
        '10 000 characters': <Breadcrumbs aria-label="long" items={path('烟'.repeat(10_000), 'A'.repeat(10_000))} />,
        'right to left': <Breadcrumbs aria-label="mixed" items={path('كاشف الدخان', '🔥🚒', '‮烟感')} />,
        'no levels shown': <Breadcrumbs aria-label="nan" items={deep} shownMax={Number.NaN} />,
      }}
    />
  ),
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'one level': <Breadcrumbs items={path('设备 Devices')} />,
        three: (
          <Breadcrumbs aria-label="a" items={path('设备 Devices', '星河国际广场 Galaxy Plaza', '3 号楼 2 层烟感')} />
        ),
        'not a page': (
          <Breadcrumbs aria-label="b" items={[{ label: '系统' }, { label: '角色', href: '#r' }, { label: '值班员' }]} />
        ),
        folded: <Breadcrumbs aria-label="c" items={deep} />,
        whole: <Breadcrumbs aria-label="d" items={deep} shownMax={9} />,
        'long name': (
          <Breadcrumbs
            aria-label="e"
            items={path('设备', '深圳市福田区中心三路与福华一路交汇处星河发展中心大厦地下一层停车场', '烟感')}
          />
        ),
        'before a title': (
          <Breadcrumbs
            aria-label="h"
            items={[{ label: '设备管理' }, { label: '设备列表', href: '#d' }]}
            isBeforeTitle
          />
        ),
        narrow: (
          <div style={{ width: 240 }}>
            <Breadcrumbs aria-label="f" items={deep} shownMax={9} />
          </div>
        ),
        'right to left': (
          <div dir="rtl">
            <Breadcrumbs aria-label="g" items={deep} />
          </div>
        ),
      }}
    />
  ),
};

export const DoEnd: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { items: [...path('设备', '星河国际广场'), { label: '3 号楼 2 层烟感' }] },
};

export const DontHistory: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { items: path('报警列表', '3 号楼 2 层烟感', '报警列表') },
};
