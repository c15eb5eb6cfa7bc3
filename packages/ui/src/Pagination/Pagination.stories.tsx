import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { total: 412, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PageSize: Story = {
  args: { defaultPage: 6 },
};

export const Loading: Story = { args: { defaultPage: 2, disabled: true } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Pagination {...args} defaultPage={3} />
    </div>
  ),
};

export const Impossible: Story = {
  render: () => (
    <StateGrid
      states={{
        'no numbers': <Pagination total={Number.NaN} page={Number.NaN} pageSize={Number.NaN} />,
        negative: <Pagination aria-label="negative" total={-3} page={-1} pageSize={-10} />,
        'beyond the last': <Pagination aria-label="beyond" total={42} page={9000} pageSize={10} />,
        'no end of rows': <Pagination aria-label="huge" total={9_007_199_254_740_991} defaultPage={4_503_599_627} />,
      }}
    />
  ),
};

const wide = { flex: 1, minWidth: 0 };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'few pages': <Pagination style={wide} total={42} defaultPage={2} />,
        first: <Pagination style={wide} aria-label="a" total={12_680} />,
        middle: <Pagination style={wide} aria-label="b" total={12_680} defaultPage={634} beside={2} />,
        last: <Pagination style={wide} aria-label="c" total={12_680} defaultPage={1268} />,
        'own size': <Pagination style={wide} aria-label="d" total={412} defaultPageSize={25} />,
        'no sizes': <Pagination style={wide} aria-label="e" total={412} pageSizes={[]} />,
        loading: <Pagination style={wide} aria-label="f" total={412} defaultPage={3} disabled />,
        empty: <Pagination style={wide} aria-label="g" total={0} />,
        narrow: (
          <div style={{ width: 320 }}>
            <Pagination aria-label="h" total={412} defaultPage={3} />
          </div>
        ),
        'right to left': (
          <div dir="rtl" style={wide}>
            <Pagination aria-label="i" total={412} defaultPage={3} />
          </div>
        ),
      }}
    />
  ),
};
