import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Case(props: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>筛选</Button>
      <Drawer footer={<Button>应用</Button>} title="筛选设备" {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        {props.children ?? <TextField label="位置" />}
      </Drawer>
    </>
  );
}
const drawer = () => page.getByRole('dialog', { name: '筛选设备' });
const box = () => drawer().element().getBoundingClientRect();
const foot = () => drawer().getByRole('button', { name: '应用' }).element().getBoundingClientRect().bottom;
const pressBeside = () => userEvent.click(document.elementFromPoint(8, 8) as HTMLElement, { position: { x: 8, y: 8 } });
async function open(props: Partial<DrawerProps> = {}) {
  await mount(<Case {...props} />);
  await userEvent.click(page.getByRole('button', { name: '筛选' }));
  await expect.element(drawer()).toBeVisible();
}

describe('Drawer [LIB-01]', () => {
  it('keeps the focus in, and gives it back where it was', async () => {
    await open();
    const opener = page.getByRole('button', { name: '筛选', includeHidden: true }).element();
    for (let press = 0; press < 5; press++) {
      await userEvent.keyboard('{Tab}');
      expect(drawer().element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('stands at the edge it was told, over its whole length', async () => {
    await open();
    expect([box().top, box().right, box().height]).toEqual([0, window.innerWidth, window.innerHeight]);
    expect(box().width).toBe(Math.min(480, window.innerWidth));
  });

  it('at the start it stands at the other edge', async () => {
    await open({ side: 'start', size: 'small' });
    expect([box().left, box().width]).toEqual([0, 360]);
  });

  it('from the bottom it takes the whole width', async () => {
    await open({ side: 'bottom' });
    expect([box().left, box().bottom, box().width]).toEqual([0, window.innerHeight, window.innerWidth]);
  });

  it('has its buttons at its foot however little is in it', async () => {
    await open({ children: <p>1</p> });
    expect(foot()).toBeGreaterThan(window.innerHeight - 32);
  });

  it('has its buttons in sight however much is in it', async () => {
    await open({ children: <p style={{ height: 9000 }}>1</p> });
    expect(foot()).toBeLessThanOrEqual(window.innerHeight);
  });

  it('a press beside it keeps what was typed', async () => {
    await open();
    await userEvent.fill(page.getByRole('textbox', { name: '位置' }), '三楼');
    await pressBeside();
    await expect.element(page.getByRole('textbox', { name: '位置' })).toHaveValue('三楼');
  });

  it('a press beside it closes what is only read', async () => {
    await open({ isDismissable: true });
    await pressBeside();
    await expect.element(drawer()).not.toBeInTheDocument();
  });
});
