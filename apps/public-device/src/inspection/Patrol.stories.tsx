import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withoutNetwork } from '../public/line.stories.support.ts';
import { onPhone, phone, phoneGlobals } from '../public/Phone.stories.support.tsx';
import { aPhone, type LoadedPhone, PhonePages, taskToWalk, unsent } from './PhoneStory.stories.support.tsx';

/** An inspector's phone: today's tasks, their rounds, and what waits to be sent; on a gateway inside the page. */
const meta: Meta = {
  title: 'Public pages/Patrol',
  component: PhonePages,
  decorators: [onPhone],
  parameters: { ...phone, controls: { disable: true } },
  globals: phoneGlobals,
  loaders: [aPhone()],
  render: (_args, { loaded }) => <PhonePages loaded={loaded as LoadedPhone} />,
};
export default meta;
type Story = StoryObj;

const walked = ({ tasks }: LoadedPhone) => {
  const kept = taskToWalk(tasks.map((task) => ({ owner: '', taskId: task.taskId, task, loadedAtMs: 0 })));
  const point = kept.task.points.find(({ items }) => items.some(({ results }) => results.length === 0));
  return { task: kept.task, taskId: kept.taskId, pointId: point?.pointId, point };
};
/** Opens the round that is to be walked. */
const onRound: Story['render'] = (_args, { loaded }) => (
  <PhonePages loaded={loaded as LoadedPhone} taskId={walked(loaded as LoadedPhone).taskId} />
);
/** Opens the next point of that round. */
const onPoint: Story['render'] = (_args, { loaded }) => {
  const { taskId, pointId } = walked(loaded as LoadedPhone);
  return <PhonePages loaded={loaded as LoadedPhone} taskId={taskId} pointId={pointId} />;
};

const nothingWaits = /^(在线 · 没有待上传|已連線 · 沒有待上載|Online · nothing waits)$/;
const waits = (count: number) =>
  new RegExp(`^(在线 · ${count} 条待上传|已連線 · ${count} 項待上載|Online · ${count} rows? waits?)$`);
const record = /^(记录|記錄|Record)$/;
const fails = /^(不合格|Fail)$/;

/** The tasks of today with how far each is; what is open and ends first comes first. [N24] [INS-05] */
export const Tasks: Story = {
  name: 'Tasks of today',
  tags: ['page'],
  play: async ({ canvas, loaded }) => {
    const { tasks } = loaded as LoadedPhone;
    await expect(await canvas.findByText(nothingWaits)).toBeVisible();
    await expect(
      await canvas.findAllByRole('button', { name: new RegExp(walked(loaded as LoadedPhone).task.unitName) }),
    ).not.toHaveLength(0);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(tasks.length));
  },
};

/** A round: the next point large, the others below in the order of the line. [N24] [INS-05] */
export const Round: Story = {
  name: 'A round: the next point',
  tags: ['page'],
  render: onRound,
  play: async ({ canvas, loaded }) => {
    const { task, point } = walked(loaded as LoadedPhone);
    await canvas.findByRole('heading', { level: 1, name: task.lineName });
    await expect(canvas.getByRole('heading', { level: 2, name: point?.name ?? '' })).toBeVisible();
  },
};

/** A point with its items: pass and fail, what is asked for, words and pictures of what fails. [N24] [INS-05] */
export const Point: Story = {
  name: 'A point with its items',
  tags: ['page'],
  render: onPoint,
  play: async ({ canvas, loaded, userEvent }) => {
    const { point } = walked(loaded as LoadedPhone);
    await canvas.findByRole('heading', { level: 1, name: point?.name ?? '' });
    const [first] = canvas.getAllByRole('radio', { name: fails });
    if (!first) throw new Error('Nothing is asked for at the point');
    await userEvent.click(first);
    await expect(await canvas.findByRole('textbox', { name: /说明或读数|說明或讀數|Words or reading/ })).toBeVisible();
  },
};

/** What was recorded is shown, and entered again where it was wrong: with a reason, as long as the task is open. [N24] [INS-05] */
export const Correcting: Story = {
  name: 'A point: what was recorded is corrected',
  tags: ['page'],
  loaders: [aPhone({ line: 'serverDown', rows: unsent(1) })],
  render: onPoint,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('压力不足')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(更正|Correct)(：|: )/ }));
    const words = canvas.getByRole('textbox', { name: /更正原因|why it is corrected/ });
    await expect(words).toHaveValue('压力不足');
    const box = words.closest('fieldset');
    if (!box) throw new Error('The words belong to no item');
    await userEvent.click(within(box).getByRole('button', { name: /^(不更正|Leave it as it was)$/ }));
    await expect(canvas.queryByRole('textbox', { name: /更正原因|why it is corrected/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(更正|Correct)(：|: )/ }));
    await userEvent.click(canvas.getByRole('button', { name: record }));
    await expect(await canvas.findByText(/与原记录相同|與原記錄相同|nothing differs/)).toBeVisible();
  },
};

/** The gateway cannot be had: what was recorded waits, and what it has refused stands with its reason until its owner decides. [N24] */
export const Queue: Story = {
  name: 'Queue: rows that are not sent',
  tags: ['page'],
  loaders: [aPhone({ line: 'serverDown', rows: unsent(4, { ageMinutes: 26 * 60, isLastRefused: true }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waits(3))).toBeVisible();
    await expect(
      await canvas.findByText(/服务器暂时无法连接|暫時無法連接伺服器|The server cannot be reached/),
    ).toBeVisible();
    await expect(canvas.getByText(/超过 24 小时|超過 24 小時|older than 24 hours/)).toBeVisible();
    await expect(canvas.getByText(/^(1 条未被采用|1 項未被採用|1 row was not taken)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(立即上传|立即上載|Send now)$/ })).toBeVisible();
  },
};

/** The phone has no network: the round goes on, and what waits is counted. [N24] */
export const Offline: Story = {
  name: 'Offline: the round goes on',
  // no network on a documentation page would be none for its other examples either
  tags: ['page', '!autodocs'],
  beforeEach: withoutNetwork,
  loaders: [aPhone({ line: 'cut', rows: unsent(2) })],
  render: onRound,
  play: async ({ canvas, loaded }) => {
    const { task } = walked(loaded as LoadedPhone);
    await expect(
      await canvas.findByText(/^(离线 · 2 条待上传|離線 · 2 項待上載|Offline · 2 rows wait)$/),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: task.lineName })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(立即上传|立即上載|Send now)$/ })).toBeNull();
  },
};

/** An account that is no inspector's has no tasks, and learns whom to ask. [N24] */
export const NotBound: Story = {
  name: 'Empty: no inspector has this account',
  tags: ['page'],
  loaders: [aPhone({ username: 'platform' })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(此账号未关联巡检员|此帳戶未關聯巡查員|No inspector has this account)$/),
    ).toBeVisible();
  },
};

/** A tag that is held to the phone opens its point; where the browser reads none, the page says so and the QR code stays. [N24] [INS-02] */
export const Nfc: Story = {
  name: 'A round: an NFC tag opens its point',
  tags: ['page', '!autodocs'],
  beforeEach: () => {
    const readers: EventTarget[] = [];
    class Reader extends EventTarget {
      scan = async (): Promise<void> => void readers.push(this);
    }
    const held = (serialNumber: string): void => {
      for (const reader of readers)
        reader.dispatchEvent(Object.assign(new Event('reading'), { serialNumber, message: { records: [] } }));
    };
    Object.assign(globalThis, { NDEFReader: Reader, holdTag: held });
    return () => {
      Reflect.deleteProperty(globalThis, 'NDEFReader');
      Reflect.deleteProperty(globalThis, 'holdTag');
    };
  },
  render: onRound,
  play: async ({ canvas, loaded, userEvent }) => {
    const { holdTag } = globalThis as unknown as { readonly holdTag: (serial: string) => void };
    const { task } = walked(loaded as LoadedPhone);
    await userEvent.click(await canvas.findByRole('button', { name: /^(扫描标签|掃描標籤|Scan a label)$/ }));
    await expect(await canvas.findByText(/贴近 NFC|貼近 NFC|hold the phone to an NFC tag/)).toBeVisible();
    holdTag('de:ad:be:ef');
    await expect(await canvas.findByText(/没有使用该标签|沒有使用該標籤|[Nn]o point of this task/)).toBeVisible();
    const tagged = task.points.find(({ tags }) => tags.length > 0);
    if (!tagged) throw new Error('no point of the task has a tag');
    holdTag((tagged.tags[0] ?? '').toLowerCase());
    await expect(await canvas.findByRole('heading', { level: 1, name: tagged.name })).toBeVisible();
    await expect(canvas.getByText(/^(已扫码|已掃碼|Scanned)$/)).toBeVisible();
  },
};
