import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../TextField/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const items: AccordionProps['items'] = [
  { value: 'place', title: 'Place', summary: 'floor 3', content: <TextField label="Room" /> },
  { value: 'rules', title: 'Rules', content: 'three rules' },
  { value: 'bill', title: 'Bill', disabled: true, content: 'nobody sees this' },
];
const header = (name: string) => page.getByRole('button', { name, exact: false });

describe('Accordion [LIB-01]', () => {
  it('opens and closes by press, and tells what is open', async () => {
    const change = vi.fn<NonNullable<AccordionProps['onChange']>>();
    await mount(<Accordion items={items} onChange={change} />);
    await userEvent.click(header('Rules'));
    await userEvent.click(header('Place'));
    expect(change).toHaveBeenLastCalledWith({ value: ['rules', 'place'] });
    await expect.element(page.getByRole('region', { name: 'Rules' })).toBeVisible();
    await userEvent.click(header('Rules'));
    expect(change).toHaveBeenLastCalledWith({ value: ['place'] });
    await expect.element(header('Rules')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keyboard: arrows go round, Home and End to the ends, Enter and Space toggle', async () => {
    await mount(<Accordion items={items} />);
    (header('Place').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(header('Bill')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect.element(header('Rules')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(header('Rules')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect.element(header('Rules')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect.element(header('Bill')).toHaveFocus();
  });

  it('keys inside a part are the part’s own', async () => {
    await mount(<Accordion items={items} defaultValue={['place']} />);
    const field = page.getByRole('textbox', { name: 'Room' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.element(field).toHaveFocus();
  });

  it('keeps what was typed in a part that was closed', async () => {
    await mount(<Accordion items={items} defaultValue={['place']} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'Room' }), '1207');
    await userEvent.click(header('Place'));
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(header('Place'));
    await expect.element(page.getByRole('textbox', { name: 'Room' })).toHaveValue('1207');
  });

  it('where it is single, opening one closes the others, and the open one closes too', async () => {
    const change = vi.fn<NonNullable<AccordionProps['onChange']>>();
    await mount(<Accordion items={items} defaultValue={['place']} isSingle onChange={change} />);
    await userEvent.click(header('Rules'));
    expect(change).toHaveBeenLastCalledWith({ value: ['rules'] });
    await userEvent.click(header('Rules'));
    expect(change).toHaveBeenLastCalledWith({ value: [] });
  });

  it('what is disabled can be read but not opened', async () => {
    const change = vi.fn<NonNullable<AccordionProps['onChange']>>();
    const { root } = await mount(<Accordion items={items} onChange={change} />);
    await userEvent.click(header('Bill'), { force: true });
    expect(change).not.toHaveBeenCalled();
    expect(root.textContent).not.toContain('nobody sees this');
  });

  it('shows what its owner says', async () => {
    const change = vi.fn<NonNullable<AccordionProps['onChange']>>();
    const { rerender } = await mount(<Accordion items={items} value={[]} onChange={change} />);
    await userEvent.click(header('Rules'));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: ['rules'] });
    await expect.element(header('Rules')).toHaveAttribute('aria-expanded', 'false');
    await rerender(<Accordion items={items} value={['rules']} onChange={change} />);
    await expect.element(page.getByRole('region', { name: 'Rules' })).toBeVisible();
  });
});
