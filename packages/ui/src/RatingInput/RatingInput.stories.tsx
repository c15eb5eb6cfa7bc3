import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { RatingInput } from './RatingInput.tsx';

/**
 * Use it when a work order or a chat is closed. For a choice that is not a degree of satisfaction take RadioGroup.
 *
 * Do let people close without a rating. Don't preselect five stars.
 *
 * Stars are radios named by word and score; the chosen word stands beside them.
 */
const meta = {
  component: RatingInput,
  args: { label: '本次服务', onChange: fn() },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On closing a work order. "Unresolved" asks what is left. */
export const Closing: Story = {
  args: { hasResolution: true },
};

export const Problems: Story = {
  args: { hasResolution: true, problems: [{ code: 'service.order.resolutionRequired', field: 'resolution' }] },
};

const given = { rating: 'satisfied', resolution: 'unresolved', reason: '更换电池后仍然离线' } as const;
export const ReadOnly: Story = { args: { value: given, hasResolution: true, readOnly: true } };
export const Disabled: Story = { args: { defaultValue: given, disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: 'تقييم 🔥',
    hasResolution: true,
    value: { rating: 'NaN' as 'general', resolution: 'unresolved', reason: '九'.repeat(10_000) },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('未评价')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'not rated': <RatingInput label="本次服务" isOptional />,
        rated: <RatingInput label="本次服务" defaultValue={given} description="评价只用于改进服务" />,
        problem: <RatingInput label="本次服务" problem="请选择" required />,
        closing: <RatingInput label="本次服务" hasResolution defaultValue={given} />,
        disabled: <RatingInput label="本次服务" defaultValue={given} disabled />,
        'read only': <RatingInput label="本次服务" value={given} hasResolution readOnly />,
        narrow: (
          <div style={{ width: 240 }}>
            <RatingInput label="本次服务" defaultValue={{ ...given, rating: 'veryDissatisfied' }} hasResolution />
          </div>
        ),
      }}
    />
  ),
};
