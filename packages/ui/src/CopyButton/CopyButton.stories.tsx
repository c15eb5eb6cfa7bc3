import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
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

export const Copied: Story = {
  args: { isWordShown: true },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '复制 设备号' }));
    await expect(await canvas.findByText('已复制', { selector: '[role=status]' })).toBeInTheDocument();
    await expect(args.onCopy).toHaveBeenCalledWith({ text: '861234567890123' });
  },
};

export const Refused: Story = {
  tags: ['!autodocs'],
  args: { isWordShown: true },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
    spyOn(document, 'execCommand').mockReturnValue(false);
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '复制 设备号' }));
    await expect(await canvas.findByText('复制失败', { selector: '[role=status]' })).toBeInTheDocument();
    await expect(args.onFail).toHaveBeenCalledWith({ text: '861234567890123' });
  },
};

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
