import {
  type ConflictChoice,
  type PlacedPoint,
  type PointConflict,
  conflictChoices,
  mergePoints,
  planPointWords,
  settleConflict,
} from '@fireline/domain/plan';
import { useMemo, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import { RadioGroup } from '../../RadioGroup/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { Stack } from './ConflictDialog.styles.ts';
import type { TheirPoints } from './saving.ts';
import type { Placing } from './usePlacing.ts';
import { planDevicesEditWords } from '../words.ts';

export interface ConflictDialogProps {
  readonly placing: Placing;
  readonly nameOf: (deviceId: number) => string;
}

/** Somebody saved first: what they changed, and which changes to keep. @spec N12 PLN-04 */
export function ConflictDialog({ placing, nameOf }: ConflictDialogProps) {
  return placing.theirs ? <Open {...{ placing, nameOf }} theirs={placing.theirs} /> : null;
}

/** So many names are told; the rest as a number. */
const namesMax = 8;

function Open({ placing, nameOf, theirs }: ConflictDialogProps & { readonly theirs: TheirPoints }) {
  const t = useWords(planDevicesEditWords, planPointWords);
  const { number } = useFormat();
  const { saved, points: mine } = placing.edit;
  const merge = useMemo(() => mergePoints(saved, mine, theirs.points), [saved, mine, theirs.points]);
  const [choice, setChoice] = useState<ConflictChoice>('merge');
  const [picks, setPicks] = useState<ReadonlyMap<number, 'mine' | 'theirs'>>(new Map());
  const { byThem, byMe, conflicts } = merge;
  const both = conflicts.length;
  return (
    <Dialog
      isOpen
      title={t('PlanDevices.conflict')}
      onClose={placing.postpone}
      footer={
        <>
          <Button onClick={placing.postpone}>{t('PlanDevices.goOn')}</Button>
          <Button
            variant="primary"
            onClick={() => placing.settle(settleConflict(merge, { mine, theirs: theirs.points }, choice, picks))}
          >
            {t('PlanDevices.apply')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t('PlanDevices.conflictBy', {
            name: theirs.by,
            theirs: number(byThem.length + both),
            mine: number(byMe.length + both),
            both: number(both),
          })}
        </p>
        {byThem.length > 0 && (
          <p data-muted="">
            {t('PlanDevices.byThem', {
              names: [
                ...byThem.slice(0, namesMax).map(nameOf),
                ...(byThem.length > namesMax ? [`+${number(byThem.length - namesMax)}`] : []),
              ].join(' · '),
            })}
          </p>
        )}
        <RadioGroup
          label={t('PlanDevices.choice')}
          value={choice}
          options={conflictChoices.map((value) => ({ value, label: t(`plan.conflictChoice.${value}`) }))}
          onChange={({ value }) => value && setChoice(value)}
        />
        {choice === 'merge' &&
          conflicts.map((conflict) => (
            <Pick
              key={conflict.deviceId}
              {...{ conflict, nameOf }}
              value={picks.get(conflict.deviceId) ?? 'mine'}
              onPick={(value) => setPicks((before) => new Map(before).set(conflict.deviceId, value))}
            />
          ))}
      </Stack>
    </Dialog>
  );
}

interface PickProps {
  readonly conflict: PointConflict;
  readonly nameOf: (deviceId: number) => string;
  readonly value: 'mine' | 'theirs';
  readonly onPick: (value: 'mine' | 'theirs') => void;
}

function Pick({ conflict, nameOf, value, onPick }: PickProps) {
  const t = useWords(planDevicesEditWords);
  const { number } = useFormat();
  const told = (point: PlacedPoint | undefined): string =>
    point
      ? t('PlanDevices.at', { x: number(point.x, { digits: 1 }), y: number(point.y, { digits: 1 }) })
      : t('PlanDevices.off');
  return (
    <RadioGroup
      label={t('PlanDevices.pick', { name: nameOf(conflict.deviceId) })}
      orientation="horizontal"
      value={value}
      options={[
        { value: 'mine' as const, label: t('PlanDevices.mineAt'), description: told(conflict.mine) },
        { value: 'theirs' as const, label: t('PlanDevices.theirsAt'), description: told(conflict.theirs) },
      ]}
      onChange={(change) => change.value && onPick(change.value)}
    />
  );
}
