import { sessionWords } from '@fireline/domain/session';
import { siteFormWords } from '@fireline/domain/site';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { Note } from '../lib/field/FieldFrame.styles.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { listWords } from '../lib/words.ts';
import { Acts, Count, Kind, Line, Lines, Plain, Title } from './PhoneListEditor.styles.ts';
import { type LineProblem, type PhoneKind, lineName } from './phones.ts';
import type { PhoneList } from './usePhoneList.ts';
import { phoneListEditorWords } from './words.ts';

interface PartProps {
  readonly kind: PhoneKind;
  readonly list: PhoneList;
  readonly problems: ReadonlyMap<string, LineProblem>;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

const singular = { mobiles: 'mobile', landlines: 'landline' } as const;
const adding = { mobiles: 'addMobile', landlines: 'addLandline' } as const;

/** The numbers of one kind, and how many there may be. */
export function PhoneLines(props: PartProps) {
  const { kind, list, disabled, readOnly } = props;
  const t = useWords(phoneListEditorWords, listWords);
  const { number } = useFormat();
  const numbers = list.lists[kind];
  const isFull = numbers.length >= list.max;
  return (
    <Kind data-kind={kind}>
      <Title>
        <span>{t(`PhoneListEditor.${kind}`)}</span>
        <Count>{t('List.count', { count: number(numbers.length), max: number(list.max) })}</Count>
      </Title>
      {numbers.length === 0 && <Plain>{t('PhoneListEditor.none')}</Plain>}
      {numbers.length > 0 && (
        <Lines aria-label={t(`PhoneListEditor.${kind}`)}>
          {numbers.map((text, at) => (
            // a line is its place: two lines may hold the same while they are written
            <PhoneLine key={lineName(kind, at)} {...props} at={at} text={text} />
          ))}
        </Lines>
      )}
      {!readOnly && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden />}
          data-act="add"
          disabled={disabled || isFull}
          onClick={() => list.add(kind)}
        >
          {t(`PhoneListEditor.${adding[kind]}`)}
        </Button>
      )}
      {isFull && !readOnly && <Note>{t('PhoneListEditor.full')}</Note>}
    </Kind>
  );
}

interface LineProps extends PartProps {
  readonly at: number;
  readonly text: string;
}

function PhoneLine({ kind, list, problems, disabled, readOnly, at, text }: LineProps) {
  const t = useWords(phoneListEditorWords, listWords);
  const textOf = useProblemText(siteFormWords, sessionWords);
  const field = lineName(kind, at);
  const problem = list.fresh === field ? undefined : problems.get(field);
  const label = t(`PhoneListEditor.${singular[kind]}`, { at: at + 1 });
  const told =
    problem &&
    (problem.sameAs ? t('PhoneListEditor.sameAs', { problem: textOf(problem), at: problem.sameAs }) : textOf(problem));
  const last = list.lists[kind].length - 1;
  const act = (name: 'up' | 'down' | 'remove', icon: ReactNode, isOff: boolean, run: () => void) => (
    <Tooltip text={t(`List.${name}`, { name: label })}>
      <IconButton
        label={t(`List.${name}`, { name: label })}
        icon={icon}
        data-act={name}
        disabled={disabled || isOff}
        onClick={run}
      />
    </Tooltip>
  );
  return (
    <Line data-line={field}>
      <span aria-hidden>{at + 1}</span>
      <TextField
        label={label}
        isLabelHidden
        type="tel"
        value={text}
        problem={told}
        {...{ disabled, readOnly }}
        onChange={({ value }) => list.write(kind, at, value)}
        onBlur={() => list.leave(kind, at)}
      />
      {!readOnly && (
        <Acts>
          {last > 0 && act('up', <ArrowUp aria-hidden />, at === 0, () => list.move(kind, at, -1))}
          {last > 0 && act('down', <ArrowDown aria-hidden />, at === last, () => list.move(kind, at, 1))}
          {act('remove', <X aria-hidden />, false, () => list.remove(kind, at))}
        </Acts>
      )}
    </Line>
  );
}
