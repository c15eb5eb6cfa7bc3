import { type ReactNode, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { AlarmPopupQueue } from '../../AlarmPopupQueue/index.ts';
import { ConfirmDialog } from '../../ConfirmDialog/index.ts';
import { DeviceStatusTag } from '../../DeviceStatusTag/index.ts';
import { ToastProvider, useToast } from '../../Toast/index.ts';
import { examples } from '../examples.tsx';
import { type LayerKind, layerKinds } from './layers.test.support.ts';
import { mount } from '../mount.test.support.tsx';

interface Kind {
  readonly content: () => ReactNode;
  /** Opens it, where it is not open from the beginning. */
  readonly open?: () => Promise<void>;
  /** What is open, by a selector. */
  readonly layer: string;
  /** It makes the page behind it inert. */
  readonly isModal?: boolean;
}

function Told() {
  const toasts = useToast();
  useEffect(() => void toasts.show({ title: 'note', timeoutMs: null }), [toasts]);
  return null;
}

const example = (name: string) => (): ReactNode =>
  examples[name]?.({ className: '', 'data-conformance': '', ref: () => {} });
const press = (role: 'button' | 'combobox') => () => userEvent.click(page.getByRole(role).first());
const device = { online: false, dStatus: 1, expired: false, open: false, lowPower: false, signals: 7 } as const;
const dialog = '[aria-modal="true"]';

const kinds: Readonly<Record<LayerKind, Kind>> = {
  ComboBox: { content: example('ComboBox'), open: press('combobox'), layer: '[role=listbox]' },
  CommandPalette: { content: example('CommandPalette'), layer: dialog, isModal: true },
  ConfirmDialog: {
    content: () => (
      <ConfirmDialog isOpen title="Remove?" confirmLabel="Remove" onConfirm={() => {}} onCancel={() => {}} />
    ),
    layer: dialog,
    isModal: true,
  },
  DeviceStatusTag: {
    content: () => <DeviceStatusTag device={device} />,
    open: press('button'),
    layer: '[role=dialog]',
  },
  Dialog: { content: example('Dialog'), layer: dialog, isModal: true },
  Drawer: { content: example('Drawer'), layer: dialog, isModal: true },
  KeyboardHelp: { content: example('KeyboardHelp'), layer: dialog, isModal: true },
  Menu: { content: example('Menu'), layer: '[role=menu]' },
  MultiSelect: { content: example('MultiSelect'), open: press('combobox'), layer: '[role=listbox]' },
  Popover: { content: example('Popover'), layer: '[role=dialog]' },
  Select: { content: example('Select'), open: press('combobox'), layer: '[role=listbox]' },
  Toast: {
    content: () => (
      <ToastProvider>
        <Told />
      </ToastProvider>
    ),
    layer: '[role=alertdialog]',
  },
  Tooltip: { content: example('Tooltip'), layer: '[role=tooltip]' },
};

const alarm = {
  alarmId: 1,
  level: 1,
  kind: 'smoke',
  raisedAtMs: 1_700_000_000_000,
  unitName: 'Harbour Hotel',
  buildingName: 'B',
  floor: 3,
  placeName: 'Room 301',
} as const;

const station = { raise: () => {} };
function Station({
  content,
  onAcknowledge,
}: {
  readonly content: () => ReactNode;
  readonly onAcknowledge: () => void;
}) {
  const [alarms, setAlarms] = useState<readonly (typeof alarm)[]>([]);
  useEffect(() => {
    station.raise = () => setAlarms([alarm]);
  }, []);
  const acknowledge = (): void => {
    setAlarms([]);
    onAcknowledge();
  };
  return (
    <>
      <AlarmPopupQueue alarms={alarms} onAcknowledge={acknowledge} onOpen={() => {}} />
      <main tabIndex={-1}>{content()}</main>
    </>
  );
}

/** What assistive technology is given, as `role: name`. */
async function told(): Promise<readonly string[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  // the page of a test is a frame of the runner's
  const own = frameTree.childFrames?.find(({ frame }) => frame.url === location.href);
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', own ? { frameId: own.frame.id } : {});
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)}: ${String(name?.value ?? '')}`);
}

const popup = () => page.getByRole('region', { name: 'New alarms' });
/** Whether nothing lies over the middle of the element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function begin(name: LayerKind) {
  const { content, open, layer, isModal = false } = kinds[name];
  const opened = (): Element | null => document.querySelector(layer);
  const onAcknowledge = vi.fn<() => void>();
  await mount(<Station content={content} onAcknowledge={onAcknowledge} />, { language: 'en' });
  await open?.();
  await vi.waitFor(() => expect(opened()).not.toBeNull());
  expect(document.querySelector('main')?.closest('[inert]') !== null).toBe(isModal);
  station.raise();
  await expect.element(popup()).toBeVisible();
  return { onAcknowledge, opened, isModal };
}

it.each(layerKinds)(
  'over an open %s an alarm is seen, is told to screen readers and can be acknowledged [ALM-04] [N23]',
  async (name) => {
    const { onAcknowledge, opened, isModal } = await begin(name);
    const button = popup().getByRole('button', { name: 'Acknowledge' });
    expect([isOnTop(popup().element()), isOnTop(button.element())]).toEqual([true, true]);
    const tree = await told();
    expect(tree).toContain('region: New alarms');
    expect(tree).toContain('button: Acknowledge');
    expect(tree.some((node) => node.startsWith('StaticText: Critical: Smoke, Harbour Hotel'))).toBe(true);
    await userEvent.click(button);
    expect(onAcknowledge).toHaveBeenCalledOnce();
    expect(opened() !== null || !isModal).toBe(true);
  },
);

it.each(layerKinds.filter((name) => kinds[name].isModal))(
  'in an open %s F8 goes to the alarm and back, and Escape there leaves it open [ALM-04]',
  async (name) => {
    const { opened, onAcknowledge } = await begin(name);
    const before = document.activeElement;
    expect(opened()?.contains(before)).toBe(true);
    await userEvent.keyboard('{F8}');
    await expect.element(popup().getByRole('group')).toHaveFocus();
    await userEvent.keyboard('{F8}');
    expect(document.activeElement).toBe(before);
    await userEvent.keyboard('{F8}{Tab}');
    await expect.element(popup().getByRole('button', { name: 'Acknowledge' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(opened()).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onAcknowledge).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(opened()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(opened()?.contains(document.activeElement)).toBe(true);
  },
);
