import type { DrawingReport, ReportRow } from '@fireline/domain/plan/drawing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { PlanReport, PlanReportLine } from './index.ts';

const row = (kind: string, layer: string, more: Partial<ReportRow> = {}): ReportRow => ({
  kind,
  layer,
  drawn: 0,
  approximated: 0,
  notDrawn: 0,
  reasons: [],
  ...more,
});
const whole: DrawingReport = {
  version: 'AC1015',
  isBinary: false,
  declaredEncoding: 'ANSI_936',
  encoding: 'gbk',
  entities: { LINE: 2314 },
  rows: [row('LINE', '墙体', { drawn: 2314 })],
  isTruncated: false,
  sizeBytes: 1_572_864,
};
const withLosses: DrawingReport = {
  ...whole,
  version: 'AC1024',
  declaredEncoding: 'ANSI_1252',
  rows: [
    ...whole.rows,
    row('3DSOLID', '设备', { notDrawn: 4, reasons: ['unsupported'] }),
    row('UNHEARD_OF', '设备', { notDrawn: 2, reasons: ['unsupported'] }),
    row('SPLINE', '地形', { approximated: 3, reasons: ['simplified'] }),
  ],
};
const line = (name: RegExp) => page.getByRole('row', { name });

it('says in one sentence how many are drawn and which are not, and lists them first [N11]', async () => {
  await mount(<PlanReport report={withLosses} />, { language: 'en' });
  await expect
    .element(page.getByText('2,317 of 2,323 objects drawn; 6 not drawn: 3D solid × 4 · UNHEARD_OF × 2'))
    .toBeVisible();
  await expect.element(line(/3DSOLID/)).toHaveAttribute('aria-rowindex', '2');
  await expect.element(line(/3DSOLID/).getByText('Unsupported kind')).toBeVisible();
  await expect.element(line(/UNHEARD_OF/)).toHaveAttribute('aria-rowindex', '3');
  await expect.element(line(/SPLINE/)).toHaveAttribute('aria-rowindex', '4');
  await expect.element(page.getByText(/explode them in CAD/)).toBeVisible();
});

it('says how much may be drawn when a drawing is too large [N11]', async () => {
  const rows = [row('LINE', '墙体', { drawn: 1, notDrawn: 1, reasons: ['overLimit'] })];
  await mount(<PlanReport report={{ ...whole, rows }} />, { language: 'en' });
  await expect
    .element(page.getByText(/above the limits \(lines 12,000,000, triangles of fills 4,000,000/))
    .toBeVisible();
});

it('says that all is drawn only when it is [N11]', async () => {
  await mount(<PlanReport report={whole} />);
  await expect.element(page.getByText('2,314 个对象全部按原样绘出')).toBeVisible();
  await expect.element(page.getByText('原因说明')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('checkbox', { name: '只看有损失的' }));
  await expect.element(page.getByText('没有损失')).toBeVisible();
});

it('tells what the file is, and where its header lies about the encoding [N11]', async () => {
  await mount(<PlanReport report={withLosses} />);
  await expect.element(page.getByText('AutoCAD 2010 (AC1024)')).toBeVisible();
  await expect.element(page.getByText('ANSI_1252', { exact: true })).toBeVisible();
  await expect.element(page.getByText('GBK 简体中文，与文件头不符，以实际为准')).toBeVisible();
  await expect.element(page.getByText('1.5 MB')).toBeVisible();
});

it('has nothing to say about an encoding that is as declared [N11]', async () => {
  await mount(<PlanReport report={whole} />);
  await expect.element(page.getByText('GBK 简体中文', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/与文件头不符/)).not.toBeInTheDocument();
});

it('shows only losses when asked, and takes them along [N11]', async () => {
  await mount(<PlanReport report={withLosses} exportName="3F" />);
  await userEvent.click(page.getByRole('checkbox', { name: '只看有损失的' }));
  await expect.element(line(/墙体/)).not.toBeInTheDocument();
  await expect.element(line(/地形/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '导出' }));
  await expect.element(page.getByRole('menuitem', { name: /CSV/ })).toBeVisible();
});

it('never looks whole without a report [N11]', async () => {
  const retry = vi.fn<() => void>();
  await mount(<PlanReport report={undefined} />);
  await expect.element(page.getByText('还没有读取报告')).toBeVisible();
  await mount(<PlanReport report={undefined} failure="网络中断" onRetry={retry} />);
  await expect.element(page.getByRole('alert').getByText('网络中断')).toBeVisible();
  await userEvent.click(page.getByRole('button'));
  expect(retry).toHaveBeenCalledOnce();
});

it('is busy while its report comes [N11]', async () => {
  await mount(<PlanReport report={undefined} isLoading />);
  await expect.element(page.getByRole('region', { name: '图纸读取报告' })).toHaveAttribute('aria-busy', 'true');
});

it('names the three kinds of which most is missing [N11]', async () => {
  const rows = ['RAY', 'XLINE', 'IMAGE', 'WIPEOUT', 'REGION'].map((kind, at) =>
    row(kind, '0', { notDrawn: 10 - at, reasons: ['unsupported'] }),
  );
  await mount(<PlanReportLine report={{ ...whole, rows }} />, { language: 'en' });
  await expect
    .element(
      page.getByText('0 of 40 objects drawn; 40 not drawn: Ray × 10 · Construction line × 9 · Image × 8 · others × 13'),
    )
    .toBeVisible();
});

it('fits one line, and tells of a file that was cut off [N11]', async () => {
  await mount(<PlanReportLine report={{ ...whole, isTruncated: true }} />, { language: 'en' });
  await expect.element(page.getByText(/The 2,314 objects before the break are drawn/)).toBeVisible();
  await expect.element(page.getByText(/cut off before its end mark/)).toBeVisible();
});
