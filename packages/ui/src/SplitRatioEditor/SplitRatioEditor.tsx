import { useId, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ProblemNote } from '../lib/field/ProblemNote.tsx';
import { useFieldControl } from '../lib/field/useFieldControl.ts';
import { Note } from '../lib/field/FieldFrame.styles.ts';
import { typedYuan } from '../lib/field/typedYuan.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { Adder } from './Adder.tsx';
import { Gone } from './Gone.tsx';
import { PastePanel } from './PastePanel.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { Remainders } from './Remainders.tsx';
import { Rows } from './Rows.tsx';
import { ShareBar } from './ShareBar.tsx';
import { Head } from '../lib/table/FigureTable.styles.ts';
import { Add, Root } from './SplitRatioEditor.styles.ts';
import { changesOf } from './drafts.ts';
import type { SplitRatioEditorProps } from './props.ts';
import { sampleOf, splitOf } from './shares.ts';
import { usePaste } from './usePaste.ts';
import { useSplit } from './useSplit.ts';

/** A round order, one that leaves cents, and a large one. */
const threeOrders = [100, 12_999, 128_850] as const;

/**
 * Who gets which part of a payment: whole percents, drawn as one bar and as cents of example orders that add up to the order, always.
 * The merchant's maximum guards what is typed. Rows are added, moved, removed and taken back by keyboard alone, or pasted from a
 * spreadsheet. Use it where a split rule is made; what was split already is a table of records.
 * @spec FIN-04 FIN-05 N18 TAR-09
 * @example
 * <SplitRatioEditor label="设备服务费分账" saved={rule.tasks} recipients={recipients} merchantMaxPercent={80} onChange={({ tasks }) => setTasks(tasks)} />
 */
export function SplitRatioEditor(props: SplitRatioEditorProps) {
  const { label, description, problem, value: _v, defaultValue: _d, onChange: _c, saved, ...others } = props;
  const { recipients, merchantMaxPercent: _m, defaultSamples = threeOrders, disabled, readOnly, ...more } = others;
  const { name, ref, inputRef, providerMaxPercent, ...rest } = more;
  const labelId = useId();
  const problemId = useId();
  const root = useObjectRef(ref);
  useFieldControl(inputRef, root);
  const hidden = useRef<HTMLInputElement>(null);
  const split = useSplit(props, root, hidden);
  const paste = usePaste(split, recipients);
  const [texts, setTexts] = useState(() => defaultSamples.map(typedYuan));
  const { drafts, reading } = split;
  const samples = texts.map((text, at) => {
    const sample = sampleOf(text);
    return { ...sample, number: at + 1, split: splitOf(sample.cents, drafts, reading.ratios) };
  });
  const changes = saved && changesOf(drafts, saved);
  const isFixed = Boolean(disabled || readOnly);
  return (
    <Root
      {...rest}
      ref={root}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={problem ? problemId : undefined}
      {...(!isFixed && { onPaste: paste.onPaste })}
    >
      <Head>
        <strong id={labelId}>{label}</strong>
        {description && <Note>{description}</Note>}
        <ProblemNote id={problemId}>{problem}</ProblemNote>
      </Head>
      <ShareBar {...{ drafts, reading, providerMaxPercent }} />
      <Rows
        label={label}
        split={split}
        samples={samples}
        changes={changes?.rows ?? []}
        isFixed={isFixed}
        disabled={disabled}
        onSample={({ number, text }) => setTexts(texts.with(number - 1, text))}
      />
      <Gone split={split} removed={changes?.removed ?? []} isFixed={isFixed} />
      {!isFixed && (
        <Add>
          {recipients && <Adder recipients={recipients} split={split} />}
          <PastePanel paste={paste} />
        </Add>
      )}
      <Remainders drafts={drafts} samples={samples} />
      {!disabled && <RefundPreview {...{ drafts, samples, recipients }} />}
      <VisuallyHidden role="status">{split.said}</VisuallyHidden>
      <input
        ref={hidden}
        type="hidden"
        name={name}
        disabled={disabled}
        value={reading.tasks ? JSON.stringify(reading.tasks) : ''}
      />
    </Root>
  );
}
