import type { ProjectLabel } from '@fireline/api/site';
import { BatchReport } from '@fireline/ui/BatchReport';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../../lib/form/DraftForm.tsx';
import { FootedDrawer } from '../../../lib/form/FootedDrawer.tsx';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { PasteDevices } from '../PasteDevices.tsx';
import { useLabelBatch } from './useLabelBatch.ts';
import { labelWords } from './words.ts';

export interface LabelPastedProps {
  readonly projectId: number;
  readonly label: ProjectLabel;
  readonly onClose: () => void;
}

/** Gives pasted devices of the project a label; how each ended is reported. @spec SIT-08 */
export function LabelPasted({ projectId, label, onClose }: LabelPastedProps) {
  const t = useWords(labelWords);
  const batch = useLabelBatch(projectId, label.labelId);
  const draft = useDraft<Entered>(`projectLabel.imeis.${label.labelId}`);
  const [isReported, setReported] = useState(false);
  const title = t('labels.assign.title', { name: label.name });
  return (
    <FootedDrawer size="large" hasFoot={!isReported} onClose={() => draft.leave(onClose)} title={title}>
      {isReported ? (
        <BatchReport title={t('labels.assign')} batch={batch} onClose={onClose} />
      ) : (
        <PasteDevices
          draft={draft}
          submitLabel={t('labels.assign')}
          onTake={(imeis) => {
            setReported(true);
            batch.start(imeis.map((imei) => ({ id: imei, name: imei })));
          }}
        />
      )}
    </FootedDrawer>
  );
}
