import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { TextArea } from './TextArea.tsx';

const box = () => page.getByRole('textbox', { name: 'Remark' });
const height = (): number => box().element().getBoundingClientRect().height;

describe('TextArea [LIB-01]', () => {
  it('grows with its text and scrolls from its last line on', async () => {
    await mount(<TextArea label="Remark" rowsMin={2} rowsMax={5} />);
    const empty = height();
    await userEvent.fill(box(), '1\n2\n3\n4');
    const grown = height();
    expect(grown).toBeGreaterThan(empty);
    expect(box().element().scrollHeight).toBeLessThanOrEqual(Math.ceil(grown));
    await userEvent.fill(box(), Array.from({ length: 40 }, (_, line) => line).join('\n'));
    const full = height();
    expect(full).toBeLessThan(grown * 2);
    expect(box().element().scrollHeight).toBeGreaterThan(full);
    await userEvent.fill(box(), '');
    expect(height()).toBe(empty);
  });

  it('counts as the domain does, a surrogate pair as one, and says so from four fifths of its limit on [SHL-25]', async () => {
    const { root } = await mount(<TextArea label="Remark" countMax={5} defaultValue="𠮷野家宴" />);
    expect(root.textContent).toContain('4 / 5 字');
    await userEvent.fill(box(), '𠮷野家');
    expect(root.textContent).not.toContain('字');
    expect(box().element().getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps what goes over the limit, says by how much, and speaks once when it is passed [SHL-25]', async () => {
    const { root } = await mount(<TextArea label="Remark" countMax={10} />, { language: 'en' });
    const live = root.querySelector('span[aria-live]');
    await userEvent.fill(box(), '123456789');
    expect(live?.textContent).toBe('Close to the limit');
    await userEvent.fill(box(), '123456789012');
    expect((box().element() as HTMLTextAreaElement).value).toBe('123456789012');
    expect(root.textContent).toContain('2 characters too many');
    expect(live?.textContent).toBe('Over the limit');
    expect(box().element().getAttribute('aria-invalid')).toBe('true');
  });

  it('controlled: shows the owner’s text and reports each change as one object', async () => {
    const change = vi.fn<(change: { readonly value: string }) => void>();
    await mount(<TextArea label="Remark" value="a" onChange={change} />);
    await userEvent.click(box());
    await userEvent.keyboard('{End}b');
    expect(change).toHaveBeenLastCalledWith({ value: 'ab' });
    expect((box().element() as HTMLTextAreaElement).value).toBe('a');
  });

  it('goes with its form under its name, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <TextArea label="Remark" name="remark" defaultValue="first" />
      </form>,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    await userEvent.fill(box(), 'second');
    expect(new FormData(form).get('remark')).toBe('second');
    await drawn(() => form.reset());
    expect(new FormData(form).get('remark')).toBe('first');
  });

  it.each([Number.NaN, -3])('impossible rows and limits change nothing: %s', async (impossible) => {
    const { root } = await mount(
      <TextArea label="Remark" rowsMin={impossible} rowsMax={impossible} countMax={impossible} />,
    );
    expect(height()).toBeGreaterThan(20);
    expect(root.textContent).not.toContain('/');
  });
});
