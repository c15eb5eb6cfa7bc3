import { type ResourceRecord, type SellType, type StatementTerm, statementOf } from '@fireline/domain/tariff';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { type LoadRows, ReconciliationSheet, type ReconciliationSheetProps } from './index.ts';

const order = ['P1', 'P2', 'C1'];
const record = (id: string, sellType: SellType, amount: number, before: number, after: number): ResourceRecord => ({
  id,
  seq: order.indexOf(id),
  account: 'a',
  tenantId: 't',
  resource: 'sms',
  sellType,
  amount,
  before,
  after,
  result: 'success',
  atMs: 0,
});
const statement = statementOf({
  opening: 10,
  closing: 55,
  records: [
    record('P1', 'purchase', 100, 10, 110),
    record('P2', 'rollback', 20, 110, 90),
    record('C1', 'consume', 30, 85, 55),
  ],
});
const english = { language: 'en' } as const;
const answer: LoadRows = ({ term }) => Promise.resolve(statement.rows[term]);
const sheet = (more: Partial<ReconciliationSheetProps> = {}) => (
  <ReconciliationSheet
    label="SMS November"
    figures={statement.figures}
    reasons={statement.reasons}
    load={answer}
    {...more}
  />
);
const opener = (name: string) => page.getByRole('button', { name });
/** Takes the next file instead of saving it. */
const nextFile = () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:taken');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return async (): Promise<string> => {
    await vi.waitFor(() => expect(made).toHaveBeenCalled());
    const file = made.mock.calls[0]?.[0];
    return file instanceof Blob ? file.text() : '';
  };
};

describe('ReconciliationSheet', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is a sum with its difference, told by sign and word [TAR-06] [N20]', async () => {
    const { root } = await mount(sheet(), english);
    const lines = [...root.querySelectorAll('section > div > table > tbody > tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(lines).toEqual([
      ['Opening balance', '10'],
      ['+Purchased', '80'],
      ['+Gifted', '0'],
      ['−Closing balance', '55'],
      ['=Balance used', '35'],
      ['Consumption', '30'],
      ['Differencemore left the balance than was consumed', '+5'],
    ]);
    expect(root.textContent).toContain('Not balanced');
    expect(root.querySelector('section > div:last-child')?.textContent).toBe(
      'Why it differsC1The balance was 90 after the previous record and 85 before this one: a change has no record5 missing',
    );
  });

  it('says that it is balanced, and then needs no reason [TAR-06]', async () => {
    const figures = { ...statement.figures, consumed: 35 };
    const { root } = await mount(sheet({ figures, reasons: [] }), english);
    await expect.element(page.getByText('Balanced', { exact: true })).toBeVisible();
    expect(root.textContent).toContain('consumption equals the balance used');
    expect(root.textContent).not.toContain('Why it differs');
  });

  it('says that the sum holds and rows do not fit all the same [TAR-06] [N20]', async () => {
    const figures = { ...statement.figures, consumed: 35 };
    const cancelled = [5, -5].map((units, at) => ({
      code: 'tariff.reconcile.gap',
      recordId: order[at] ?? '',
      units,
      args: { expected: 1, before: 2 },
    }));
    const { root } = await mount(sheet({ figures, reasons: cancelled }), english);
    await expect.element(page.getByText('Balanced, yet 2 rows do not fit')).toBeVisible();
    expect(root.textContent).toContain('Why it differs');
  });

  it('loads the rows of a term when it is first opened, once, with the reason on its row [N20] [TAR-07]', async () => {
    const load = vi.fn<LoadRows>(answer);
    await mount(sheet({ load }), english);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(opener('Consumption'));
    const table = page.getByRole('table', { name: 'Rows of Consumption' });
    await expect.element(table).toBeVisible();
    const row = table.element().querySelector('[data-wrong]');
    expect(row?.textContent).toContain('The balance was 90 after the previous record');
    expect(row?.textContent).toContain('-30');
    await userEvent.click(opener('Consumption'));
    await expect.element(table).not.toBeInTheDocument();
    await userEvent.click(opener('Consumption'));
    await expect.element(table).toBeVisible();
    expect(load.mock.calls.map(([{ term }]) => term)).toEqual(['consumed']);
  });

  it('says what the rows come to, and what they leave open [N20]', async () => {
    await mount(sheet({ load: ({ term }) => Promise.resolve(statement.rows[term].slice(0, 1)) }), english);
    await userEvent.click(opener('Purchased'));
    const table = page.getByRole('table', { name: 'Rows of Purchased' });
    await expect.element(table).toBeVisible();
    expect(table.element().querySelector('tfoot')?.textContent).toBe(
      'Sum, rows: 1100-20 of the term are not explained by rows',
    );
  });

  it('while rows come it says so; what fails can be tried again by keyboard [N20]', async () => {
    const answers = new Map<StatementTerm, PromiseWithResolvers<readonly ResourceRecord[]>>();
    const load = vi.fn<LoadRows>(({ term }) => {
      const made = Promise.withResolvers<readonly ResourceRecord[]>();
      answers.set(term, made);
      return made.promise;
    });
    await mount(sheet({ load }), english);
    await userEvent.click(opener('Gifted'));
    await expect.element(page.getByText('Loading the rows…')).toBeInTheDocument();
    answers.get('gifted')?.reject(new Error('offline'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    (page.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    answers.get('gifted')?.resolve([]);
    await expect.element(page.getByText('No records')).toBeVisible();
  });

  it('exports every row, opened or not, with reasons and without formulas [TAR-06] [N20]', async () => {
    const file = nextFile();
    await mount(sheet({ defaultOpen: ['purchased'] }), english);
    await userEvent.click(opener('Export CSV'));
    const lines = (await file()).trim().split('\r\n');
    expect(lines[1]).toBe('Purchased (+),80');
    expect(lines[6]).toBe('Difference,5,');
    expect(lines.slice(9).map((line) => /,(P1|P2|C1),/.exec(line)?.[1])).toEqual(['P1', 'P2', 'C1']);
    expect(lines.at(-1)).toContain('The balance was 90 after the previous record');
  });

  it('writes nothing rather than half, and says so [N20]', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    await mount(
      sheet({
        load: ({ term }) =>
          term === 'gifted' ? Promise.reject(new Error('no')) : answer({ term, signal: AbortSignal.abort() }),
      }),
      english,
    );
    await userEvent.click(opener('Export CSV'));
    await expect
      .element(page.getByText('Nothing was exported: the rows did not load. Please try again.'))
      .toBeVisible();
    expect(made).not.toHaveBeenCalled();
  });

  it('an unbalanced statement without a reason says where to look for it [N20]', async () => {
    const { root, rerender } = await mount(sheet({ reasons: [] }), english);
    expect(root.textContent).toContain('The reason is not known. Open the terms');
    await rerender(sheet({ reasons: [], load: undefined }));
    expect(root.textContent).not.toContain('Open the terms');
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await mount(sheet(), english);
    await userEvent.click(opener('Print'));
    expect(print).toHaveBeenCalledOnce();
  });

  it('without a way to load, a term cannot be opened [N20]', async () => {
    await mount(sheet({ load: undefined }), english);
    expect(
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Print']);
  });

  it('when it goes away, loading stops', async () => {
    const signals: AbortSignal[] = [];
    const { rerender } = await mount(
      sheet({
        defaultOpen: ['purchased'],
        load: ({ signal }) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      }),
      english,
    );
    await vi.waitFor(() => expect(signals.at(-1)?.aborted).toBe(false));
    await rerender(null);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
