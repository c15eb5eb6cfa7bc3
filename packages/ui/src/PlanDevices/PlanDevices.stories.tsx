import { spreadOf } from '@fireline/domain/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PlanCanvas, type PlanCanvasProps } from '../PlanCanvas/index.ts';
import { PlanDevices } from './PlanDevices.tsx';
import {
  alarmedPoints,
  exits,
  floorDrawing,
  floorPoints,
  manyPoints,
  storyNowMs,
  trayDevices,
} from './floor.stories.support.ts';

const source = { kind: 'drawing', drawing: floorDrawing() } as const;

interface OnPlanProps extends ComponentProps<typeof PlanDevices> {
  readonly plan?: Partial<PlanCanvasProps>;
}

function OnPlan({ plan, ...props }: OnPlanProps) {
  return (
    <PlanCanvas label="3 层平面图" source={source} colours="grey" style={{ height: 520 }} {...plan}>
      <PlanDevices {...props} />
    </PlanCanvas>
  );
}

const meta = {
  component: PlanDevices,
  args: {
    points: floorPoints,
    mode: 'view',
    resources: exits,
    onOpenDevice: fn(),
    onAcknowledge: fn(),
  },
  argTypes: {
    points: { control: false },
    tray: { control: false },
    resources: { control: false },
    spread: { control: false },
    mode: { control: 'inline-radio', options: ['view', 'edit', 'monitor'] },
    revision: { control: false },
  },
  render: (args) => <OnPlan {...args} />,
  parameters: { docs: { story: { height: '560px' } } },
} satisfies Meta<typeof PlanDevices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the current point: there as soon as the plan is drawn. */
const cursorIn = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const layer = await within(canvasElement).findByRole('group', { name: '图上设备' });
  await waitFor(() => expect(canvasElement.querySelector('canvas[data-picture="done"]')).not.toBeNull());
  return waitFor(() => within(layer).getByRole('button', { name: /[，,]/ }));
};

/** What matters most is the current point; arrows go on, Enter opens. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const cursor = await cursorIn(canvasElement);
    await expect(cursor).toHaveAccessibleName('燃气 3F-52，燃气探测器，被拆除');
    cursor.focus();
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: '燃气 3F-52' });
    await userEvent.click(within(card).getByRole('button', { name: '打开设备' }));
    await expect(args.onOpenDevice).toHaveBeenCalledWith({ deviceId: 52 });
    await userEvent.keyboard('{Escape}');
  },
};

/** An alarm is open: its card tells the nearest way out, hydrant and camera, and lines lead there. */
export const Monitoring: Story = {
  args: { mode: 'monitor', points: alarmedPoints },
  play: async ({ canvasElement, args }) => {
    const cursor = await cursorIn(canvasElement);
    await expect(cursor).toHaveAccessibleName(/1 级 紧急，未确认/);
    cursor.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^烟感 3F-04/));
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: '烟感 3F-04' });
    await expect(await within(card).findByText(/^安全出口 · \d+ 米$/)).toBeVisible();
    await expect(within(card).getByText('西侧楼梯')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: '确认' }));
    await expect(args.onAcknowledge).toHaveBeenCalledWith({ alarmId: 901, deviceId: 4 });
  },
};

/** The plan names no way out, and says so. */
export const NothingNear: Story = {
  args: { mode: 'monitor', points: alarmedPoints.filter(({ deviceId }) => deviceId === 4), resources: [] },
};

/** The twin of the picture: searched, and gone through by keys. */
export const AsAList: Story = {
  // its page would show it before it is pressed
  tags: ['!autodocs'],
  args: { mode: 'monitor', points: alarmedPoints },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^设备 27/ }));
    const list = await canvas.findByRole('listbox');
    await expect(within(list).getAllByRole('option')[0]).toHaveAccessibleName(/1 级 紧急/);
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找设备' }), '消火栓');
    await waitFor(() => expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(2));
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await screen.findByRole('dialog', { name: '消火栓 3F-32' })).toBeVisible();
  },
};

function Editing(props: ComponentProps<typeof PlanDevices>) {
  const [revision, setRevision] = useState(7);
  return (
    <OnPlan
      {...props}
      mode="edit"
      tray={trayDevices}
      revision={revision}
      onSave={async (save) => {
        const answer = await (props.onSave ?? (async () => ({ ok: true as const, revision: save.revision + 1 })))(save);
        if (answer.ok) setRevision(answer.revision);
        return answer;
      }}
    />
  );
}

/** Placed from the tray, moved by keys, taken back, saved. */
export const Edit: Story = {
  args: { onSave: fn(async ({ revision }) => ({ ok: true as const, revision: revision + 1 })) },
  render: (args) => <Editing {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^设备 27/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^待放置 4/ }));
    await userEvent.click(canvas.getByRole('button', { name: '放到图上：摄像机 3F-73' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^摄像机 3F-73/));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await expect(canvas.getByText('1 处未保存')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '朝向' })).toHaveValue('5');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('textbox', { name: '朝向' })).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('已保存')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ revision: 7 }));
  },
};

/** The order in which detectors went, at one moment of it. */
export const Spread: Story = {
  args: {
    mode: 'monitor',
    points: alarmedPoints,
    spread: {
      steps: spreadOf(
        [4, 3, 5, 12, 11, 2].map((deviceId, index) => ({
          deviceId,
          atMs: storyNowMs + index * 40_000,
          level: index < 3 ? 1 : 2,
        })),
      ),
      atMs: storyNowMs + 130_000,
    },
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^设备 0/ }));
    await expect(canvas.getByText('图上还没有设备')).toBeVisible();
  },
};

/** From afar: dots, the alarms over all of them. */
export const FiveThousand: Story = { args: { mode: 'monitor', points: manyPoints(5000) } };

const lost = { kind: 'published', id: 'lost', load: () => Promise.reject(new TypeError('connection lost')) } as const;

/** The plan cannot be had: its devices are still there, as a list with their cards. */
export const WithoutThePlan: Story = {
  args: { mode: 'monitor', points: alarmedPoints },
  render: (args) => <OnPlan {...args} plan={{ source: lost }} />,
};

/** Alarms on both sides of what is seen: the arrows say how many, how bad, and lead there. */
export const OutOfThePicture: Story = {
  args: { mode: 'monitor', points: alarmedPoints },
  render: (args) => <OnPlan {...args} plan={{ defaultView: { x: 33_000, y: 15_000, scale: 0.06 } }} />,
};

const low = { height: 320, flex: 1, minWidth: 0 };
/** Plans of the grid below that there is something to see of. */
const drawnPlans = 5;

/** The baseline: floors that are watched, seen from afar, edited and not to be had; an alarm is open on the first. */
export const States: Story = {
  tags: ['grid'],
  args: { mode: 'monitor', points: alarmedPoints },
  render: (args) => (
    <StateGrid
      states={{
        'an alarm is open': <OnPlan {...args} plan={{ label: '报警', style: { ...low, height: 420 } }} />,
        'alarms out of the picture': (
          <OnPlan
            {...args}
            plan={{ label: '画面外', style: low, defaultView: { x: 33_000, y: 15_000, scale: 0.06 } }}
          />
        ),
        '320 px': <OnPlan {...args} plan={{ label: '窄屏', style: { height: 320, width: 320 } }} />,
        'from afar': <OnPlan {...args} points={manyPoints(500)} plan={{ label: '远景', style: low }} />,
        edited: <OnPlan {...args} mode="edit" tray={trayDevices} plan={{ label: '编辑', style: low }} />,
        'without the plan': <OnPlan {...args} plan={{ label: '失败', style: low, source: lost }} />,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('canvas[data-picture="done"]')).toHaveLength(drawnPlans),
      { timeout: 60_000 },
    );
    const [layer] = await within(canvasElement).findAllByRole('group', { name: '图上设备' });
    within(layer as HTMLElement)
      .getByRole('button', { name: /[，,]/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '烟感 3F-03' })).toBeVisible();
  },
};
