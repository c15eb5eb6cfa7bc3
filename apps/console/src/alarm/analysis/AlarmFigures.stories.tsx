import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLocation, useSearch } from 'wouter';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { AlarmQualityScreen } from '../quality/AlarmQualityScreen.tsx';
import { AlarmAnalysisScreen } from './AlarmAnalysisScreen.tsx';

const meta = {
  title: 'Screens/Alarm figures',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmIndex'), children: <AlarmAnalysisScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Analysis: Story = {
  name: 'Alarms by time, level, kind and place; each chart has its table [ALM-10] [ANA-04] [SHL-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('figure', { name: /^(按级别|按級別|By level)$/ });
    await userEvent.click(within(chart).getByRole('button', { name: /(表格|Table|table)/ }));
    await expect(within(chart).getAllByRole('row').length).toBe(6);
    await expect(canvas.getByRole('figure', { name: /^(按时间|按時間|By time)$/ })).toBeVisible();
    await expect(
      canvas.getByRole('group', { name: /^(报警、故障和事件|警報、故障及事件|Alarms, faults and events)$/ }),
    ).toBeVisible();
  },
};

/** Where the reader is, as text. */
function Address() {
  const [path] = useLocation();
  return <output>{`${path}?${useSearch()}`}</output>;
}

export const BarOpens: Story = {
  name: 'A bar opens its alarms by Enter [ALM-10] [N23]',
  args: {
    children: (
      <>
        <AlarmAnalysisScreen />
        <Address />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bars = await canvas.findByRole('slider', { name: /^(按级别|按級別|By level)$/ });
    bars.focus();
    await userEvent.keyboard('{Home}{Enter}');
    const address = /alarmhislist\?list=all&drill=no&from=2026-10-23&to=2026-11-21&level=1$/;
    await expect(await canvas.findByText(address)).toBeVisible();
  },
};

export const NoneInRange: Story = {
  name: 'A range without alarms says so [ALM-10]',
  args: { path: `${pathTo('alarmIndex')}?from=2020-01-01&to=2020-01-31` },
  play: async ({ canvasElement }) => {
    const none = /^(所选时间范围内没有报警|所選時段內沒有警報|No alarms in the chosen time range)$/;
    await expect(await within(canvasElement).findByText(none)).toBeVisible();
  },
};

export const QualityWeeks: Story = {
  name: 'Quality: how good alarms were, week by week with its table; a troubling device has its remedies [N17] [ANA-04]',
  args: { path: pathTo('alarmQuality'), children: <AlarmQualityScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: /^(误报率|誤報率|False alarms)$/ })).toBeVisible();
    const never = canvas.getByRole('group', { name: /^(从未确认|從未確認|Never acknowledged)$/ });
    await expect(within(never).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/acknowledged=no$/));
    const chart = await canvas.findByRole('figure', {
      name: /^(确认用时，中位数|確認時間，中位數|Acknowledged after, median)$/,
    });
    await userEvent.click(within(chart).getByRole('button', { name: /(表格|Table|table)/ }));
    await expect(within(chart).getAllByRole('row').length).toBeGreaterThan(10);
    const grid = await canvas.findByRole('grid', {
      name: /^(报警最多的设备|警報最多的裝置|Devices with most alarms)$/,
    });
    const [upkeep] = within(grid).getAllByRole('link', { name: /(清洁或更换|清潔或更換|clean or replace)$/ });
    await expect(upkeep).toHaveAttribute('href', expect.stringMatching(/part=upkeep$/));
    // some thresholds are to be raised, others to be lowered
    const [rule] = within(grid).getAllByRole('link', { name: /：?(调整阈值|調整臨界值|adjust the threshold)$/ });
    await expect(rule).toBeVisible();
  },
};
