import type { DrawingReport } from '@fireline/domain/plan/drawing';
import { FirelineProvider } from '@fireline/ui/lib';
import { PlanReport } from '@fireline/ui/PlanReport';

const report: DrawingReport = {
  version: 'AC1024',
  isBinary: false,
  declaredEncoding: 'ANSI_1252',
  encoding: 'gbk',
  entities: { LINE: 1240, IMAGE: 2 },
  rows: [
    { kind: 'LINE', layer: 'WALL', drawn: 1240, approximated: 0, notDrawn: 0, reasons: [] },
    { kind: 'IMAGE', layer: '0', drawn: 0, approximated: 0, notDrawn: 2, reasons: ['unsupported'] },
  ],
  isTruncated: false,
  sizeBytes: 1_600_000,
};

export function Example() {
  return (
    <FirelineProvider language="en">
      <PlanReport report={report} exportName="3F" />
    </FirelineProvider>
  );
}
