import { type InspectionLineDetail, inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { inspectionRefusalWords, inspectionWords, lineForm, nameChars } from '@fireline/domain/inspection';
import { siteWords } from '@fireline/domain/site';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { RouteBuilder } from '@fireline/ui/RouteBuilder';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { floorText } from '../../lib/floor.ts';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { recordPageWords } from '../../lib/record/words.ts';
import { lineWords, pointWords } from './words.ts';

/** The draft of a line is kept under this name. */
export const lineDraft = (lineId: number | undefined): string => `inspectionLine.${lineId ?? 'new'}`;

const problemWords = [inspectionWords, inspectionRefusalWords, siteWords];
const noId: string | null = null;
const noPoints: readonly number[] = [];
type Line = InspectionLineDetail | undefined;

/** The points of the line in their order, from those of the unit that are in no other line. */
function Route({ unitId, line }: { readonly unitId: number; readonly line: Line }) {
  const t = useWords(lineWords, pointWords, siteWords);
  const { name: _name, ...field } = useFormField('pointIds', { label: t('lines.route'), initial: noPoints });
  const call = useCall(inspectionCalls.unitPoints, { unitId });
  return (
    <Loaded call={call} action="query" lines={6}>
      {({ points }) => (
        <RouteBuilder
          {...field}
          description={t('lines.route.what')}
          points={points
            .filter(({ lineId }) => lineId === null || lineId === line?.lineId)
            .map(({ pointId, name, buildingName, floor }) => ({
              id: pointId,
              name,
              unitId,
              building: buildingName || t('patrolPoints.outdoors'),
              floor: floorText(floor, t),
            }))}
        />
      )}
    </Loaded>
  );
}

function Fields({ line }: { readonly line: Line }) {
  const t = useWords(lineWords);
  const name = useFormField('name', { label: t('lines.name'), initial: '' });
  const { value: unitId } = useFormField('unitId', { label: t('lines.unit'), initial: noId });
  const { value: pointIds } = useFormField('pointIds', { label: t('lines.route'), initial: noPoints });
  const isFixed = pointIds.length > 0;
  return (
    <>
      <TextField {...name} countMax={nameChars.max} autoComplete="off" required />
      <NodeField
        kind="unit"
        label={t('lines.unit')}
        known={line && { id: line.unitId, name: line.unitName }}
        {...(isFixed && { description: t('lines.unit.fixed') })}
        readOnly={isFixed}
        required
      />
      {unitId === null ? (
        <p>{t('lines.route.unitFirst')}</p>
      ) : (
        <Route key={unitId} unitId={Number(unitId)} line={line} />
      )}
    </>
  );
}

export interface LineFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly line: Line;
  /** Of a new one at first. */
  readonly unitId?: number | undefined;
  /** Reads the line again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A line of patrols as it is added or changed: its points are chosen and put in order. @spec INS-03 */
export function LineForm({ line: newest, unitId, onReload, onClose, onSaved }: LineFormProps) {
  const t = useWords(lineWords, recordPageWords);
  const { row: line, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(lineDraft(line?.lineId));
  const submit = useFormSend<FormValue<typeof lineForm>, InspectionLineDetail>({
    send: ({ pointIds, ...value }, client) => {
      const sent = { ...value, pointIds: [...pointIds] };
      return line
        ? client.send(inspectionCalls.changeLine, { lineId: line.lineId, revision: line.revision, ...sent })
        : client.send(inspectionCalls.createLine, sent);
    },
    saved: ({ name }) => t('record.saved', { name }),
    opens: ({ lineId, name }) => shownAt(pathTo('inspectionLines'), lineId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={line ? t('record.change', { name: line.name }) : t('lines.create')}
      submitLabel={t('record.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={lineForm}
      words={problemWords}
      defaultValues={
        line
          ? { name: line.name, unitId: String(line.unitId), pointIds: line.route.map(({ pointId }) => pointId) }
          : { unitId: unitId === undefined ? null : String(unitId) }
      }
      onSubmit={submit}
    >
      <Fields line={line} />
    </FormDrawer>
  );
}
