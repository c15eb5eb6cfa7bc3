import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  args: { text: '861234567890123', label: '设备号', onCopy: fn(), onFail: fn() },
  argTypes: { text: { control: false } },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const Impossible: Story = {
  render: () => (
    <StateGrid
      states={{
        '10 000 characters': <CopyButton text={'烟'.repeat(10_000)} label={'A'.repeat(10_000)} isWordShown />,
        nothing: <CopyButton text="" label="" />,
        'right to left': <CopyButton text="🔥" label="كاشف الدخان" />,
      }}
    />
  ),
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        symbol: <CopyButton text="1" label="设备号" />,
        word: <CopyButton text="1" label="链接" isWordShown />,
        disabled: (
          <>
            <CopyButton text="1" label="设备号 2" disabled />
            <CopyButton text="1" label="链接 2" isWordShown disabled />
          </>
        ),
        'in a row': (
          <DescriptionList
            items={[
              {
                term: '设备号 IMEI',
                detail: (
                  <>
                    861234567890123 <CopyButton text="861234567890123" label="IMEI" />
                  </>
                ),
              },
            ]}
          />
        ),
      }}
    />
  ),
};
