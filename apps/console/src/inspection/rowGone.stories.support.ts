import { expect, type screen, waitFor } from 'storybook/test';

/** Waits until the list is shown without a row of this name: while a dialog lies over it, none of its cells is found. */
export const rowGone = (canvas: Pick<typeof screen, 'getAllByRole'>, name: string): Promise<void> =>
  waitFor(() => expect(canvas.getAllByRole('gridcell').map(({ textContent }) => textContent)).not.toContain(name));
