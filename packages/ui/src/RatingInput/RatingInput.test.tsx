import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { RatingInput, type RatingInputProps } from './RatingInput.tsx';

const english = { language: 'en' } as const;
type Change = NonNullable<RatingInputProps['onChange']>;
const input = (props: Partial<RatingInputProps> = {}) => mount(<RatingInput label="Service" {...props} />, english);
const radio = (name: string) => page.getByRole('radio', { name });

describe('RatingInput', () => {
  it('rates by the domain’s words, in stars [SRV-02]', async () => {
    const change = vi.fn<Change>();
    const { root } = await input({ onChange: change });
    await userEvent.click(radio('Satisfied, 4 of 5'));
    expect(change).toHaveBeenLastCalledWith({
      value: { rating: 'satisfied', resolution: null, reason: '' },
      problems: [],
    });
    await expect.element(radio('Satisfied, 4 of 5')).toBeChecked();
    expect(root.querySelectorAll('[data-on]')).toHaveLength(4);
  });

  it('keyboard: arrows go from star to star', async () => {
    const change = vi.fn<Change>();
    await input({ onChange: change });
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    expect(change.mock.lastCall?.[0].value.rating).toBe('general');
  });

  it('a rating can be taken back: not rated is not the lowest [SRV-02]', async () => {
    const change = vi.fn<Change>();
    await input({ onChange: change, defaultValue: { rating: 'general', resolution: null, reason: '' } });
    await userEvent.click(page.getByRole('button', { name: 'Clear rating' }));
    expect(change.mock.lastCall?.[0].value.rating).toBe('notRated');
    await expect.element(page.getByText('Not rated')).toBeVisible();
  });

  it('asks whether it is solved, and what is left where it is not [SRV-02]', async () => {
    const change = vi.fn<Change>();
    await input({ onChange: change, hasResolution: true });
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await userEvent.click(radio('Unresolved'));
    await userEvent.fill(page.getByRole('textbox', { name: 'What is not solved yet?' }), 'Still offline');
    expect(change.mock.lastCall?.[0].value).toEqual({
      rating: 'notRated',
      resolution: 'unresolved',
      reason: 'Still offline',
    });
    await userEvent.click(page.getByRole('radio', { name: 'Resolved', exact: true }));
    expect(change.mock.lastCall?.[0]).toEqual({
      value: { rating: 'notRated', resolution: 'resolved', reason: '' },
      problems: [],
    });
  });

  it('a reason too long stays and is told [SRV-01] [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await input({
      onChange: change,
      hasResolution: true,
      defaultValue: { rating: 'general', resolution: 'unresolved', reason: '' },
    });
    await userEvent.fill(page.getByRole('textbox'), 'x'.repeat(300));
    expect(change.mock.lastCall?.[0].problems).toMatchObject([{ code: 'form.tooLong', field: 'reason' }]);
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });

  it('shows the owner’s problems where they belong [SHL-25]', async () => {
    const { root } = await input({
      hasResolution: true,
      problems: [{ code: 'service.order.resolutionRequired', field: 'resolution' }],
    });
    expect(root.textContent).toContain('Please choose whether the problem is resolved');
  });

  it('read only it is told in stars and words, and nothing can be pressed', async () => {
    const change = vi.fn<Change>();
    const { root } = await input({
      readOnly: true,
      hasResolution: true,
      onChange: change,
      value: { rating: 'satisfied', resolution: 'unresolved', reason: 'Still offline' },
    });
    expect(root.textContent).toContain('Unresolved · Still offline');
    await userEvent.click(radio('General, 3 of 5'));
    expect(change).not.toHaveBeenCalled();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('goes with its form and back on reset', async () => {
    const { root } = await mount(
      <form>
        <RatingInput label="Service" name="rating" defaultValue={{ rating: 'general', resolution: null, reason: '' }} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    await userEvent.click(radio('Very satisfied, 5 of 5'));
    expect(new FormData(form).get('rating')).toBe('verySatisfied');
    await drawn(() => form.reset());
    await expect.element(radio('General, 3 of 5')).toBeChecked();
  });
});
