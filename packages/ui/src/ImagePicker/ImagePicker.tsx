import { kindsText, sizeText } from '@fireline/domain/lib';
import { imageCompressAboveBytes, imageKinds } from '@fireline/domain/shell';
import { Camera, ImagePlus } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { FileField } from '../lib/field/FileField.tsx';
import { Note } from '../lib/field/FieldFrame.styles.ts';
import { Place } from '../lib/field/FilePlace.styles.ts';
import { UndoNote } from '../lib/overlay/UndoNote.tsx';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useDisabled } from '../lib/field/useDisabled.ts';
import { useFilePlace } from '../lib/field/useFilePlace.ts';
import { useFormReset, useFormValue } from '../lib/field/useFormReset.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { type PendingProps, usePending } from '../lib/control/usePending.ts';
import { type Translate, useWords } from '../lib/format/useWords.ts';
import { CameraOnly, Count, Foot, List } from './ImagePicker.styles.ts';
import { BesideTile, PictureTile } from './PictureTile.tsx';
import { useFormFiles } from './useFormFiles.ts';
import { type Beside, keyOf, usePictures } from './usePictures.ts';
import { imagePickerWords } from './words.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'>;

export interface ImagePickerProps extends FieldProps, RootProps, PendingProps {
  /** The pictures in their order, compressed where they had to be. Undefined: the field keeps them itself. */
  readonly value?: readonly File[];
  readonly defaultValue?: readonly File[];
  /** When a picture is ready, moved, removed or taken back. */
  readonly onChange?: (change: { readonly value: readonly File[] }) => void;
  /** Media types that are taken. Default: JPEG, PNG and WebP, which every browser can show. */
  readonly kinds?: readonly string[];
  /** The most bytes of a picture once it is compressed. */
  readonly bytesMax?: number;
  readonly countMax?: number;
  readonly readOnly?: boolean;
  /** Under this name the files go with their form. */
  readonly name?: string;
}

const none: readonly File[] = [];

/** What is read aloud of the whole: how many are under way, then how it ended. */
const toldOf = (t: Translate<keyof typeof imagePickerWords>, ready: number, beside: readonly Beside[]): string => {
  const wrong = beside.filter(({ problem }) => problem).length;
  if (beside.length > wrong) return t('ImagePicker.toldWorking', { count: beside.length - wrong });
  const parts = [
    ready > 0 && t('ImagePicker.toldReady', { count: ready }),
    wrong > 0 && t('ImagePicker.toldWrong', { count: wrong }),
  ];
  return parts.filter(Boolean).join(t('ImagePicker.between'));
};

/**
 * Pictures that go with a form: chosen, dropped, pasted or taken with a phone's camera, shown, put in order and removed. Large ones are
 * compressed in the browser; what is refused stays with its name and the reason. It sends nothing: its owner does.
 * @spec LIB-01 SHL-26 SHL-28
 * @example <ImagePicker label="现场照片" countMax={4} onChange={({ value }) => setPhotos(value)} />
 */
export function ImagePicker(props: ImagePickerProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled: own, isOptional, ...others } = props;
  const { value, defaultValue = none, onChange, kinds = imageKinds, bytesMax, countMax: most, ...more } = others;
  const { readOnly = false, name, onPendingChange, ...rest } = more;
  const countMax = most !== undefined && most >= 0 ? most : undefined;
  const t = useWords(imagePickerWords);
  const { number } = useFormat();
  const ids = useFieldIds(id);
  const limitsId = `${ids.control}-limits`;
  const hidden = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(hidden, own);
  const camera = useRef<HTMLInputElement>(null);
  const [images, set] = useFormValue<readonly File[]>({
    control: hidden,
    value,
    defaultValue,
    onChange,
  });
  useFormFiles(hidden, disabled ? undefined : name, images);
  const drop = useFilePlace({ onFiles: (files) => pictures.add(files), disabled: disabled || readOnly });
  const pictures = usePictures({ root: drop.rootRef, images, set, kinds, bytesMax, countMax });
  useFormReset(hidden, pictures.clear);
  // what is still being read or compressed
  usePending(
    pictures.beside.some(({ problem }) => !problem),
    onPendingChange,
  );
  const limits = [
    kinds.length > 0 && t('ImagePicker.kinds', { kinds: kindsText(kinds) }),
    required && t('ImagePicker.required'),
    t('ImagePicker.compresses', { size: sizeText(imageCompressAboveBytes) }),
    bytesMax !== undefined && t('ImagePicker.size', { size: sizeText(bytesMax) }),
  ].filter(Boolean);
  // one list, so that a tile stays itself when its picture is ready
  const tiles = [
    ...images.map((file, at) => (
      <PictureTile key={keyOf(file)} {...{ at, file, pictures, disabled, readOnly }} count={images.length} />
    )),
    ...pictures.beside.map((one, at) => (
      <BesideTile key={one.key} at={images.length + at} one={one} onDismiss={() => pictures.dismiss(one.key)} />
    )),
  ];
  const describedBy = [limitsId, controlAria(ids, { description, problem })['aria-describedby']];
  return (
    <FileField
      {...rest}
      {...{ ids, drop, label, isLabelHidden, isOptional, description, problem, disabled }}
      beside={
        <>
          <VisuallyHidden role="status">{toldOf(t, images.length, pictures.beside)}</VisuallyHidden>
          <input ref={hidden} type="hidden" disabled />
        </>
      }
    >
      {!readOnly && (
        <Place>
          <ImagePlus aria-hidden />
          <span>{t(drop.isDragActive ? 'ImagePicker.drop' : 'ImagePicker.hint')}</span>
          <Button
            id={ids.control}
            data-act="choose"
            disabled={disabled}
            onClick={drop.open}
            aria-labelledby={`${ids.label} ${ids.control}`}
            aria-describedby={describedBy.filter(Boolean).join(' ')}
          >
            {t('ImagePicker.choose')}
          </Button>
          <CameraOnly>
            <Button icon={<Camera aria-hidden />} disabled={disabled} onClick={() => camera.current?.click()}>
              {t('ImagePicker.photo')}
            </Button>
          </CameraOnly>
          <small id={limitsId}>{limits.join(t('ImagePicker.between'))}</small>
          <input
            {...drop.getInputProps({ 'aria-label': t('ImagePicker.choose') })}
            accept={kinds.join(',')}
            multiple={countMax !== 1}
          />
          <input
            ref={camera}
            type="file"
            hidden
            capture="environment"
            aria-label={t('ImagePicker.photo')}
            accept={kinds.join(',')}
            disabled={disabled}
            onChange={({ currentTarget: input }) => {
              pictures.add([...(input.files ?? [])]);
              // else the same photo could not be given again
              input.value = '';
            }}
          />
        </Place>
      )}
      <List aria-label={t('ImagePicker.list')}>{tiles}</List>
      {readOnly && tiles.length === 0 && <Note>{t('ImagePicker.none')}</Note>}
      {!readOnly && (
        <Foot>
          {countMax !== undefined && (
            <Count>{t('ImagePicker.count', { count: number(images.length), max: number(countMax) })}</Count>
          )}
          <UndoNote memory={pictures.memory} />
        </Foot>
      )}
    </FileField>
  );
}
