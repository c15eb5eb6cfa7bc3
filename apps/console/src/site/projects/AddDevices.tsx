import type { Project } from '@fireline/api/site';
import { BatchReport } from '@fireline/ui/BatchReport';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FootedDrawer } from '../../lib/form/FootedDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { ChooseDevices } from './ChooseDevices.tsx';
import { PasteDevices } from './PasteDevices.tsx';
import { useByImei } from './useByImei.ts';
import { projectWords } from './words.ts';

export interface AddDevicesProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Adds devices to a project, chosen from a list or by pasted IMEIs; how each ended is reported. @spec SIT-08 */
export function AddDevices({ project, onClose }: AddDevicesProps) {
  const t = useWords(projectWords);
  const { projectId, name } = project;
  const batch = useByImei(projectId);
  const draft = useDraft<Entered>(`project.imeis.${projectId}`);
  const [isReported, setReported] = useState(false);
  const start = (items: readonly { readonly imei: string; readonly name: string }[]): void => {
    setReported(true);
    batch.start(items.map((item) => ({ id: item.imei, name: item.name })));
  };
  const title = t('projects.device.adding', { name });
  return (
    <FootedDrawer size="large" hasFoot={!isReported} onClose={() => draft.leave(onClose)} title={title}>
      {isReported ? (
        <BatchReport title={t('projects.device.add')} batch={batch} onClose={onClose} />
      ) : (
        <Stack>
          <ChooseDevices
            projectId={projectId}
            onTake={(devices) => start(devices.map((one) => ({ imei: one.imei, name: `${one.name} ${one.imei}` })))}
          />
          <PasteDevices draft={draft} onTake={(imeis) => start(imeis.map((imei) => ({ imei, name: imei })))} />
        </Stack>
      )}
    </FootedDrawer>
  );
}
