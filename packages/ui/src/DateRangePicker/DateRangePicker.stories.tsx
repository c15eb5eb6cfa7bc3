import { type StatisticsRange, analysisWords, statisticsDays } from '@fireline/domain/analysis';
import { statisticsRangeDaysMax } from '@fireline/domain/message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const today = '2026-11-21';
const offered: readonly StatisticsRange[] = ['last7Days', 'last10Days', 'last30Days'];

/** The ranges of the domain, by their names in the reader's language. */
function WithPresets(props: DateRangePickerProps) {
  const t = useWords(analysisWords);
  const presets = offered.map((id) => ({ id, label: t(`analysis.range.${id}`), range: statisticsDays(id, today) }));
  return <DateRangePicker {...props} presets={presets} />;
}

const meta = {
  component: DateRangePicker,
  args: {
    label: '统计时间',
    defaultValue: { from: '2026-11-01', to: '2026-11-15' },
    max: today,
    daysMax: statisticsRangeDaysMax,
    onChange: fn(),
  },
  argTypes: { presets: { control: false } },
  render: (args) => <WithPresets {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

/** A range that is offered is taken with one press. */
export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect((await screen.findAllByRole('grid'))[0]).toBeVisible();
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};

/** More days than a statistic of messages may have: they stay, and the limit is told. */
export const TooLong: Story = {
  args: { defaultValue: { from: '2026-09-01', to: '2026-11-15' } },
};

export const Backwards: Story = { args: { defaultValue: { from: '2026-11-15', to: '2026-11-01' } } };

/** Everything up to a day, or since one. */
export const OpenEnd: Story = { args: { defaultValue: { from: '2026-11-01', to: null }, isClearable: true } };

export const WithProblem: Story = { args: { problem: '该时段没有报表' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: `${'长'.repeat(200)} فندق الميناء 🔥`,
    defaultValue: { from: 'yesterday', to: '2026-13-01' },
    min: '9999-99-99',
    daysMax: Number.NaN,
    presets: [{ id: 'x', label: '🔥'.repeat(200), range: { from: 'a', to: 'b' } }],
  },
  render: (args) => <DateRangePicker {...args} />,
  play: async ({ canvasElement }) => {
    for (const one of within(canvasElement).getAllByRole('spinbutton'))
      await expect(one).not.toHaveAttribute('aria-valuenow');
    await open(canvasElement);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => {
    const some = { from: '2026-11-01', to: '2026-11-15' };
    return (
      <StateGrid
        states={{
          empty: <DateRangePicker label="统计时间 Period" description="最多 30 天" />,
          filled: <DateRangePicker label="统计时间" defaultValue={some} />,
          'open end': <DateRangePicker label="报警时间" defaultValue={{ ...some, to: null }} isClearable />,
          'too long': (
            <DateRangePicker
              label="统计时间"
              defaultValue={{ from: '2026-09-01', to: '2026-11-15' }}
              daysMax={statisticsRangeDaysMax}
            />
          ),
          problem: <DateRangePicker label="统计时间" defaultValue={some} problem="该时段没有报表" />,
          optional: <DateRangePicker label="统计时间" isOptional />,
          disabled: <DateRangePicker label="统计时间" defaultValue={some} disabled />,
          'read only': <DateRangePicker label="统计时间" defaultValue={some} readOnly />,
          narrow: (
            <div style={{ width: 200 }}>
              <DateRangePicker label="统计时间" defaultValue={some} isClearable />
            </div>
          ),
        }}
      />
    );
  },
};
