import type { Role } from '@fireline/domain/role';
import { menuFor, shortMenu } from '@fireline/domain/shell';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { MenuPanel } from './MenuPanel.tsx';

let root: ReturnType<typeof createRoot>;
const location = memoryLocation({ path: '/main', record: true });
const unfold = vi.fn<() => void>();

function draw({ role = 'platform', isFolded = false }: { role?: Role; isFolded?: boolean } = {}) {
  root.render(
    <FirelineProvider language="cn">
      <Router hook={location.hook} searchHook={location.searchHook}>
        <div data-menu="" style={{ height: 600, overflow: 'auto' }}>
          <MenuPanel menu={shortMenu(menuFor(role))} account="R001/1" isFolded={isFolded} onUnfold={unfold} />
        </div>
      </Router>
    </FirelineProvider>,
  );
}
const link = (name: string) => page.getByRole('link', { name, exact: true });
const group = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  localStorage.clear();
  location.navigate('/main');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

describe('the menu', () => {
  it('opens the group of the page where one is, and no other [SHL-30]', async () => {
    draw();
    await expect.element(link('首页')).toHaveAttribute('aria-current', 'page');
    await expect.element(group('系统管理')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('用户日志')).not.toBeInTheDocument();
    location.navigate('/system/userLog');
    await expect.element(link('用户日志')).toHaveAttribute('aria-current', 'page');
    await group('报警管理').click();
    location.navigate('/fireresource/hydrant');
    await expect.element(link('消防资源')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('历史报警')).not.toBeInTheDocument();
  });

  it('has one group open at a time, and marks the list that a page without an entry belongs to [SHL-30]', async () => {
    location.navigate('/device/detail/851');
    draw();
    await expect.element(link('设备列表')).toHaveAttribute('aria-current', 'location');
    await group('报警管理').click();
    await expect.element(link('历史报警')).toBeVisible();
    await expect.element(link('设备列表')).not.toBeInTheDocument();
    await expect.element(group('设备管理')).toHaveAttribute('data-current');
    await group('报警管理').click();
    await expect.element(link('历史报警')).not.toBeInTheDocument();
  });

  it('keeps the entry of the page in sight when an alarm above leaves the menu less room [SHL-30]', async () => {
    draw();
    location.navigate('/system/userLog');
    await expect.element(link('用户日志')).toHaveAttribute('aria-current', 'page');
    const menu = document.querySelector<HTMLElement>('[data-menu]')!;
    const isInSight = () =>
      link('用户日志').element().getBoundingClientRect().bottom <= menu.getBoundingClientRect().bottom;
    await expect.poll(isInSight).toBe(true);
    menu.style.height = '400px';
    await expect.poll(isInSight).toBe(true);
  });

  it('finds pages by sound, a letter typed on an entry included, and Enter opens the first [SHL-30]', async () => {
    draw();
    await link('首页').click();
    await userEvent.keyboard('yhrz');
    await expect.element(page.getByRole('textbox')).toHaveValue('yhrz');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 个页面');
    await userEvent.keyboard('{Enter}');
    expect(location.history.at(-1)).toBe('/system/userLog');
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('zzz');
    await expect.element(page.getByRole('status')).toHaveTextContent('没有匹配的页面');
    await userEvent.keyboard('{Escape}');
    await expect.element(link('首页')).toBeVisible();
  });

  it('is walked by arrows, Home and End; right and left open and close groups [SHL-30]', async () => {
    draw();
    await link('首页').click();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(group('报警管理')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(link('历史报警')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(link('报警分析')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(group('报警管理')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(link('历史报警')).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect.element(group('帮助')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(link('首页')).toHaveFocus();
  });

  it('keeps the pages that the account pins on top [SHL-30]', async () => {
    location.navigate('/fireresource/hydrant');
    draw();
    await group('固定“消火栓”').click();
    await expect.element(link('消火栓')).toHaveAttribute('href', '/fireresource/hydrant');
    root.unmount();
    root = createRoot(document.body.appendChild(document.createElement('div')));
    draw();
    await group('取消固定“消火栓”').click();
    await expect.element(page.getByText('常用页面')).not.toBeInTheDocument();
  });

  it('shows symbols with names while folded, and a group unfolds it with itself open [SHL-30]', async () => {
    draw({ isFolded: true });
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await group('系统管理').click();
    expect(unfold).toHaveBeenCalledOnce();
    draw();
    await expect.element(link('角色授权')).toBeVisible();
  });

  it('has no entry for a page that the role may not see [SHL-13] [SHL-30]', async () => {
    draw({ role: 'org' });
    await expect.element(group('报警管理')).toBeVisible();
    await expect.element(group('系统管理')).not.toBeInTheDocument();
    await page.getByRole('textbox').fill('用户');
    await expect.element(page.getByRole('status')).toHaveTextContent('没有匹配的页面');
  });
});
