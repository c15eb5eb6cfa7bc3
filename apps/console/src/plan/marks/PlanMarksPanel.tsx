import { type MarkedKind, markedKinds, planNameChars, planPointWords } from '@fireline/domain/plan';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { IconButton } from '@fireline/ui/IconButton';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { Plus, Trash2, Undo2 } from 'lucide-react';
import { MarkButtons, MarkList, MarkPanel } from './PlanMarks.styles.ts';
import type { PlanMarksEdit } from './usePlanMarks.ts';
import { planViewWords } from '../words.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';

export interface PlanMarksPanelProps {
  readonly edit: PlanMarksEdit;
  readonly selectedId: number | undefined;
  readonly onSelect: (resourceId: number) => void;
  readonly placing: MarkedKind | undefined;
  readonly onPlacing: (kind: MarkedKind | undefined) => void;
}

function Conflict({ edit }: Pick<PlanMarksPanelProps, 'edit'>) {
  const t = useWords(planViewWords, planPointWords);
  if (edit.savedFirst === undefined) return null;
  return (
    <Banner
      tone="attention"
      live="assertive"
      actions={
        <MarkButtons>
          <Button onClick={edit.keepMine}>{t('plan.conflictChoice.mine')}</Button>
          <Button onClick={edit.takeTheirs}>{t('plan.conflictChoice.theirs')}</Button>
        </MarkButtons>
      }
    >
      {t('plan.marks.conflict', { name: edit.savedFirst })}
    </Banner>
  );
}

/** What is marked on the plan besides its devices: placed, named, removed, saved. @spec PLN-04 N07 */
export function PlanMarksPanel({ edit, selectedId, onSelect, placing, onPlacing }: PlanMarksPanelProps) {
  const t = useWords(planViewWords, planPointWords);
  return (
    <MarkPanel aria-label={t('plan.marks')}>
      <h2>{t('plan.marks')}</h2>
      <MarkButtons role="group" aria-label={t('plan.marks.add')}>
        {markedKinds.map((kind) => (
          <Button
            key={kind}
            icon={<Plus aria-hidden />}
            aria-pressed={placing === kind}
            disabled={!edit.canPlace}
            onClick={() => onPlacing(placing === kind ? undefined : kind)}
          >
            {t(`plan.resource.${kind}`)}
          </Button>
        ))}
      </MarkButtons>
      <Conflict edit={edit} />
      {!edit.isLoaded && edit.error && <CallFailed error={edit.error} action="query" onRetry={edit.reload} />}
      {edit.isLoaded && edit.marks.length === 0 && <p>{t('plan.marks.empty')}</p>}
      <MarkList>
        {edit.marks.map(({ resourceId, kind, name }) => {
          const kindName = t(`plan.resource.${kind}`);
          return (
            <li key={resourceId} data-selected={resourceId === selectedId || undefined}>
              <TextField
                label={t('plan.marks.name', { kind: kindName, number: resourceId })}
                isLabelHidden
                placeholder={kindName}
                value={name}
                {...(resourceId === selectedId ? { countMax: planNameChars.max } : {})}
                {...(edit.lost.has(resourceId) ? { description: t('plan.marks.lost') } : {})}
                onFocus={() => onSelect(resourceId)}
                onChange={({ value }) => edit.rename(resourceId, value)}
              />
              <IconButton
                label={t('plan.marks.remove', { kind: kindName, number: resourceId })}
                icon={<Trash2 aria-hidden />}
                onClick={() => edit.remove(resourceId)}
              />
            </li>
          );
        })}
      </MarkList>
      <MarkButtons data-end="">
        <IconButton
          label={t('plan.marks.undo')}
          icon={<Undo2 aria-hidden />}
          disabled={!edit.isDirty}
          onClick={edit.undo}
        />
        <Button variant="primary" disabled={!edit.isDirty} isPending={edit.isSaving} onClick={edit.save}>
          {t('plan.marks.save')}
        </Button>
      </MarkButtons>
    </MarkPanel>
  );
}
