import { deviceWords } from '@fireline/domain/device';
import type { Phrase } from '@fireline/domain/lib';
import { roles } from '@fireline/domain/role';
import { permissionTree, routeWords } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { expect, fn } from 'storybook/test';
import { useLanguage } from '../lib/index.ts';
import { labelOf, nodes, openIds, saved } from './PermissionMatrix.stories.support.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

const meta = {
  component: PermissionMatrix,
  args: { nodes, labelOf, roleKind: 'unit', saved, defaultValue: saved, defaultOpenIds: openIds, onChange: fn() },
  argTypes: { nodes: { control: false }, labelOf: { control: false }, roleKind: { control: 'select', options: roles } },
} satisfies Meta<typeof PermissionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A role without rights says so; nothing is granted by itself. */
export const NewRole: Story = { args: { defaultValue: new Set<string>(), saved: new Set<string>() } };

/** Organisations look and nothing else: what they can never have is shown and not to be ticked. */
export const Organisation: Story = { args: { roleKind: 'org' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Empty: Story = { args: { nodes: [] } };

const titles: Readonly<Record<string, Phrase>> = { ...routeWords, ...deviceWords };
const whole = permissionTree();

function WholeTree(props: Parameters<typeof PermissionMatrix>[0]) {
  const language = useLanguage();
  const titleOf = useCallback(
    (id: string): string => {
      if (id === 'deviceTypes') return { cn: '设备类型', hk: '裝置類型', en: 'Device types' }[language];
      const keys = [`shell.menu.${id}`, `shell.route.${id}`, `device.type.${id.replace('device.', '')}`];
      return keys.map((key) => titles[key]?.[language]).find(Boolean) ?? id;
    },
    [language],
  );
  return <PermissionMatrix {...props} nodes={whole} labelOf={titleOf} />;
}

/** Every menu, page and device type there is. */
export const Everything: Story = {
  args: { defaultOpenIds: ['alarm'], roleKind: 'platform' },
  render: (args) => <WholeTree {...args} />,
};

export const ImpossibleProps: Story = {
  args: {
    nodes: [
      { id: 'long', buttons: ['view', 'add'] },
      { id: 'rtl', buttons: [], children: [{ id: 'none' }] },
      { id: '', buttons: ['view', 'command'] },
    ],
    labelOf: (id: string) => (id === 'long' ? '长'.repeat(10_000) : 'إدارة 🔥'),
    defaultValue: new Set(['long:add', 'gone:view', 'no colon', ':view', String(Number.NaN)]),
    saved: new Set<string>(),
    defaultOpenIds: ['rtl', 'gone'],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const changed = new Set([...saved].filter((one) => one !== 'alarmNow:handle'))
  .add('deviceList:modify')
  .add('deviceDetail:command');

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PermissionMatrix
        label="a"
        {...{ nodes, labelOf, saved }}
        roleKind="unit"
        defaultValue={changed}
        defaultOpenIds={openIds}
      />
      <PermissionMatrix
        label="b"
        nodes={nodes.slice(1, 3)}
        labelOf={labelOf}
        roleKind="org"
        defaultOpenIds={['device']}
      />
      <PermissionMatrix
        label="c"
        nodes={nodes.slice(0, 2)}
        labelOf={labelOf}
        roleKind="unit"
        defaultValue={saved}
        readOnly
      />
    </div>
  ),
};
