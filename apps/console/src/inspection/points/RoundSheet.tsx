import type { InspectionLineDetail } from '@fireline/api/inspection';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useWords } from '@fireline/ui/lib';
import { Printer } from 'lucide-react';
import { LabelSheet, NotPrinted } from '../../lib/page/LabelSheet.styles.ts';
import { Requirement, Sheet, SheetHead, SheetTable } from './Points.styles.ts';
import { spotText } from './spotText.ts';
import { lineWords, pointWords } from './words.ts';

export interface RoundSheetProps {
  readonly line: InspectionLineDetail;
  readonly onClose: () => void;
}

/** A line on paper: its points in their order with what is looked at in each, and boxes to be ticked. @spec INS-03 */
export function RoundSheet({ line, onClose }: RoundSheetProps) {
  const t = useWords(lineWords, pointWords, siteWords);
  const box = '☐';
  // room to write
  const blank = '\u00a0';
  return (
    <Drawer isOpen isDismissable size="large" onClose={onClose} title={t('lines.sheet')}>
      <NotPrinted>
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('lines.sheet.print')}
        </Button>
      </NotPrinted>
      <LabelSheet>
        <Sheet>
          <h2>
            {line.name} · {line.unitName}
          </h2>
          <SheetHead>
            <span>{t('lines.sheet.inspector')}</span>
            <span>{t('lines.sheet.day')}</span>
          </SheetHead>
          <SheetTable>
            <thead>
              <tr>
                {(['number', 'point', 'items', 'ok', 'notOk', 'remark'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`lines.sheet.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {line.route.map((point, at) => (
              <tbody key={point.pointId}>
                {point.items.map(({ itemId, content, requirement }, nth) => (
                  <tr key={itemId}>
                    {nth === 0 && (
                      <>
                        <td rowSpan={point.items.length}>{at + 1}</td>
                        <th scope="rowgroup" rowSpan={point.items.length}>
                          {point.name}
                          <Requirement>
                            {spotText(point, t)} · {point.location}
                          </Requirement>
                        </th>
                      </>
                    )}
                    <td>
                      {content}
                      {requirement && <Requirement>{requirement}</Requirement>}
                    </td>
                    <td>{box}</td>
                    <td>{box}</td>
                    <td>{blank}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </SheetTable>
        </Sheet>
      </LabelSheet>
    </Drawer>
  );
}
