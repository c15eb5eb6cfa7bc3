import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TreeNode } from '../Tree/index.ts';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';

const nodes: readonly TreeNode[] = [
  {
    id: '44',
    label: 'Guangdong',
    children: [
      {
        id: '4403',
        label: 'Shenzhen',
        children: [
          { id: '440305', label: 'Nanshan' },
          { id: '440304', label: 'Futian' },
        ],
      },
    ],
  },
  { id: '81', label: 'Hong Kong' },
];
const english = { language: 'en' } as const;
const box = () => page.getByRole('combobox', { name: 'Organisation' });
const item = (name: string) => page.getByRole('treeitem', { name });
type Change = NonNullable<TreeSelectProps['onChange']>;

describe('TreeSelect [LIB-01]', () => {
  it('keyboard: opens with Arrow Down, finds, chooses, shows the way, and has the focus back', async () => {
    const change = vi.fn<Change>();
    await mount(<TreeSelect label="Organisation" nodes={nodes} onChange={change} />, english);
    await drawn(() => (box().element() as HTMLElement).focus());
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('nanshan');
    await expect.element(item('Nanshan')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ value: ['440305'] }));
    await expect.element(box()).toHaveTextContent('Guangdong / Shenzhen / Nanshan');
    await expect.element(box()).toHaveFocus();
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens with the chosen one in sight; Escape closes and changes nothing', async () => {
    const change = vi.fn<Change>();
    await mount(<TreeSelect label="Organisation" nodes={nodes} defaultValue={['440305']} onChange={change} />, english);
    await userEvent.click(box());
    await expect.element(item('Nanshan')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toEqual([]));
    expect(change).not.toHaveBeenCalled();
  });

  it('several: stays open, counts, is cleared, and shows the fewest that say it', async () => {
    const change = vi.fn<Change>();
    await mount(
      <TreeSelect
        label="Organisation"
        selection="multiple"
        nodes={nodes}
        defaultValue={['440305']}
        onChange={change}
      />,
      english,
    );
    await userEvent.click(box());
    await userEvent.click(item('Futian'));
    expect(change).toHaveBeenLastCalledWith({ value: ['44'] });
    await expect.element(page.getByText('Chosen: 1')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Clear choice' }));
    expect(change).toHaveBeenLastCalledWith({ value: [] });
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.element(box()).toHaveTextContent('Choose');
  });

  it('goes with its form under its name, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <TreeSelect
          label="Organisation"
          name="orgId"
          selection="multiple"
          nodes={nodes}
          defaultValue={['440305', '81']}
          isClearable
        />
      </form>,
      english,
    );
    const sent = () => new FormData(root.querySelector('form') ?? undefined).getAll('orgId');
    expect(sent()).toEqual(['440305', '81']);
    await userEvent.click(page.getByRole('button', { name: 'Clear choice' }));
    expect(sent()).toEqual([]);
    await drawn(() => root.querySelector('form')?.reset());
    expect(sent()).toEqual(['440305', '81']);
  });

  it('asks for branches once, also when it is opened again, and shows the way to what is not loaded by its owner’s word', async () => {
    const load = vi.fn<NonNullable<TreeSelectProps['load']>>(() =>
      Promise.resolve([{ id: '4403', label: 'Shenzhen' }]),
    );
    await mount(
      <TreeSelect
        label="Organisation"
        nodes={[{ id: '44', label: 'Guangdong', hasChildren: true }]}
        load={load}
        defaultValue={['9']}
        pathOf={(id) => (id === '9' ? ['Elsewhere', 'Nine'] : undefined)}
      />,
      english,
    );
    await expect.element(box()).toHaveTextContent('Elsewhere / Nine');
    await userEvent.click(box());
    await userEvent.click(item('Guangdong').element().querySelector('[data-turner]') ?? document.body);
    await userEvent.click(item('Shenzhen'));
    await expect.element(box()).toHaveTextContent('Guangdong / Shenzhen');
    await userEvent.click(box());
    await expect.element(item('Shenzhen')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('an id that nobody knows shows itself; read-only shows and opens nothing', async () => {
    await mount(<TreeSelect label="Organisation" nodes={nodes} defaultValue={['77']} readOnly />, english);
    await expect.element(box()).toHaveTextContent('77');
    await userEvent.click(box());
    await drawn(() => (box().element() as HTMLElement).focus());
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('tells its problem, description and that it is required', async () => {
    await mount(
      <TreeSelect label="Organisation" nodes={nodes} problem="Choose one" description="Down to communities" required />,
    );
    await expect.element(box()).toHaveAccessibleDescription('Down to communities Choose one');
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  });
});
