import { type SosRow, deviceSosWords, sosRowsPerBatch } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { FieldFrame, type FieldProps, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { UndoNote } from '../lib/overlay/UndoNote.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { listWords } from '../lib/words.ts';
import { AddDevices } from './Adding.tsx';
import { Rows } from './Rows.tsx';
import { Body, Summary, Told } from './SosBatchEditor.styles.ts';
import { type SosBatch, pageSize, useSosBatch } from './useSosBatch.ts';
import { sosBatchEditorWords } from './words.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

/** The rows as they were typed, and why the domain's `sosBatchForm` does not take them, if it does not. */
export interface SosBatchChange {
  readonly value: readonly SosRow[];
  readonly problems: readonly Problem[];
}

/** No attribute tells those who hear it that a list must be filled: say so in `description`. */
export interface SosBatchEditorProps extends Omit<FieldProps, 'required'>, RootProps {
  /** Undefined: the editor keeps its own. */
  readonly value?: readonly SosRow[];
  readonly defaultValue?: readonly SosRow[];
  readonly onChange?: (change: SosBatchChange) => void;
  /** What the gateway found, at `rows.3.imei` or at `rows`; it goes before what the editor finds. */
  readonly problems?: readonly Problem[];
  readonly readOnly?: boolean;
  /** Under this name the rows go with their form, as JSON. */
  readonly name?: string;
}

/**
 * Whom many devices call at once: IMEIs are pasted a hundred at a time, and each device has up to five numbers. Each cell says what
 * is wrong with it, and a button leads from one problem to the next through all pages.
 * @spec DEV-21
 * @example <SosBatchEditor label="SOS 号码" onChange={({ value, problems }) => setBatch(value, problems)} />
 */
export function SosBatchEditor(props: SosBatchEditorProps) {
  const { id, label, isLabelHidden, description, problem, isOptional, disabled = false, ...others } = props;
  const { value: _v, defaultValue: _d, onChange: _c, problems = [], readOnly = false, name, ...rest } = others;
  const t = useWords(sosBatchEditorWords);
  const textOf = useProblemText(deviceSosWords);
  const ids = useFieldIds(id);
  const body = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const batch = useSosBatch(props, body, control);
  const whole = problems.find(({ field = '' }) => !field.startsWith('rows.'));
  const wrong = problem ?? (whole && textOf(whole));
  const describedBy = [description && ids.description, wrong && ids.problem].filter(Boolean).join(' ');
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, isOptional }} problem={wrong}>
      <Body
        ref={body}
        id={ids.control}
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={describedBy || undefined}
      >
        {!readOnly && <AddDevices {...{ batch, disabled }} />}
        <SummaryLine batch={batch} />
        {batch.rows.length === 0 ? (
          <EmptyState title={t('SosBatchEditor.none')}>{!readOnly && t('SosBatchEditor.noneHint')}</EmptyState>
        ) : (
          <Rows {...{ batch, disabled, readOnly }} label={t('SosBatchEditor.devices')} />
        )}
        {batch.rows.length > pageSize && (
          <Pagination
            total={batch.rows.length}
            page={batch.page}
            pageSize={pageSize}
            pageSizes={[]}
            onPageChange={({ page }) => batch.showPage(page)}
          />
        )}
        {!readOnly && <UndoNote memory={batch.memory} />}
        <input
          ref={control}
          type="hidden"
          name={name}
          value={name === undefined ? '' : JSON.stringify(batch.rows)}
          disabled={disabled || name === undefined}
        />
      </Body>
    </FieldFrame>
  );
}

/** How many there are, and what stands between them and being sent. */
function SummaryLine({ batch }: { readonly batch: SosBatch }) {
  const t = useWords(sosBatchEditorWords, listWords);
  const { number } = useFormat();
  const { faulty, warnings } = batch.judgement;
  return (
    <Summary>
      <strong>
        {t('SosBatchEditor.devices')}{' '}
        {t('List.count', { count: number(batch.rows.length), max: number(sosRowsPerBatch) })}
      </strong>
      {faulty.length > 0 && (
        <Told data-tone="danger">
          <CircleAlert aria-hidden />
          {t('SosBatchEditor.faulty', { count: number(faulty.length) })}
        </Told>
      )}
      {warnings.size > 0 && (
        <Told data-tone="attention">
          <TriangleAlert aria-hidden />
          {t('SosBatchEditor.doubtful', { count: number(warnings.size) })}
        </Told>
      )}
      {batch.rows.length > 0 && faulty.length === 0 && (
        <Told>
          <CircleCheck aria-hidden />
          {t('SosBatchEditor.clean')}
        </Told>
      )}
      {faulty.length > 0 && <Button onClick={batch.showFault}>{t('SosBatchEditor.nextFault')}</Button>}
    </Summary>
  );
}
