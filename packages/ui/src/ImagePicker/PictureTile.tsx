import { formWords, sizeText } from '@fireline/domain/lib';
import { ArrowLeft, ArrowRight, Ban, ImageOff, LoaderCircle, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Acts, Fact, Name, Preview, Reason, Tile } from './ImagePicker.styles.ts';
import { originOf } from './compress.ts';
import type { Beside, Pictures } from './usePictures.ts';
import { imagePickerWords } from './words.ts';

function PicturePreview({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // the address holds the file in memory until it is given back
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isBroken) return <ImageOff aria-hidden />;
  // its name stands below
  return <img ref={image} alt="" onError={() => setBroken(true)} />;
}

export interface PictureTileProps {
  readonly at: number;
  /** How many there are to move among. */
  readonly count: number;
  readonly file: File;
  readonly pictures: Pictures;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

/** One picture of the field, what became of it, and its place among the others. */
export function PictureTile({ at, count, file, pictures, disabled, readOnly }: PictureTileProps) {
  const t = useWords(imagePickerWords);
  const origin = originOf(file);
  const picture = t('ImagePicker.picture', { at: at + 1, name: file.name });
  const act = (name: 'earlier' | 'later' | 'remove', icon: ReactNode, isOff: boolean, run: () => void) => (
    <Tooltip text={t(`ImagePicker.${name}`, { picture })}>
      <IconButton
        label={t(`ImagePicker.${name}`, { picture })}
        aria-keyshortcuts={{ earlier: 'Alt+ArrowLeft', later: 'Alt+ArrowRight', remove: undefined }[name]}
        icon={icon}
        data-act={name}
        disabled={disabled || isOff}
        onClick={run}
        onKeyDown={(event) => steer(event, name)}
      />
    </Tooltip>
  );
  const steer = (event: KeyboardEvent<HTMLElement>, name: string): void => {
    const isFlipped = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    // else the browser goes back a page
    event.preventDefault();
    pictures.move(at, at + (isFlipped && event.key.match(/Left|Right/) ? -step : step), name);
  };
  return (
    <Tile data-at={at} data-state="ready">
      <Preview>
        <PicturePreview file={file} />
      </Preview>
      <Name title={file.name}>{file.name}</Name>
      <Fact>
        <bdi>
          {origin.size === file.size
            ? sizeText(file.size)
            : t('ImagePicker.compressed', { from: sizeText(origin.size), to: sizeText(file.size) })}
        </bdi>
      </Fact>
      {!readOnly && (
        <Acts>
          {count > 1 && act('earlier', <ArrowLeft aria-hidden />, at === 0, () => pictures.move(at, at - 1, 'earlier'))}
          {count > 1 &&
            act('later', <ArrowRight aria-hidden />, at === count - 1, () => pictures.move(at, at + 1, 'later'))}
          {act('remove', <X aria-hidden />, false, () => pictures.remove(at))}
        </Acts>
      )}
    </Tile>
  );
}

export interface BesideTileProps {
  readonly at: number;
  readonly one: Pick<Beside, 'file' | 'problem'>;
  readonly onDismiss: () => void;
}

/** A file on its way to being a picture of the field, or one that will not be, with the reason. */
export function BesideTile({ at, one: { file, problem }, onDismiss }: BesideTileProps) {
  const t = useWords(imagePickerWords);
  const textOf = useProblemText(formWords);
  const picture = t('ImagePicker.picture', { at: at + 1, name: file.name });
  const label = t(problem ? 'ImagePicker.remove' : 'ImagePicker.cancel', { picture });
  return (
    <Tile data-at={at} data-state={problem ? 'refused' : 'working'}>
      <Preview>{problem ? <ImageOff aria-hidden /> : <PicturePreview file={file} />}</Preview>
      <Name title={file.name}>{file.name}</Name>
      <Fact>
        {problem ? <Ban aria-hidden /> : <LoaderCircle aria-hidden />}
        {t(problem ? 'ImagePicker.refused' : 'ImagePicker.working')}
      </Fact>
      {problem && <Reason>{textOf(problem)}</Reason>}
      <Acts>
        <Tooltip text={label}>
          <IconButton label={label} icon={<X aria-hidden />} data-act="remove" onClick={onDismiss} />
        </Tooltip>
      </Acts>
    </Tile>
  );
}
