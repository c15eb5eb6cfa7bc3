import { type Problem, formWords } from '@fireline/domain/lib';
import { sessionWords } from '@fireline/domain/session';
import { pastedPhones, siteFormWords } from '@fireline/domain/site';
import { ClipboardPaste } from 'lucide-react';
import { type ClipboardEvent, type ComponentPropsWithRef, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { PasteBox, type PasteOutcome } from '../lib/field/PasteBox.tsx';
import { UndoNote } from '../lib/overlay/UndoNote.tsx';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { Body, Kinds, Paste } from './PhoneListEditor.styles.ts';
import { PhoneLines } from './PhoneLines.tsx';
import {
  type PhoneLists,
  type PhoneOwner,
  entriesIn,
  lineName,
  lineProblems,
  phoneKinds,
  problemsBeside,
} from './phones.ts';
import { type PhoneList, usePhoneList } from './usePhoneList.ts';
import { phoneListEditorWords } from './words.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

/** The numbers as they were written, and all that the domain finds wrong with them. */
export interface PhoneListChange {
  readonly value: PhoneLists;
  readonly problems: readonly Problem[];
}

export interface PhoneListEditorProps extends FieldProps, RootProps {
  /** Whose numbers: it decides how many there may be. */
  readonly of: PhoneOwner;
  /** Undefined: the editor keeps its own. What `phonesForm` of the domain reads. */
  readonly value?: PhoneLists;
  readonly defaultValue?: PhoneLists;
  readonly onChange?: (change: PhoneListChange) => void;
  /** What the gateway found, at `mobiles.1` or at the whole; it goes before what the editor finds. */
  readonly problems?: readonly Problem[];
  readonly readOnly?: boolean;
  /** Under `name.mobiles` and `name.landlines` the numbers go with their form. */
  readonly name?: string;
}

/**
 * The mobile and landline numbers that alarms are told to, in the order in which they are called. Each line says what is wrong with
 * it; a whole list may be pasted; what was removed or moved can be taken back.
 * @spec SIT-03 SIT-06
 * @example <PhoneListEditor label="联系电话" of="unit" value={phones} onChange={({ value }) => setPhones(value)} />
 */
export function PhoneListEditor(props: PhoneListEditorProps) {
  const { id, label, isLabelHidden, description, problem, required, isOptional, disabled = false, ...others } = props;
  const { of: _of, value: _v, defaultValue: _d, onChange: _c, problems = [], readOnly = false, name, ...rest } = others;
  const textOf = useProblemText(siteFormWords, sessionWords);
  const t = useWords(formWords);
  const ids = useFieldIds(id);
  const body = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const list = usePhoneList(props, body, control);
  const take = useTake(list);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const found = new Map([...lineProblems(list.lists), ...problems.map((one) => [one.field ?? '', one] as const)]);
  const [beside] = problemsBeside(problems);
  const wrong = problem ?? (beside && textOf(beside));
  const aria = controlAria(ids, { description, problem: wrong });
  const requiredId = `${ids.control}-required`;
  const pasteIn = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    // one number goes into its line as anywhere; a list is set out line by line
    if (readOnly || !(event.target instanceof HTMLInputElement) || entriesIn(pastedPhones(text)) < 2) return;
    event.preventDefault();
    const outcome = take(text);
    setPasted({ text: outcome.problems.length > 0 ? text : '', outcome, times: (pasted?.times ?? 0) + 1 });
  };
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, isOptional }} problem={wrong}>
      <Body
        ref={body}
        id={ids.control}
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={[aria['aria-describedby'], required && requiredId].filter(Boolean).join(' ') || undefined}
        onPaste={pasteIn}
      >
        {required && <VisuallyHidden id={requiredId}>{t('form.required')}</VisuallyHidden>}
        <Kinds>
          {phoneKinds.map((kind) => (
            <PhoneLines key={kind} {...{ kind, list, disabled, readOnly }} problems={found} />
          ))}
        </Kinds>
        {!readOnly && <PasteMany key={pasted?.times} {...{ pasted, disabled }} onTake={take} />}
        {!readOnly && <UndoNote memory={list.memory} />}
        <input ref={control} type="hidden" disabled />
        {name !== undefined &&
          phoneKinds.flatMap((kind) =>
            list.lists[kind].map((text, at) => (
              <input key={lineName(kind, at)} type="hidden" name={`${name}.${kind}`} value={text} disabled={disabled} />
            )),
          )}
      </Body>
    </FieldFrame>
  );
}

/** What was pasted into a line and turned out to be a list. */
interface Pasted {
  readonly text: string;
  readonly outcome: PasteOutcome;
  readonly times: number;
}

/** Takes a list in, and says what came of it. */
function useTake(list: PhoneList): (text: string) => PasteOutcome {
  const t = useWords(phoneListEditorWords);
  const textOf = useProblemText(siteFormWords);
  const { number } = useFormat();
  return (text) => {
    const taken = list.paste(text);
    if ('refused' in taken) return { told: '', problems: [textOf(taken.refused)] };
    const { added, known, over, problems } = taken;
    return {
      told: t('PhoneListEditor.taken', { added: number(added), known: number(known) }),
      problems: [
        ...problems.map(textOf),
        ...over.map((one) => t('PhoneListEditor.over', { number: one, max: number(list.max) })),
      ],
    };
  };
}

interface PasteManyProps {
  readonly pasted: Pasted | null;
  readonly disabled: boolean;
  readonly onTake: (text: string) => PasteOutcome;
}

function PasteMany({ pasted, disabled, onTake }: PasteManyProps) {
  const t = useWords(phoneListEditorWords);
  const [isOpen, setOpen] = useState(pasted !== null);
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(root);
  return (
    <Paste ref={root}>
      <Button
        variant="quiet"
        icon={<ClipboardPaste aria-hidden />}
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) focusNext('textarea');
        }}
      >
        {t('PhoneListEditor.pasteMany')}
      </Button>
      {isOpen && (
        <PasteBox
          label={t('PhoneListEditor.pasteLabel')}
          description={t('PhoneListEditor.pasteHint')}
          action={t('PhoneListEditor.take')}
          {...{ disabled, onTake }}
          {...(pasted && { first: pasted })}
        />
      )}
    </Paste>
  );
}
