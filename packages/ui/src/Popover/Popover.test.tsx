import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { Popover } from './Popover.tsx';

describe('Popover [LIB-01]', () => {
  it('leaves Escape to an input method that composes in it', async () => {
    await mount(
      <Popover label="Filter" renderTrigger={(props) => <Button {...props}>Filter</Button>}>
        <TextField label="Place" />
      </Popover>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Filter' }));
    const field = page.getByLabelText('Place').element();
    await drawn(() => {
      field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
      field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    await expect.element(page.getByLabelText('Place')).toBeVisible();
    await userEvent.click(page.getByLabelText('Place'));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
