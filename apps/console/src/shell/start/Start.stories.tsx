import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { MainScreen } from '../home/MainScreen.tsx';
import { ElderlyMainScreen } from './ElderlyMainScreen.tsx';
import { OldMainScreen } from './OldMainScreen.tsx';
import { WorkbenchScreen } from './WorkbenchScreen.tsx';

const meta = {
  title: 'Screens/Start pages',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('workbench'), children: <WorkbenchScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Workbench: Story = {
  name: 'Workbench: what waits leads to its list; pages are found by typing, by sound as well [SHL-05] [SHL-13]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alarms = await canvas.findByRole('link', { name: /^(未确认报警|未確認警報|Unacknowledged alarms)$/ });
    await expect(alarms).toHaveAttribute('href', `${pathTo('alarmList')}?state=open`);
    await userEvent.click(canvas.getByRole('button', { name: /^(全部页面|所有頁面|All pages)$/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'danwei');
    // it may stand among the last pages as well
    await waitFor(async () =>
      expect(canvas.getAllByRole('link', { name: /(单位列表|單位列表|Units)/ })[0]).toBeVisible(),
    );
  },
};

export const Tables: Story = {
  name: 'The overview as tables: a figure leads to the list it counts [SHL-05]',
  args: { path: pathTo('oldMain'), children: <OldMainScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('grid', { name: /(设备类型与状态|裝置類型與狀態|Devices by type)/ }));
    const [figure] = await table.findAllByRole('link');
    await expect(figure?.getAttribute('href')).toMatch(/^\/device\/indexList\?type=\w+&status=\w+$/);
  },
};

/** The figures of a page, by the address they lead to. */
const figureOf = (root: HTMLElement, path: string): string =>
  root.querySelector(`a[href="${path}"] strong`)?.textContent ?? '';

export const Large: Story = {
  name: 'The overview in large type, alarms counted by level: nothing below 20 px, targets of 56 px, its own look [SHL-27] [SHL-05]',
  args: { path: pathTo('elderlyMain'), children: <ElderlyMainScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('link', { name: /^(全部功能|所有功能|All functions)$/ });
    await expect(all.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    await waitFor(async () => expect(figureOf(canvasElement, pathTo('deviceList'))).toMatch(/^[\d,]+$/));
    // how many alarms of each level stand, the worst first, each leading to its own
    const levels = within(await canvas.findByRole('list', { name: /^(各级别的报警|各級別的警報|Alarms by level)$/ }));
    const links = levels.getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    const shown = hrefs.map((href) => Number(/^\/alarm-manage\/alarmalrmlist\?level=([1-5])$/.exec(href ?? '')?.[1]));
    await expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    await expect(shown[0]).toBeGreaterThanOrEqual(1);
    for (const link of links) await expect(link).toHaveTextContent(/[1-9][\d,]*$/);
    for (const text of canvas.getAllByRole('link'))
      await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(20);
    await expect(canvasElement.querySelectorAll('[data-fl-theme="contrast"]').length).toBeGreaterThan(0);
  },
};

export const Together: Story = {
  name: 'The figures of the large page are those of the main page at the same moment [SHL-27]',
  args: {
    path: pathTo('main'),
    children: (
      <>
        <MainScreen />
        <ElderlyMainScreen />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(figureOf(canvasElement, pathTo('deviceList'))).toMatch(/^[\d,]+$/));
    const devices = figureOf(canvasElement, pathTo('deviceList'));
    const main = within(canvasElement).getAllByText(devices);
    await expect(main.length).toBeGreaterThan(1);
  },
};
