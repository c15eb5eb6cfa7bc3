import { type ProjectLabel, siteCalls } from '@fireline/api/site';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../../lib/form/ConfirmSend.tsx';
import { labelWords } from './words.ts';

export interface MergeLabelsProps {
  readonly projectId: number;
  /** Two or more. */
  readonly labels: readonly ProjectLabel[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks which of several labels stays; the devices of the others come under it. @spec SIT-08 */
export function MergeLabels({ projectId, labels, onDone, onClose }: MergeLabelsProps) {
  const t = useWords(labelWords);
  const [into, setInto] = useState(String(labels[0]?.labelId ?? ''));
  const stays = labels.find(({ labelId }) => String(labelId) === into);
  const devices = labels.reduce((sum, label) => sum + (label === stays ? 0 : label.devices), 0);
  return (
    <ConfirmSend
      call={siteCalls.mergeProjectLabels}
      send={{ projectId, labelId: Number(into), labelIds: labels.map(({ labelId }) => labelId) }}
      outdates={[siteCalls.projectLabels, siteCalls.projectDevices, siteCalls.projects]}
      action="save"
      title={t('labels.merge.title', { count: labels.length })}
      confirmLabel={t('labels.merge')}
      tone="danger"
      done={t('labels.merged', { name: stays?.name ?? '' })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t('labels.merge.what', { devices, count: labels.length - 1 })}</p>
      <Select
        label={t('labels.merge.into')}
        value={into}
        onChange={({ value }) => value && setInto(value)}
        options={labels.map(({ labelId, name }) => ({ value: String(labelId), label: name }))}
        required
      />
    </ConfirmSend>
  );
}
