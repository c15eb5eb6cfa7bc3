import { type Contact, deviceSosWords, phoneBookForm, phoneBookNumbers, sosGroups } from '@fireline/domain/device';
import { formWords } from '@fireline/domain/lib';
import { Button } from '@fireline/ui/Button';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { IconButton } from '@fireline/ui/IconButton';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Stack } from '../../lib/page/Page.styles.ts';
import { Acts, Count, Line, Lines } from './PhoneBook.styles.ts';
import { phoneBookWords } from './words.ts';

const none: readonly Contact[] = [];
const empty: Contact = { name: '', number: '', isSos: false };

/** What is wrong with the lines that were left, and with all once the form was sent; one that is being entered is let be. */
function useProblems(entries: readonly Contact[], left: ReadonlySet<string>, isSent: boolean) {
  const t = useWords(deviceSosWords, formWords);
  const result = phoneBookForm.check({ entries });
  const found = result.ok ? [] : result.problems;
  return (field: string): string | undefined => {
    const problem = isSent || left.has(field) ? found.find((one) => one.field === field) : undefined;
    return problem && t(problem.code as 'form.required', problem.args);
  };
}

/** The numbers of a phone book in their order, each with its name, and which are called in an emergency. @spec DEV-13 DEV-21 */
export function PhoneBookEditor() {
  const t = useWords(phoneBookWords);
  const { number } = useFormat();
  const {
    value: entries,
    onChange,
    problem,
  } = useFormField('entries', { label: t('phoneBook.entries'), initial: none });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const problemOf = useProblems(entries, left, problem !== undefined);
  const leave = (field: string): void => setLeft(new Set([...left, field]));
  const write = (at: number, change: Partial<Contact>): void =>
    onChange({ value: entries.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const move = (at: number, by: 1 | -1): void => {
    const next = [...entries];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + by, 0, one);
    onChange({ value: next });
  };
  const isToldInLine = entries.some((_, at) => problemOf(`entries.${at}.name`) ?? problemOf(`entries.${at}.number`));
  const last = entries.length - 1;
  const sos = entries.filter(({ isSos }) => isSos).length;
  return (
    <Stack role="group" aria-label={t('phoneBook.entries')}>
      <Lines>
        {entries.map((entry, index) => {
          const at = index + 1;
          return (
            <Line key={at}>
              <span aria-hidden>{at}</span>
              <TextField
                label={t('phoneBook.nameAt', { at })}
                isLabelHidden
                placeholder={t('phoneBook.name')}
                value={entry.name}
                problem={problemOf(`entries.${index}.name`)}
                onChange={({ value }) => write(index, { name: value })}
                onBlur={() => leave(`entries.${index}.name`)}
              />
              <TextField
                label={t('phoneBook.numberAt', { at })}
                isLabelHidden
                placeholder={t('phoneBook.number')}
                type="tel"
                value={entry.number}
                problem={problemOf(`entries.${index}.number`)}
                onChange={({ value }) => write(index, { number: value })}
                onBlur={() => leave(`entries.${index}.number`)}
              />
              <Checkbox
                label={t('phoneBook.sosOnly')}
                checked={entry.isSos}
                disabled={!entry.isSos && sos >= sosGroups}
                onChange={({ value }) => write(index, { isSos: value })}
              />
              <Acts>
                <IconButton
                  label={t('phoneBook.up', { at })}
                  icon={<ArrowUp aria-hidden />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={t('phoneBook.down', { at })}
                  icon={<ArrowDown aria-hidden />}
                  disabled={index === last}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  label={t('phoneBook.remove', { at })}
                  icon={<X aria-hidden />}
                  onClick={() => onChange({ value: entries.filter((_, other) => other !== index) })}
                />
              </Acts>
            </Line>
          );
        })}
      </Lines>
      <div>
        <Button
          icon={<Plus aria-hidden />}
          disabled={entries.length >= phoneBookNumbers.max}
          onClick={() => onChange({ value: [...entries, { ...empty, isSos: sos === 0 }] })}
        >
          {t('phoneBook.add')}
        </Button>
      </div>
      <Count>
        {t('phoneBook.count', {
          count: number(entries.length),
          max: number(phoneBookNumbers.max),
          sos: number(sos),
          sosMax: number(sosGroups),
        })}
      </Count>
      {problem !== undefined && !isToldInLine && <p role="alert">{problem}</p>}
    </Stack>
  );
}
