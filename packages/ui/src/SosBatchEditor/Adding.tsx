import { callNumber, deviceSosWords, imeisPerParse, sosRowsPerBatch } from '@fireline/domain/device';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { PasteBox, type PasteOutcome } from '../lib/field/PasteBox.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Adding, Groups, Shared } from './SosBatchEditor.styles.ts';
import { groups } from './batch.ts';
import type { SosBatch } from './useSosBatch.ts';
import { sosBatchEditorWords } from './words.ts';

interface PartProps {
  readonly batch: SosBatch;
  readonly disabled: boolean;
}

/** Where devices come in: their IMEIs, and whom they call. */
export function AddDevices({ batch, disabled }: PartProps) {
  const t = useWords(sosBatchEditorWords);
  const textOf = useProblemText(deviceSosWords);
  const { number } = useFormat();
  const take = (text: string): PasteOutcome => {
    const { added, known, over, list } = batch.add(text);
    const problems = [...list.problems, ...list.warnings].map(textOf);
    const full = t('SosBatchEditor.over', { count: number(over), max: number(sosRowsPerBatch) });
    return {
      told: t('SosBatchEditor.taken', { added: number(added), known: number(known) }),
      problems: over > 0 ? [full, ...problems] : problems,
      isDone: over === 0 && list.problems.length === 0,
    };
  };
  return (
    <Adding>
      <PasteBox
        label={t('SosBatchEditor.paste')}
        description={t('SosBatchEditor.pasteHint', { max: number(imeisPerParse) })}
        action={t('SosBatchEditor.take')}
        disabled={disabled}
        onTake={take}
      />
      <SharedNumbers {...{ batch, disabled }} />
    </Adding>
  );
}

function SharedNumbers({ batch, disabled }: PartProps) {
  const t = useWords(sosBatchEditorWords);
  const textOf = useProblemText(deviceSosWords);
  return (
    <Shared disabled={disabled}>
      <legend>{t('SosBatchEditor.shared')}</legend>
      <Groups>
        {groups.map((group) => {
          const text = batch.shared[group] ?? '';
          const result = callNumber(text, 'shared');
          const [problem] = result.ok || text === '' ? [] : result.problems;
          return (
            <TextField
              key={group}
              label={t('SosBatchEditor.group', { group: group + 1 })}
              value={text}
              inputMode="tel"
              autoComplete="off"
              disabled={disabled}
              problem={problem && textOf(problem)}
              onChange={({ value }) => batch.share(group, value)}
            />
          );
        })}
      </Groups>
      <Button disabled={disabled || batch.rows.length === 0 || batch.shared.length === 0} onClick={batch.applyAll}>
        {t('SosBatchEditor.applyAll')}
      </Button>
    </Shared>
  );
}
