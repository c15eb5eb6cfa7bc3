import { type FileLimits, checkFile, formWords, sizeText, withFigures } from '@fireline/domain/lib';
import { Upload as UploadIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { FileField } from '../lib/field/FileField.tsx';
import { Place } from '../lib/field/FilePlace.styles.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useDisabled } from '../lib/field/useDisabled.ts';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { offersOf } from '../lib/choice/offers.ts';
import { useFilePlace } from '../lib/field/useFilePlace.ts';
import { useFormReset, useFormValue } from '../lib/field/useFormReset.ts';
import { type PendingProps, usePending } from '../lib/control/usePending.ts';
import { useSparingly } from '../lib/alarm/useSparingly.ts';
import { type Translate, useWords } from '../lib/format/useWords.ts';
import { needs } from '../lib/needs.ts';
import { List } from './FileDrop.styles.ts';
import { FileRow } from './FileRow.tsx';
import { type QueuedFile, type StoredFile, percentOf } from './queue.ts';
import { type Upload, useUploads } from './useUploads.ts';
import { fileDropWords } from './words.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

export interface FileDropProps extends FieldProps, RootProps, FileLimits, PendingProps {
  /** Sends one file; whatever server there is, the field does not know it. */
  readonly upload: Upload;
  /** What is stored. Undefined: the field keeps its own list. */
  readonly value?: readonly StoredFile[];
  readonly defaultValue?: readonly StoredFile[];
  /** When a file has been stored, or one that was is removed. */
  readonly onChange?: (change: { readonly value: readonly StoredFile[] }) => void;
  /** The most files, those that are stored among them. */
  readonly countMax?: number;
  /** A rule of the owner's, asked after kind and size: why the file is refused, in the reader's words. */
  readonly check?: (offered: { readonly file: File }) => string | undefined;
  /** Why an upload failed, in the reader's words; undefined: "upload failed, check network". */
  readonly failureText?: (failure: { readonly error: unknown }) => string | undefined;
  /** How many uploads go at once. Default 2. */
  readonly atOnce?: number;
  readonly readOnly?: boolean;
  /** Under this name the ids of the stored files go with their form. */
  readonly name?: string;
}

const none: readonly StoredFile[] = [];

const aloudEveryMs = 3000;

/** What is read aloud of the whole: how far it is, now and then; how it ended, at once. */
function useTold(t: Translate<keyof typeof fileDropWords>, queue: readonly QueuedFile[], stored: number): string {
  const percent = percentOf(queue);
  return useSparingly(toldOf(t, queue, stored, percent), percent === undefined ? 0 : aloudEveryMs);
}

function toldOf(
  t: Translate<keyof typeof fileDropWords>,
  queue: readonly QueuedFile[],
  stored: number,
  percent: number | undefined,
): string {
  // nothing may have been sent because the owner still looks at the file, and may refuse it
  if (percent === 0) return '';
  if (percent !== undefined) return t('FileDrop.toldSending', { percent });
  const wrong = queue.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const parts = [
    stored > 0 && t('FileDrop.toldStored', { count: stored }),
    wrong > 0 && t('FileDrop.toldWrong', { count: wrong }),
  ];
  return parts.filter(Boolean).join(t('FileDrop.between'));
}

/**
 * Files that are sent as soon as they are given: dropped, pasted or chosen. Each shows how far it is and can be cancelled, tried again
 * or removed; what is refused stays in the list with its name, the reason and the limit. For pictures with previews take
 * ImagePicker. Do name kinds and sizes; don't ask for a file that the system has already.
 * @spec LIB-01 SHL-26 PLN-02
 * @example <FileDrop label="平面图" kinds={['.zip', '.dxf']} upload={({ file, signal, onProgress }) => send(file, signal, onProgress)} />
 */
export function FileDrop(props: FileDropProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled: own, isOptional, ...others } = props;
  const {
    upload,
    value,
    defaultValue = none,
    onChange,
    countMax,
    check,
    failureText,
    atOnce = 2,
    onPendingChange,
    ...more
  } = others;
  needs('FileDrop', { upload });
  const { kinds, bytesMax, readOnly, name, ...rest } = more;
  const t = useWords(fileDropWords, formWords);
  const ids = useFieldIds(id);
  const hidden = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(hidden, own);
  const [stored, setStored] = useFormValue({ control: hidden, value, defaultValue, onChange });
  // two uploads may end before either is drawn
  const now = useRef(stored);
  useEffect(() => {
    now.current = stored;
  });
  // what is stored keeps the row it was sent in, and with it the focus
  const rowOf = useRef(new Map<string, string>());
  const uploads = useUploads({
    upload,
    atOnce,
    failureText,
    onStored: (file, key) => {
      rowOf.current.set(file.id, key);
      now.current = [...now.current, file];
      setStored(now.current);
    },
  });
  usePending(
    uploads.queue.some(({ state }) => state === 'waiting' || state === 'sending'),
    onPendingChange,
  );
  // what is on its way belongs to what is taken back
  useFormReset(hidden, uploads.clear);
  const isFixed = disabled || readOnly === true;
  const drop = useFilePlace({
    onFiles: (files) => {
      const there = [...stored, ...uploads.queue.filter(({ state }) => state !== 'refused')];
      const offers = offersOf(files, there, {
        check: ({ name, type, size }) => checkFile('', { name, type, sizeBytes: size }, { kinds, bytesMax }),
        countMax,
      });
      uploads.add(
        offers.map(({ file, problem: found }) => ({
          file,
          reason: found ? t(found.code as keyof typeof formWords, withFigures(found.args)) : check?.({ file }),
        })),
      );
    },
    disabled: isFixed,
  });
  const focusNext = useFocusNext(drop.rootRef);
  /** The row takes its button with it: on to the one that comes up, else to choosing. */
  const leave = (at: number): void => focusNext(`li:nth-child(${at + 1}) button`, 'li:last-child button', 'button');
  const limits = [
    required && t('form.required'),
    kinds && kinds.length > 0 && t('FileDrop.kinds', { kinds: kinds.join(' ') }),
    bytesMax !== undefined && t('FileDrop.size', { size: sizeText(bytesMax) }),
    countMax !== undefined && t('FileDrop.count', { count: countMax }),
  ].filter(Boolean);
  // one list, so that a row stays itself when its file has been stored
  const rows = [
    ...stored.map((file, at) => (
      <FileRow
        key={rowOf.current.get(file.id) ?? file.id}
        name={file.name}
        sizeBytes={file.sizeBytes}
        state="stored"
        isFixed={isFixed}
        onRemove={() => {
          leave(at);
          setStored(stored.filter((one) => one.id !== file.id));
        }}
      />
    )),
    ...uploads.queue.map(({ key, ...file }, at) => (
      <FileRow
        key={key}
        {...file}
        isFixed={isFixed}
        onCancel={() => uploads.cancel(key)}
        onRetry={() => uploads.retry(key)}
        onRemove={() => {
          leave(stored.length + at);
          uploads.remove(key);
        }}
      />
    )),
  ];
  const told = useTold(t, uploads.queue, stored.length);
  const aria = controlAria(ids, { description, problem, required });
  return (
    <FileField
      {...rest}
      {...{ ids, drop, label, isLabelHidden, isOptional, description, problem, disabled }}
      beside={
        <>
          <VisuallyHidden role="status">{told}</VisuallyHidden>
          <input ref={hidden} type="hidden" disabled />
          {name !== undefined &&
            stored.map((file) => <input key={file.id} type="hidden" name={name} value={file.id} disabled={disabled} />)}
        </>
      }
    >
      {!readOnly && (
        <Place>
          <UploadIcon aria-hidden />
          <span>{t(drop.isDragActive ? 'FileDrop.drop' : 'FileDrop.hint')}</span>
          <Button id={ids.control} disabled={disabled} onClick={drop.open} aria-describedby={aria['aria-describedby']}>
            {t('FileDrop.choose')}
          </Button>
          {limits.length > 0 && <small>{limits.join(t('FileDrop.between'))}</small>}
          <input
            {...drop.getInputProps({ 'aria-label': t('FileDrop.choose') })}
            accept={kinds?.join(',')}
            multiple={countMax !== 1}
          />
        </Place>
      )}
      <List aria-label={t('FileDrop.list')}>{rows}</List>
    </FileField>
  );
}
