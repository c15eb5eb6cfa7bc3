import { type BuildingOnRecord, buildingCalls } from '@fireline/api/building';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../lib/ConsoleStory.stories.support.tsx';
import { BuildingDetailScreen } from './BuildingDetailScreen.tsx';
import { FireFloorsScreen, PlaceFloorsScreen } from './FloorListScreen.tsx';

const meta = {
  title: 'Screens/Building',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: `${pathTo('buildingDetail', { buildingId: 1 })}?floor=1`,
    children: <BuildingDetailScreen params={{ buildingId: '1' }} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: figures with their lists, the floors with what is open there, the plan and the devices of the chosen one [BLD-01, BLD-04]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figures = within(await canvas.findByRole('list', { name: /^(概况|概況|At a glance)$/ }));
    const online = await figures.findByRole('link', { name: /(在线率|在線率|Online).*%/ });
    await expect(online).toHaveAttribute('href', expect.stringContaining('building=1'));
    const chosen = within(canvas.getByRole('listbox')).getByRole('option', { selected: true });
    await expect(chosen).toHaveAccessibleName(/^(1 层|1 樓|1\/F|Floor 1)/);
    await canvas.findByRole('grid');
    chosen.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(canvas.getByRole('listbox')).getByRole('option', { selected: true })).toHaveAccessibleName(
      /^(2 层|2 樓|2\/F|Floor 2)/,
    );
    // a floor without a plan has the way to one, which knows the floor
    await userEvent.click(canvas.getByRole('button', { name: /^(新建平面图|新增平面圖|New plan)$/ }));
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByRole('textbox', { name: /^(名称|名稱|Name)/ })).toHaveDisplayValue(
      /(2 层|2 層|Floor 2)$/,
    );
    await userEvent.click(form.getByRole('button', { name: /^(关闭|關閉|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: /^(基本信息|基本資料|Facts)$/ }));
    await canvas.findByText(/耐火等级|耐火等級|Fire resistance rating/);
  },
};

/** The least that a browser takes for a PNG. */
const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const Pictured: Story = {
  name: 'A picture is added and shown; what is missing is told by its name [BLD-02, BLD-03]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(修改|Change)$/ }));
    const drawer = await screen.findByRole('dialog');
    const form = within(drawer);
    const number = await form.findByRole('textbox', { name: /建筑编号|樓宇編號|Number/ });
    await userEvent.clear(number);
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(number).toBeInvalid());
    await userEvent.type(number, 'A-1');
    const [input] = drawer.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('Nothing takes a picture');
    await userEvent.upload(input, new File([dot], 'gate.png', { type: 'image/png' }));
    await form.findByText(/gate\.png/);
    // it says something else until the picture is there
    await userEvent.click(await form.findByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('img', { name: /建筑及周边图片|樓宇及周邊圖片|surroundings/ });
  },
};

/** Somebody else who saves other remarks of building 1. */
async function saveFirst(remarks: string): Promise<void> {
  const client = await storyClient('platform');
  const { building } = await client.send(buildingCalls.detail, { buildingId: 1 });
  const { buildingId, name, floorsAbove, floorsUnder, lng, lat, hasOwnPoint, revision } = building;
  const { phone: _masked, ...record } = building.record as BuildingOnRecord;
  const images = {
    images: [...record.images],
    evacuationDiagrams: [...record.evacuationDiagrams],
    exitPlans: [...record.exitPlans],
  };
  const lnglat = hasOwnPoint ? { lnglat: `${lng},${lat}` } : {};
  const floors = { floorsAbove, floorsUnder };
  await client.send(buildingCalls.change, {
    ...record,
    ...images,
    ...floors,
    ...lnglat,
    buildingId,
    name,
    revision,
    remarks,
  });
}

export const SavedFirst: Story = {
  name: 'Saved first: the second editor learns who saved and when, loads it and keeps what was typed [BLD-01] [SHL-30]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(修改|Change)$/ }));
    const field = (name: RegExp) => screen.findByRole('textbox', { name });
    const number = /建筑编号|樓宇編號|Number/;
    await userEvent.clear(await field(number));
    await userEvent.type(await field(number), 'B-77');
    const remarks = `先保存 ${Date.now() % 100_000}`;
    await saveFirst(remarks);
    // the dialog that waits for its content gives way to the one that has it
    await userEvent.click(await screen.findByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(await screen.findByText(/修改了此记录|更改了此記錄|has changed this record/)).toBeVisible();
    await expect(screen.getByText(/(保存于|儲存於|Saved at) .*2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^(载入新内容|載入新內容|Load what is stored now)$/ }));
    await expect(await screen.findByDisplayValue(remarks)).toBeVisible();
    await expect(await field(number)).toHaveValue('B-77');
    await userEvent.click(await screen.findByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await userEvent.click(canvas.getByRole('tab', { name: /^(基本信息|基本資料|Facts)$/ }));
    await expect(await canvas.findByText('B-77')).toBeVisible();
  },
};

export const Floors: Story = {
  name: 'Floors of all buildings, found by the name of their building [SHL-09] [BLD-04]',
  args: { path: `${pathTo('buildingFloors')}?search=nowhere`, children: <PlaceFloorsScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/没有符合条件的数据|沒有符合條件的資料|Nothing matches/);
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    const grid = await canvas.findByRole('grid', { name: /^(楼层|樓層|Floors)$/ });
    const floors = () =>
      [...grid.querySelectorAll('[role=row]')].flatMap(
        (row) => row.querySelectorAll('[role=gridcell]')[1]?.textContent ?? [],
      );
    await waitFor(() => expect(new Set(floors()).size).toBeGreaterThan(1));
    const client = await storyClient('platform');
    const { rows } = await client.send(buildingCalls.floors, { holds: 'devices', sort: 'place', pageSize: 1 });
    const named = rows[0]?.buildingName ?? '';
    await userEvent.type(search, named);
    await waitFor(() => expect(new Set(floors().map((name) => name.includes(named)))).toEqual(new Set([true])));
  },
};

export const WorstFloors: Story = {
  name: 'The worst floor comes first with what waits there; floors without devices are folded behind their number [BLD-04] [BLD-05]',
  args: { path: pathTo('buildingFloors'), children: <PlaceFloorsScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const client = await storyClient('platform');
    const sent = { sort: 'alarmLevel', pageSize: 1 } as const;
    const { rows, total, withoutDevices } = await client.send(buildingCalls.floors, { ...sent, holds: 'devices' });
    const worst = rows[0];
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(grid.querySelectorAll('[role=row] [role=gridcell]').length).toBeGreaterThan(0));
    const [level, floor, alarms] = within(grid).getAllByRole('gridcell');
    await expect(level).not.toHaveTextContent(/^$/);
    await expect(floor).toHaveTextContent(worst?.buildingName ?? '-');
    await expect(alarms).toHaveTextContent(String(worst?.alarms));
    await expect(withoutDevices).toBeGreaterThan(0);
    const more = canvas.getByRole('button', { name: new RegExp(`${withoutDevices} (层|層|more)`) });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
    // the page on which they begin, with the last floors that have devices at most
    await waitFor(() => {
      const [devices] = within(grid).getAllByRole('gridcell').slice(-1);
      return expect(devices).toHaveTextContent(/^0$/);
    });
    const every = new RegExp((total + withoutDevices).toLocaleString('en'));
    await expect((await canvas.findAllByText(every)).length).toBeGreaterThan(0);
  },
};

export const FireFloors: Story = {
  name: 'A fire crew reads what hangs on a floor and whom to call, the worst floor first [BLD-05]',
  args: { path: pathTo('fireFloors'), children: <FireFloorsScreen /> },
  play: async ({ canvasElement }) => {
    const { rows } = await (
      await storyClient('platform')
    ).send(buildingCalls.floors, {
      holds: 'devices',
      sort: 'alarmLevel',
      pageSize: 1,
    });
    const canvas = within(canvasElement);
    await canvas.findByRole('columnheader', { name: /(本层设备|本層裝置|Equipment)/ });
    await waitFor(() => expect(canvas.getAllByRole('gridcell').at(-1)?.closest('[role=row]')).toHaveTextContent(/\d/));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(rows[0]?.record?.responsible ?? '');
  },
};
