import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Column, DataTable } from '../DataTable/index.ts';
import { createFormat } from '../lib/format/format.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { csvOf } from './csv.ts';
import { writePrint } from './print.ts';
import { TableExport, type TableExportProps } from './TableExport.tsx';

interface Device {
  readonly id: number;
  readonly name: string;
}
const columns: readonly Column<Device>[] = [
  { id: 'name', header: '名称', width: 160, cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'id', header: '编号', width: 90, align: 'end', cell: (row) => row.id, sortValue: (row) => row.id },
];
const devices = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `设备${index + 1}` }));
const table = (count: number, options: Partial<TableExportProps<Device>> = {}) => (
  <DataTable
    label="设备"
    columns={columns}
    rows={devices(count)}
    getRowId={({ id }) => id}
    height={300}
    defaultSort={[{ columnId: 'id', direction: 'descending' }]}
    renderTools={(context) => <TableExport table={context} {...options} />}
  />
);
const choose = async (name: string): Promise<void> => {
  await userEvent.click(page.getByRole('button', { name: '导出' }));
  await userEvent.click(page.getByRole('menuitem', { name }));
};
/** What the browser is handed as a file, instead of a download. */
function watchFiles(): readonly { readonly name: string; readonly content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:test/${contents.size}`;
    contents.set(url, content as Blob);
    return url;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content) files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  return files;
}

it('a spreadsheet of all rows, drawn or not, and says how many [DEV-12]', async () => {
  const files = watchFiles();
  await mount(table(500));
  await choose('Excel 文件（XLSX）');
  await expect.element(page.getByText('已导出 500 行')).toBeInTheDocument();
  expect(files[0]?.name).toMatch(/^设备_\d{4}-\d\d-\d\d_\d{4}\.xlsx$/);
  expect(files[0]?.content.type).toContain('spreadsheetml');
});

it('CSV in the order shown [DEV-12]', async () => {
  const files = watchFiles();
  await mount(table(3));
  await choose('CSV 文件');
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.content.text();
  expect(text?.trim().split('\r\n')).toEqual(['名称,编号', '设备3,3', '设备2,2', '设备1,1']);
});

it('rows that were fetched go out filtered and sorted as the table shows its own [DEV-12]', async () => {
  const files = watchFiles();
  await mount(table(2, { loadRows: () => Promise.resolve(devices(3)) }));
  await choose('CSV 文件');
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.content.text();
  expect(text?.trim().split('\r\n')).toEqual(['名称,编号', '设备3,3', '设备2,2', '设备1,1']);
});

it('CSV has the words of the cells under a byte order mark, no column of controls, no formula [DEV-12]', async () => {
  const at = new Date('2026-11-21T16:30:05Z');
  const cells: readonly Column<Device>[] = [
    { id: 'name', header: '位置', width: 90, cell: (row) => <b>{row.name}</b>, text: (row) => row.name },
    { id: 'at', header: '时间', width: 90, cell: () => null, fileValue: () => at },
    { id: 'id', header: '数量', width: 90, cell: (row) => row.id, text: (row) => -row.id },
    { id: 'menu', header: '操作', width: 90, cell: () => <button type="button">改</button>, isExportable: false },
  ];
  const { dateTime } = createFormat('cn', 'Asia/Shanghai', () => 0);
  const csv = csvOf(cells.slice(0, 3), [{ id: 1, name: '=东,楼' }], { dateTime });
  expect(csv).toBe(`\ufeff位置,时间,数量\r\n"'=东,楼",${dateTime(at)},-1\r\n`);
  const files = watchFiles();
  const context = { label: '设备', columns: cells, rows: () => devices(1), rowCount: 1 };
  await mount(<TableExport table={context} />);
  await choose('CSV 文件');
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.content.text())?.split('\r\n')[0]).toBe('位置,时间,数量');
});

it('rows on other pages are fetched, with progress, and it can be stopped [DEV-12]', async () => {
  const files = watchFiles();
  const loadRows: TableExportProps<Device>['loadRows'] = ({ signal, onProgress }) =>
    new Promise((_, reject) => {
      onProgress(0.5);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  await mount(table(3, { loadRows }));
  await choose('Excel 文件（XLSX）');
  await userEvent.click(page.getByRole('button', { name: '停止（25%）' }));
  await expect.element(page.getByText('已停止')).toBeInTheDocument();
  expect(files).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: '导出' })).toHaveFocus();
});

it('the focus is at the button again once the file is written [DEV-12] [N23]', async () => {
  const files = watchFiles();
  await mount(table(3, { loadRows: () => Promise.resolve(devices(3)) }));
  (page.getByRole('button', { name: '导出' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(files).toHaveLength(1));
  await expect.element(page.getByRole('button', { name: '导出' })).toHaveFocus();
});

it('a failure says why and can be tried again [DEV-12]', async () => {
  await mount(table(3, { loadRows: () => Promise.reject(new Error('网络中断')) }));
  await choose('Excel 文件（XLSX）');
  await expect.element(page.getByRole('alert')).toHaveTextContent('导出失败：网络中断');
  await expect.element(page.getByRole('button', { name: '导出' })).toBeVisible();
});

it('on paper: all rows under a header of their own, with title, filters, date and count [DEV-12]', async () => {
  const frames: Document[] = [];
  const append = vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    Element.prototype.append.apply(document.body, nodes);
    for (const node of nodes)
      if (node instanceof HTMLIFrameElement && node.contentWindow) {
        const { contentWindow } = node;
        contentWindow.print = () => {
          frames.push(contentWindow.document);
          contentWindow.dispatchEvent(new Event('afterprint'));
        };
      }
  });
  await mount(table(300, { filterText: '单位：宏润大厦' }), { theme: 'dark' });
  await choose('打印…');
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  append.mockRestore();
  const [paper] = frames;
  expect(paper?.querySelectorAll('tbody tr')).toHaveLength(300);
  expect(paper?.querySelector('thead')?.textContent).toBe('名称编号');
  expect(paper?.querySelector('h1')?.textContent).toBe('设备');
  expect([...(paper?.querySelectorAll('p') ?? [])].map((note) => note.textContent)).toEqual([
    '单位：宏润大厦',
    expect.stringMatching(/^打印于 .+，共 300 行$/),
  ]);
  expect(paper?.defaultView?.getComputedStyle(paper.body).backgroundColor ?? 'rgb(255, 255, 255)').toBe(
    'rgb(255, 255, 255)',
  );
  await vi.waitFor(() => expect(document.querySelector('iframe[title="设备"]')).toBeNull());
});

it('what rows say is text on paper, never markup [DEV-12]', async () => {
  const paper = document.implementation.createHTMLDocument();
  await writePrint(paper, {
    title: '<b>x</b>',
    notes: [''],
    columns,
    rows: [{ id: 1, name: '<img src=x onerror=alert(1)>' }],
    format: createFormat('cn', 'Asia/Shanghai', () => 0),
    language: 'zh-Hans-CN',
    direction: 'ltr',
    fontFamily: 'serif',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(paper.querySelector('img,b')).toBeNull();
  expect(paper.querySelector('style')?.textContent).toContain('counter(page)');
  expect(paper.querySelectorAll('p')).toHaveLength(0);
});

it('a hundred thousand rows leave the page alive: it tells how far it is and can be stopped [DEV-12]', async () => {
  const files = watchFiles();
  await mount(table(100_000));
  await choose('Excel 文件（XLSX）');
  const stop = page.getByRole('button', { name: /停止（[1-9]/ });
  await expect.element(stop).toBeVisible();
  // a real press takes some frames, in which all may have been written
  (stop.element() as HTMLElement).click();
  await expect.element(page.getByText('已停止')).toBeInTheDocument();
  expect(files).toHaveLength(0);
});
