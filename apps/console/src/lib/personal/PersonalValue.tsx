import { useSend } from '@fireline/api/react';
import { personalWho, sessionCalls } from '@fireline/api/session';
import { isMask, type PersonalSubject } from '@fireline/domain/session';
import { IconButton } from '@fireline/ui/IconButton';
import { useWords } from '@fireline/ui/lib';
import { Eye, EyeOff } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { useMay } from '../session/useMay.ts';
import { PhoneLinks } from '../page/PhoneLinks.tsx';
import { useTellFailure } from '../page/useTellFailure.ts';
import { Held } from './Personal.styles.ts';
import { personalWords } from './words.ts';

export interface PersonalValueProps {
  /** Whose it is: the kind of record and its id. */
  readonly subject: PersonalSubject;
  readonly id: number;
  /** The fields of the record that stand here, in this order. */
  readonly fields: readonly string[];
  /** As a list or a page got them: masked. */
  readonly values: readonly string[];
  /** What the field is called, and whose it is: for the name of the button. */
  readonly label: string;
  readonly name: string;
  /** Whether this one may be shown to the reader whole, besides the right to show any. */
  readonly isShowable?: boolean;
  /** In a list: of several the first, with how many there are; shown whole, all stand there. */
  readonly isFirstOnly?: boolean;
}

/** Whether the focus went to something else in this window; a look at another window leaves it where it was. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement);

/**
 * A phone number, an e-mail address or another personal value: masked, with a button that shows it whole until the focus leaves it. Showing
 * it is a call of its own, which the user log notes.
 * @spec SES-07 SES-10
 */
export function PersonalValue(props: PersonalValueProps) {
  const { subject, id, fields, values, label, name, isShowable = true, isFirstOnly = false } = props;
  const t = useWords(personalWords);
  const tellFailure = useTellFailure();
  const mayShow = useMay()({ who: personalWho[subject] }) && isShowable;
  /** The focus went elsewhere before the values came: nobody looks at them. */
  const wasLeft = useRef(false);
  const [whole, setWhole] = useState<{ readonly id: number; readonly values: readonly string[] }>();
  const show = useSend(sessionCalls.showPersonal, {
    onDone: ({ reply }) => {
      if (!wasLeft.current) setWhole({ id, values: fields.flatMap((field) => reply.values[field] ?? []) });
    },
    onFailed: ({ error, retry }) => tellFailure('query', error, retry),
  });
  const known = values.filter((value) => value !== '');
  const listed = isFirstOnly ? known.slice(0, 1) : known;
  const more = listed.length < known.length && ` ${t('personal.more', { count: known.length })}`;
  if (!known.some(isMask))
    return (
      <>
        <PhoneLinks numbers={listed} />
        {more}
      </>
    );
  const masked = (
    <>
      {listed.join(' · ')}
      {more}
    </>
  );
  if (!mayShow) return masked;
  const shown = whole?.id === id ? whole.values : undefined;
  const toggle = (): void => {
    wasLeft.current = false;
    if (shown) setWhole(undefined);
    else if (!show.isPending) show.mutate({ subject, id, fields: [...fields] });
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!isLeft(event)) return;
    wasLeft.current = true;
    setWhole(undefined);
  };
  return (
    // the text can have the focus, so that a press on it to select it does not hide it
    <Held tabIndex={shown && -1} onBlur={leave}>
      <span>{shown ? <PhoneLinks numbers={shown} /> : masked}</span>
      <IconButton
        label={t(shown ? 'personal.hide' : 'personal.show', { field: label, name })}
        title={t(shown ? 'personal.hide' : 'personal.show', { field: label, name })}
        icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        aria-busy={show.isPending || undefined}
        onClick={toggle}
      />
    </Held>
  );
}
