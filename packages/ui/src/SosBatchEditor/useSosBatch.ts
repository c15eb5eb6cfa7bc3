import { type SosRow, sosBatchForm } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import { type RefObject, useMemo, useState } from 'react';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { type FormControl, useFormValue } from '../lib/field/useFormReset.ts';
import { type UndoMemory, useUndo } from '../lib/overlay/useUndo.ts';
import { useWords } from '../lib/format/useWords.ts';
import { listWords } from '../lib/words.ts';
import type { SosBatchEditorProps } from './SosBatchEditor.tsx';
import { type Added, type Judgement, judge, rowOf, withImeis, withNumber } from './batch.ts';
import { sosBatchEditorWords } from './words.ts';

const none: readonly never[] = [];

/** Rows of a page: what is drawn of two thousand. */
export const pageSize = 20;

export interface SosBatch {
  readonly rows: readonly SosRow[];
  readonly judgement: Judgement;
  readonly memory: UndoMemory<readonly SosRow[]>;
  /** From 1. */
  readonly page: number;
  readonly showPage: (page: number) => void;
  /** The numbers that devices get when they are added. */
  readonly shared: readonly string[];
  readonly share: (group: number, text: string) => void;
  readonly applyAll: () => void;
  readonly add: (text: string) => Added;
  readonly write: (at: number, row: SosRow) => void;
  readonly remove: (at: number) => void;
  /** Goes to the cell at fault after the one gone to last, and from the last to the first. */
  readonly showFault: () => void;
}

/** The rows of a batch and what may be done with them. */
export function useSosBatch(
  props: SosBatchEditorProps,
  root: RefObject<HTMLElement | null>,
  control: FormControl,
): SosBatch {
  const { value, defaultValue = none, onChange, problems = none } = props;
  const t = useWords(sosBatchEditorWords, listWords);
  const { number } = useFormat();
  const focusNext = useFocusNext(root);
  const [shared, setShared] = useState<readonly string[]>(none);
  const [page, setPage] = useState(1);
  const [lastFault, setLastFault] = useState<string | null>(null);
  const [rows, set] = useFormValue<readonly SosRow[]>({
    control,
    value,
    defaultValue,
    onChange: (change) => onChange?.({ value: change.value, problems: problemsOf(change.value) }),
  });
  const memory = useUndo<readonly SosRow[]>((before) => {
    set(before);
    focusNext('[data-act="undo"]', '[data-act="remove"]');
  });
  const judgement = useMemo(() => judge(rows, problems), [rows, problems]);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  return {
    rows,
    judgement,
    memory,
    page: Math.min(page, pages),
    showPage: setPage,
    shared,
    share: (group, text) => setShared(withNumber(shared, group, text)),
    applyAll: () => {
      memory.remember(rows, t('SosBatchEditor.applied', { count: number(rows.length) }));
      set(rows.map((row) => ({ ...row, numbers: shared })));
    },
    add: (text) => {
      const added = withImeis(rows, text, shared);
      if (added.added > 0) {
        memory.forget();
        set(added.rows);
        setPage(Math.floor(rows.length / pageSize) + 1);
      }
      return added;
    },
    write: (at, row) => {
      memory.forget();
      set(rows.with(at, row));
    },
    remove: (at) => {
      memory.remember(rows, t('List.removed', { name: rows[at]?.imei || t('SosBatchEditor.row', { at: at + 1 }) }));
      set(rows.toSpliced(at, 1));
      focusNext(`[data-row="${Math.min(at, rows.length - 2)}"] [data-act="remove"]`, '[data-act="undo"]');
    },
    showFault: () => {
      const { faulty } = judgement;
      const next = faulty[(lastFault === null ? -1 : faulty.indexOf(lastFault)) + 1] ?? faulty[0];
      if (next === undefined) return;
      setLastFault(next);
      setPage(Math.floor(rowOf(next) / pageSize) + 1);
      focusNext(`[data-cell="${next}"] input`);
    },
  };
}

const problemsOf = (rows: readonly SosRow[]): readonly Problem[] => {
  const result = sosBatchForm.check({ rows });
  return result.ok ? [] : result.problems;
};
