import { type Alignment, alignments, alignsFrom, planPointWords, planWords } from '@fireline/domain/plan';
import {
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  MapPinOff,
  Redo2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { NumberField } from '../../NumberField/index.ts';
import { Tooltip } from '../../Tooltip/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { useProblemText } from '../../lib/field/useProblemText.ts';
import { Bar, Part, Told } from './EditBar.styles.ts';
import { isCamera } from '../points.ts';
import { type Scene, rotationOf } from '../picture/scene.ts';
import type { Placing } from './usePlacing.ts';
import { planDevicesEditWords } from '../words.ts';

const icons: Readonly<Record<Alignment, ReactNode>> = {
  left: <AlignStartVertical aria-hidden />,
  right: <AlignEndVertical aria-hidden />,
  top: <AlignStartHorizontal aria-hidden />,
  bottom: <AlignEndHorizontal aria-hidden />,
  across: <AlignHorizontalDistributeCenter aria-hidden />,
  down: <AlignVerticalDistributeCenter aria-hidden />,
};

function Tool(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}

export interface EditBarProps {
  readonly placing: Placing;
  readonly scene: Scene;
  readonly canSave: boolean;
}

/** What can be done with the placing, and whether it is saved. */
export function EditBar({ placing, scene, canSave }: EditBarProps) {
  const t = useWords(planDevicesEditWords);
  const { number } = useFormat();
  const { edit, act, unsaved, saving } = placing;
  const { selected } = edit;
  const [only] = selected.length === 1 ? placing.shown.filter(({ deviceId }) => deviceId === selected[0]) : [];
  return (
    <Bar role="toolbar" aria-label={t('PlanDevices.edit')}>
      <Part>
        <Tool
          label={t('PlanDevices.undo')}
          icon={<Undo2 aria-hidden />}
          disabled={edit.past.length === 0}
          onClick={() => act({ type: 'undo' })}
        />
        <Tool
          label={t('PlanDevices.redo')}
          icon={<Redo2 aria-hidden />}
          disabled={edit.future.length === 0}
          onClick={() => act({ type: 'redo' })}
        />
      </Part>
      {selected.length > 0 && (
        <Part>
          <Told>{t('PlanDevices.selected', { count: number(selected.length) })}</Told>
          {selected.length > 1 && (
            <Alignments count={selected.length} onAlign={(alignment) => act({ type: 'align', alignment })} />
          )}
          {only && isCamera(only) && (
            <Facing deviceId={only.deviceId} rotationDeg={rotationOf(only, scene)} act={act} />
          )}
          <Tool
            label={t('PlanDevices.remove')}
            icon={<MapPinOff aria-hidden />}
            onClick={() => act({ type: 'remove' })}
          />
        </Part>
      )}
      {canSave && (
        <Part data-end="">
          <SaveNote {...{ saving, unsaved }} />
          <Button
            variant="primary"
            disabled={unsaved === 0}
            isPending={saving.name === 'pending'}
            onClick={placing.save}
          >
            {t('PlanDevices.save')}
          </Button>
        </Part>
      )}
    </Bar>
  );
}

function Alignments({ count, onAlign }: { readonly count: number; readonly onAlign: (way: Alignment) => void }) {
  const t = useWords(planPointWords);
  return alignments.map((alignment) => (
    <Tool
      key={alignment}
      label={t(`plan.align.${alignment}`)}
      icon={icons[alignment]}
      disabled={count < alignsFrom(alignment)}
      onClick={() => onAlign(alignment)}
    />
  ));
}

interface FacingProps {
  readonly deviceId: number;
  readonly rotationDeg: number | undefined;
  readonly act: Placing['act'];
}

function Facing({ deviceId, rotationDeg, act }: FacingProps) {
  const t = useWords(planDevicesEditWords);
  return (
    <NumberField
      label={t('PlanDevices.rotation')}
      isLabelHidden
      unit="°"
      min={0}
      max={359}
      step={5}
      value={rotationDeg ?? null}
      onChange={({ value }) => value !== null && act({ type: 'rotate', deviceId, rotationDeg: value })}
      style={{ width: 116 }}
    />
  );
}

function SaveNote({ saving, unsaved }: Pick<Placing, 'saving' | 'unsaved'>) {
  const t = useWords(planDevicesEditWords);
  const problemText = useProblemText(planWords);
  const { number } = useFormat();
  if (saving.name === 'failed')
    return (
      <Told role="alert" data-failed="">
        {saving.problem ? problemText(saving.problem) : t('PlanDevices.saveFailed')}
      </Told>
    );
  const told = unsaved > 0 ? t('PlanDevices.unsaved', { count: number(unsaved) }) : '';
  return <Told role="status">{saving.name === 'saved' && unsaved === 0 ? t('PlanDevices.saved') : told}</Told>;
}
