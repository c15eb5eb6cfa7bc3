import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PlanCanvas } from './PlanCanvas.tsx';
import { makeBlankPlan, makePlan, makePlanOf } from './planMaker.stories.support.ts';

const office = { kind: 'drawing', drawing: makePlan() } as const;
const never = { kind: 'published', id: 'never', load: () => new Promise<never>(() => {}) } as const;
const lost = { kind: 'published', id: 'lost', load: () => Promise.reject(new TypeError('connection lost')) } as const;

const meta = {
  component: PlanCanvas,
  parameters: { docs: { source: { type: 'code' } }, layout: 'fullscreen' },
  args: { label: '1层平面图', source: office, style: { height: '100vh', minHeight: 480 }, onViewChange: fn() },
  // for a plan that is not there
  argTypes: { emptyActions: { control: false } },
} satisfies Meta<typeof PlanCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** For monitoring: the plan steps back, so that what is wrong stands out. */
export const Grey: Story = { args: { defaultColours: 'grey' } };

/** Twelve floors in one file, as drawing offices deliver them. */
export const ManyFloors: Story = { args: { source: { kind: 'drawing', drawing: makePlan({ floors: 12 }) } } };

/** A million lines: pan and zoom as easily as with a thousand. */
export const MillionLines: Story = {
  tags: ['!test'],
  args: { label: '一百万条线' },
  render: (args) => <PlanCanvas {...args} source={{ kind: 'drawing', drawing: millionLines() }} />,
};
let made: ReturnType<typeof makePlanOf> | undefined;
const millionLines = () => (made ??= makePlanOf(1_000_000));

/** No plan on file: says so, and draws nothing. */
export const Empty: Story = {
  args: { source: undefined, emptyActions: <Button variant="primary">上传平面图</Button> },
};

export const Loading: Story = { args: { source: never } };

export const Failed: Story = { args: { source: lost } };

/** A file that was read to its end, with nothing in it that can be drawn. */
export const Blank: Story = { args: { source: { kind: 'drawing', drawing: makeBlankPlan(128) } } };

export const ImpossibleProps: Story = {
  args: {
    label: '🔥'.repeat(200),
    defaultView: { x: Number.NaN, y: Number.POSITIVE_INFINITY, scale: -1 },
    hiddenLayers: ['没有这一层', '', '没有这一层'],
    source: {
      kind: 'drawing',
      drawing: { ...makePlan({ rooms: 1 }), metresPerUnit: Number.NaN, extent: { minX: 0, minY: 0, maxX: 0, maxY: 0 } },
    },
  },
};

const low = { height: 300, flex: 1, minWidth: 0 };
/** Plans of the grid below that there is something to see of. */
const drawnPlans = 5;

export const States: Story = {
  tags: ['grid'],
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelectorAll('canvas[data-picture="done"]')).toHaveLength(drawnPlans), {
      timeout: 60_000,
    }),
  render: (args) => (
    <StateGrid
      states={{
        colours: <PlanCanvas {...args} label="彩色" style={low} />,
        grey: <PlanCanvas {...args} label="灰度" style={low} defaultColours="grey" />,
        'without furniture': (
          <PlanCanvas
            {...args}
            label="部分图层"
            style={low}
            hiddenLayers={['FURNITURE 家具', 'SPRINKLER 喷淋', 'AXIS 轴线', 'DIM 尺寸']}
          />
        ),
        'a part': <PlanCanvas {...args} label="局部" style={low} defaultView={{ x: 9600, y: 7800, scale: 0.06 }} />,
        '320 px': <PlanCanvas {...args} label="窄屏" style={{ height: 300, width: 320 }} />,
        'none on file': (
          <PlanCanvas
            {...args}
            label="无图"
            style={low}
            source={undefined}
            emptyActions={<Button>上传平面图</Button>}
          />
        ),
        loading: <PlanCanvas {...args} label="打开中" style={low} source={never} />,
        failed: <PlanCanvas {...args} label="失败" style={low} source={lost} />,
        blank: (
          <PlanCanvas {...args} label="空白" style={low} source={{ kind: 'drawing', drawing: makeBlankPlan(128) }} />
        ),
      }}
    />
  ),
};
