import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const create = { name: /^(新建|新增|New )/ };
const save = { name: /^(保存|儲存|Save)$/ };
const remove = { name: /^(删除|刪除|Delete)$/ };

/** Creates a record by its name, numbers of one and the first of its choices, opens it with its history, and deletes it. For the story of a page that is a record. */
export const makesRecord =
  (name: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid');
    await userEvent.click((await canvas.findAllByRole('button', create))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type((await form.findAllByRole('textbox'))[0] as HTMLElement, name);
    for (const number of form
      .queryAllByRole('textbox', { hidden: false })
      .filter((input) => input.getAttribute('inputmode') === 'numeric'))
      await userEvent.type(number, '1');
    for (const group of form.queryAllByRole('radiogroup'))
      await userEvent.click(within(group).getAllByRole('radio')[0] as HTMLElement);
    for (const menu of form.queryAllByRole('combobox')) {
      await userEvent.click(menu);
      await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    }
    await userEvent.click(form.getByRole('button', save));
    const made = await canvas.findByRole('gridcell', { name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(made);
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByRole('list');
    await userEvent.click(drawer.getByRole('button', remove));
    await userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', remove));
    await waitFor(() => expect(canvas.queryByRole('gridcell', { name })).toBeNull());
  };
