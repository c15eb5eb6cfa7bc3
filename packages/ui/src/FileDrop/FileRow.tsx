import { sizeText } from '@fireline/domain/lib';
import { Ban, Check, CircleAlert, Clock, File as FileIcon, RotateCcw, Upload as UploadIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Bar, Facts, Name, Reason, Row, Said } from './FileDrop.styles.ts';
import type { QueuedFile } from './queue.ts';
import { fileDropWords } from './words.ts';

export interface FileRowProps {
  readonly name: string;
  readonly sizeBytes: number | undefined;
  readonly state: QueuedFile['state'] | 'stored';
  readonly sentBytes?: number;
  readonly reason?: string | undefined;
  readonly isFixed: boolean;
  readonly onCancel?: () => void;
  readonly onRetry?: () => void;
  readonly onRemove?: () => void;
}

const marks: Readonly<Record<FileRowProps['state'], ReactNode>> = {
  stored: <Check aria-hidden />,
  waiting: <Clock aria-hidden />,
  sending: <UploadIcon aria-hidden />,
  refused: <Ban aria-hidden />,
  failed: <CircleAlert aria-hidden />,
  cancelled: <X aria-hidden />,
};

/** One file: its name, how it stands, and what can be done with it. */
export function FileRow(props: FileRowProps) {
  const { name, sizeBytes, state, sentBytes = 0, reason, isFixed, onCancel, onRetry, onRemove } = props;
  const t = useWords(fileDropWords);
  const { ratio } = useFormat();
  const share = sizeBytes ? Math.min(1, Math.max(0, sentBytes / sizeBytes)) : 0;
  const isGoing = state === 'sending' || state === 'waiting';
  return (
    <Row data-state={state}>
      <FileIcon aria-hidden />
      <Name>
        <bdi>{name}</bdi>
        <Facts>
          {sizeBytes !== undefined && <span>{sizeText(sizeBytes)}</span>}
          <Said>
            {marks[state]}
            {t(`FileDrop.${state}`)}
            {state === 'sending' && ` ${ratio(share, 0)}`}
          </Said>
        </Facts>
        {reason !== undefined && <Reason>{reason}</Reason>}
      </Name>
      {!isFixed && (
        <span>
          {(state === 'failed' || state === 'cancelled') && (
            <IconButton label={t('FileDrop.retry', { name })} icon={<RotateCcw aria-hidden />} onClick={onRetry} />
          )}
          <IconButton
            label={t(isGoing ? 'FileDrop.cancel' : 'FileDrop.remove', { name })}
            icon={<X aria-hidden />}
            onClick={isGoing ? onCancel : onRemove}
          />
        </span>
      )}
      {state === 'sending' && (
        <Bar
          role="progressbar"
          aria-label={t('FileDrop.progress', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor(share * 100)}
          style={{ '--fl-share': share }}
        />
      )}
    </Row>
  );
}
