import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { Tree, type TreeProps } from './Tree.tsx';
import type { TreeNode } from './nodes.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'a',
    label: 'Galaxy Plaza',
    children: [
      {
        id: 'a1',
        label: 'Floor 1',
        children: [
          { id: 'a11', label: 'Smoke' },
          { id: 'a12', label: 'Heat' },
        ],
      },
      { id: 'a2', label: 'Floor 2', disabled: true },
    ],
  },
  { id: 'b', label: 'Harbour' },
];
const english = { language: 'en' } as const;
const item = (name: string | RegExp) => page.getByRole('treeitem', { name });
const tree = () => page.getByRole('tree', { name: 'Devices' });
const shown = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((row) => row.textContent?.trim());
const active = () =>
  document.getElementById(tree().element().getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();
const focus = () => drawn(() => (tree().element() as HTMLElement).focus());
type Change = NonNullable<TreeProps['onChange']>;

/** Branches whose answers the test gives. */
const asking = () => {
  const asked: {
    id: string | null;
    signal: AbortSignal;
    answer: (nodes: readonly TreeNode[]) => void;
    fail: () => void;
  }[] = [];
  const load: NonNullable<TreeProps['load']> = ({ node, signal }) =>
    new Promise((resolve, reject) => {
      asked.push({ id: node?.id ?? null, signal, answer: resolve, fail: () => reject(new Error('no link')) });
    });
  return { asked, load };
};
const lazy: readonly TreeNode[] = [{ id: 'sz', label: 'Shenzhen', hasChildren: true }];

describe('Tree [LIB-01]', () => {
  it('keyboard: arrows walk, open and close; Enter and Space choose; typed letters lead on', async () => {
    const change = vi.fn<Change>();
    await mount(<Tree label="Devices" nodes={nodes} onChange={change} />);
    await focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await vi.waitFor(() => expect(active()).toBe('Floor 1'));
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenLastCalledWith({ value: ['a1'] });
    await expect.element(item('Floor 1')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('har');
    await vi.waitFor(() => expect(active()).toBe('Harbour'));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await vi.waitFor(() => expect(shown()).toEqual(['Galaxy Plaza', 'Harbour']));
    await userEvent.keyboard('*');
    await vi.waitFor(() => expect(shown()).toContain('Floor 2'));
  });

  it('what is disabled opens but is not chosen', async () => {
    const change = vi.fn<Change>();
    await mount(<Tree label="Devices" nodes={nodes} defaultOpenIds={['a']} onChange={change} />);
    await focus();
    await userEvent.keyboard('floor 2{Enter}');
    await vi.waitFor(() => expect(active()).toBe('Floor 2'));
    await expect.element(item('Floor 2')).toHaveAttribute('aria-disabled', 'true');
    expect(change).not.toHaveBeenCalled();
  });

  it('mirrors the arrows from right to left', async () => {
    await mount(
      <div dir="rtl">
        <Tree label="Devices" nodes={nodes} />
      </div>,
    );
    await focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item('Galaxy Plaza')).toHaveAttribute('aria-expanded', 'true');
  });

  it('several: a branch takes all under it and is mixed with some; controlled it shows its owner’s', async () => {
    const change = vi.fn<Change>();
    const of = (value: readonly string[]) => (
      <Tree
        label="Devices"
        nodes={nodes}
        selection="multiple"
        defaultOpenIds={['a', 'a1']}
        value={value}
        onChange={change}
      />
    );
    const { rerender } = await mount(of(['a11']));
    await expect.element(tree()).toHaveAttribute('aria-multiselectable', 'true');
    await expect.element(item('Floor 1')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(item('Heat'));
    expect(change).toHaveBeenLastCalledWith({ value: ['a1'] });
    await expect.element(item('Heat')).toHaveAttribute('aria-checked', 'false');
    await rerender(of(['a1']));
    await expect.element(item('Floor 1')).toHaveAttribute('aria-checked', 'true');
    await expect.element(item('Galaxy Plaza')).toHaveAttribute('aria-checked', 'mixed');
  });

  it('without a choice a press opens and closes, and nothing is selected', async () => {
    const open = vi.fn<NonNullable<TreeProps['onOpenChange']>>();
    await mount(<Tree label="Devices" nodes={nodes} selection="none" onOpenChange={open} />);
    await userEvent.click(item('Galaxy Plaza'));
    expect(open).toHaveBeenLastCalledWith({ value: ['a'] });
    expect(item('Floor 1').element().hasAttribute('aria-selected')).toBe(false);
    await userEvent.click(item('Galaxy Plaza'));
    expect(open).toHaveBeenLastCalledWith({ value: [] });
  });

  it('a group opens and is not selected', async () => {
    const change = vi.fn<Change>();
    const grouped = [{ id: 'g', label: 'Province', isGroup: true, children: [{ id: 'c', label: 'City' }] }];
    await mount(<Tree label="Devices" nodes={grouped} onChange={change} />);
    await userEvent.click(item('Province'));
    await userEvent.click(item('City'));
    expect(item('Province').element().hasAttribute('aria-selected')).toBe(false);
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: ['c'] });
  });

  it('finds with the way kept and the match marked, and gives back what was open', async () => {
    const { root } = await mount(<Tree label="Devices" nodes={nodes} isSearchable />, english);
    const field = page.getByRole('searchbox', { name: 'Find Devices' });
    await userEvent.fill(field, 'SMO');
    await vi.waitFor(() => expect(shown()).toEqual(['Galaxy Plaza', 'Floor 1', 'Smoke']));
    expect(root.querySelector('mark')?.textContent).toBe('Smo');
    await expect.element(page.getByRole('status')).toHaveTextContent('Matches: 1');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(tree()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(() => expect(shown()).toEqual(['Galaxy Plaza']));
    await userEvent.fill(field, 'moon');
    await vi.waitFor(() => expect(root.textContent).toContain('Nothing matches'));
    await userEvent.fill(field, '');
    await vi.waitFor(() => expect(shown()).toEqual(['Galaxy Plaza', 'Harbour']));
  });

  it('asks for a branch when it opens, once, and keeps the answer', async () => {
    const { asked, load } = asking();
    await mount(<Tree label="Devices" nodes={lazy} load={load} />, english);
    expect(asked).toEqual([]);
    await focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('Loading…')).toBeVisible();
    await drawn(() => asked[0]?.answer([{ id: 'ft', label: 'Futian' }]));
    await expect.element(item('Futian')).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect.element(item('Futian')).toBeVisible();
    expect(asked.map(({ id }) => id)).toEqual(['sz']);
  });

  it('closing aborts, and the late answer is dropped', async () => {
    const { asked, load } = asking();
    await mount(<Tree label="Devices" nodes={lazy} load={load} />, english);
    await focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
    await drawn(() => asked[0]?.answer([{ id: 'late', label: 'Late' }]));
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(shown()).toEqual(['Shenzhen', 'Loading…']);
  });

  it('a branch that could not be loaded says so and is asked for again by key', async () => {
    const { asked, load } = asking();
    await mount(<Tree label="Devices" nodes={lazy} load={load} defaultOpenIds={['sz']} />, english);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await drawn(() => asked[0]?.fail());
    await expect.element(item('Loading failed Try again')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading failed');
    await focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await drawn(() => asked[1]?.answer([{ id: 'ft', label: 'Futian' }]));
    await expect.element(item('Futian')).toBeVisible();
  });

  it('asks for the top where none is given; what comes empty is no branch any more', async () => {
    const { asked, load } = asking();
    await mount(<Tree label="Devices" load={load} defaultOpenIds={['sz']} />, english);
    await vi.waitFor(() => expect(asked.map(({ id }) => id)).toEqual([null]));
    await drawn(() => asked[0]?.answer(lazy));
    await vi.waitFor(() => expect(asked.map(({ id }) => id)).toEqual([null, 'sz']));
    await drawn(() => asked[1]?.answer([]));
    await vi.waitFor(() => expect(item('Shenzhen').element().hasAttribute('aria-expanded')).toBe(false));
  });

  it('finds in branches that were never opened, by asking for the ways to what matches', async () => {
    const { asked, load } = asking();
    const found: { text: string; signal: AbortSignal }[] = [];
    const find = (request: { readonly text: string; readonly signal: AbortSignal }) => {
      found.push(request);
      return request.text === 'moon' ? Promise.reject(new Error('offline')) : Promise.resolve(['sz', 'ft']);
    };
    const { root } = await mount(<Tree label="Devices" nodes={lazy} load={load} find={find} isSearchable />, english);
    const field = page.getByRole('searchbox', { name: 'Find Devices' });
    await userEvent.fill(field, 'smoke');
    await vi.waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['sz']));
    await drawn(() => asked[0]?.answer([{ id: 'ft', label: 'Futian', hasChildren: true }]));
    await vi.waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['sz', 'ft']));
    await drawn(() => asked[1]?.answer([{ id: 's1', label: 'Smoke 1' }]));
    await vi.waitFor(() => expect(shown()).toEqual(['Shenzhen', 'Futian', 'Smoke 1']));
    await userEvent.fill(field, 'moon');
    await vi.waitFor(() =>
      expect(root.textContent).toContain('The search failed: only branches that were opened are shown'),
    );
    expect(found[0]?.signal.aborted).toBe(true);
  });

  it('of 50 000 nodes draws those that are seen, and End leads to the last', async () => {
    const many = Array.from({ length: 50_000 }, (_, at) => ({ id: `${at}`, label: `Device ${at}` }));
    await mount(<Tree label="Devices" nodes={many} height={400} />);
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(60);
    await focus();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(active()).toBe('Device 49999'));
    await expect.element(item('Device 49999')).toBeInViewport();
    await expect.element(item('Device 49999')).toHaveAttribute('aria-posinset', '50000');
  });

  it('shows what is chosen from the start, however far down', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, label: `Device ${at}` }));
    const { rerender } = await mount(<Tree label="Devices" nodes={many} defaultValue={['400']} height={400} />);
    await expect.element(item('Device 400')).toBeInViewport({ ratio: 0.9 });
    await rerender(<Tree key="without a height" label="Devices" nodes={many} defaultValue={['400']} />);
    await expect.element(item('Device 400')).toBeInViewport({ ratio: 0.9 });
  });

  it('hands the owner’s nodes to what stands at the end of a row', async () => {
    const own = [{ id: 'a', label: 'Galaxy', alarms: 3 }];
    await mount(<Tree label="Devices" nodes={own} renderEnd={(node) => `${node.alarms} alarms`} />);
    await expect.element(item('Galaxy 3 alarms')).toBeVisible();
  });
});
