import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';

const levels = (...labels: readonly string[]): Breadcrumb[] =>
  labels.map((label) => ({ label, href: `/${label.toLowerCase()}` }));
const deep = levels('City', 'District', 'Street', 'Site', 'Building', 'Floor', 'Detector');

describe('Breadcrumbs [LIB-01]', () => {
  it('names the way up; the page itself is no link', async () => {
    await mount(<Breadcrumbs items={levels('Devices', 'Tower', 'Detector')} />, { language: 'en' });
    await expect.element(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    expect(
      page
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Devices', 'Tower']);
    await expect.element(page.getByText('Detector')).toHaveAttribute('aria-current', 'page');
  });

  it('before the title of the page every level is a link', async () => {
    await mount(<Breadcrumbs items={levels('Devices', 'Tower')} isBeforeTitle />, { language: 'en' });
    await expect.element(page.getByRole('link', { name: 'Tower' })).toHaveAttribute('href', '/tower');
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('is followed inside the app', async () => {
    const navigate = vi.fn<(to: { readonly href: string }) => void>();
    await mount(<Breadcrumbs items={levels('Devices', 'Detector')} />, { navigate });
    await userEvent.click(page.getByRole('link', { name: 'Devices' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/devices' });
  });

  it('folds its middle, and unfolds it with the focus on the first level that was hidden', async () => {
    await mount(<Breadcrumbs items={deep} />, { language: 'en' });
    expect(page.getByRole('link').elements()).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Show 4 more levels' }));
    expect(page.getByRole('link').elements()).toHaveLength(6);
    await expect.element(page.getByRole('link', { name: 'District' })).toHaveFocus();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('another page is folded anew', async () => {
    const { rerender } = await mount(<Breadcrumbs items={deep} />, { language: 'en' });
    await userEvent.click(page.getByRole('button'));
    await rerender(<Breadcrumbs items={[...deep.slice(0, -1), ...levels('Sounder')]} />);
    await expect.element(page.getByRole('button', { name: 'Show 4 more levels' })).toBeVisible();
  });

  it('a level without a page of its own is no link, and two levels may have one name', async () => {
    await mount(<Breadcrumbs items={[{ label: 'North' }, { label: 'North' }, { label: 'North' }]} />);
    expect(page.getByRole('link').elements()).toHaveLength(0);
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
  });
});
