import { type ProjectLabel, siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { siteFormWords } from '@fireline/domain/site';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ActsDrawer } from '../../../lib/page/ActsDrawer.tsx';
import { useMay } from '../../../lib/session/useMay.ts';
import { LabelMark } from './LabelMark.tsx';
import { labelWords } from './words.ts';

/** What is done to a label from its drawer. */
export type LabelAct = 'modify' | 'assign' | 'print' | 'delete';
const calls = {
  modify: siteCalls.changeProjectLabel,
  assign: siteCalls.labelProjectDevices,
  print: siteCalls.printProjectLabels,
  delete: siteCalls.deleteProjectLabel,
} as const;

export interface LabelDrawerProps {
  readonly projectId: number;
  readonly label: ProjectLabel;
  readonly onAct: (act: LabelAct) => void;
  readonly onClose: () => void;
}

/** One label: its mark, its devices, when its stickers were printed. @spec SIT-08 */
export function LabelDrawer({ projectId, label, onAct, onClose }: LabelDrawerProps) {
  const t = useWords(labelWords, siteFormWords);
  const { number, dateTime } = useFormat();
  const may = useMay();
  const { labelId, name, devices, colour, shape, printedAt } = label;
  return (
    <ActsDrawer
      title={name}
      acts={Object.keys(calls) as LabelAct[]}
      calls={calls}
      labelOf={(act) => t(`labels.${act}`)}
      onAct={onAct}
      onClose={onClose}
    >
      <DescriptionList
        layout="rows"
        items={[
          { term: t('labels.name'), detail: <LabelMark label={label} /> },
          { term: t('labels.colour'), detail: t(`site.project.label.colour.${colour}`) },
          { term: t('labels.shape'), detail: t(`site.project.label.shape.${shape}`) },
          {
            term: t('labels.devices'),
            detail: (
              <>
                {number(devices)}{' '}
                {may(siteCalls.projectDevices) && devices > 0 && (
                  <Link href={`${pathTo('projectDevices', { projectId })}?label=${labelId}`}>{t('labels.show')}</Link>
                )}
              </>
            ),
          },
          { term: t('labels.printedAt'), detail: printedAt === null ? t('labels.never') : dateTime(printedAt) },
        ]}
      />
    </ActsDrawer>
  );
}
