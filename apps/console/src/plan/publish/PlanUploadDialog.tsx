import { type Plan, planCalls } from '@fireline/api/plan';
import { useSend, useUpload } from '@fireline/api/react';
import { sizeText } from '@fireline/domain/lib';
import { checkShown, planWords } from '@fireline/domain/plan';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Dialog } from '@fireline/ui/Dialog';
import { PlanCanvas, type PlanMeta, type PlanSource } from '@fireline/ui/PlanCanvas';
import { PlanReport } from '@fireline/ui/PlanReport';
import { ProgressBar } from '@fireline/ui/ProgressBar';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useConfirmLeave } from '../../lib/form/useDraft.ts';
import { useFailureText } from '../../lib/page/failure.ts';
import { Ends, Preview } from './PlanUpload.styles.ts';
import { PlanUploadChoice } from './PlanUploadChoice.tsx';
import { planUploadWords } from '../centre/words.ts';

/** Sends the file, then begins to publish it; leaving gives the upload up. */
function useSendAndPublish({ layerId, name }: Plan, onBegun: () => void) {
  const t = useWords(planUploadWords);
  const toasts = useToast();
  const failureText = useFailureText();
  const publish = useSend(planCalls.publish, {
    outdates: [planCalls.list],
    onDone: () => {
      toasts.show({ tone: 'success', title: t('plan.upload.begun', { name }) });
      onBegun();
    },
  });
  const { mutation, progress, abort } = useUpload(planCalls.upload, {
    outdates: [planCalls.list],
    onDone: () => publish.mutate({ layerId }),
  });
  const failure = (): string | undefined => {
    if (publish.error) return failureText('publish', publish.error);
    if (!mutation.error || mutation.error.kind === 'aborted') return undefined;
    return failureText('upload', mutation.error);
  };
  return {
    progress,
    abort,
    failure: failure(),
    isPending: mutation.isPending || publish.isPending,
    send: (file: File) => mutation.mutate({ layerId, file }),
    forget: () => {
      mutation.reset();
      publish.reset();
    },
  };
}

interface LocalPreviewProps {
  readonly file: File;
  /** Whether the drawing may be sent; that this browser alone cannot show it refuses nothing. */
  readonly onLooked: (looked: { readonly isRefused: boolean }) => void;
}

function LocalPreview({ file, onLooked }: LocalPreviewProps) {
  const t = useWords(planUploadWords, planWords);
  const [meta, setMeta] = useState<PlanMeta>();
  const source = useMemo((): PlanSource => ({ kind: 'file', file }), [file]);
  const blank = meta && checkShown(meta);
  return (
    <Preview>
      {blank && (
        <Banner tone="danger" live="assertive">
          {t(blank.code as keyof typeof planWords)}
        </Banner>
      )}
      <PlanCanvas
        label={t('plan.upload.preview', { name: file.name })}
        source={source}
        onOpened={(opened) => {
          setMeta(opened.meta);
          onLooked({ isRefused: checkShown(opened.meta) !== undefined });
        }}
        // what the domain finds the gateway finds as well; what only this reader met, as too little memory, it need not
        onFailed={({ problems }) => onLooked({ isRefused: problems.some(({ code }) => code.startsWith('plan.')) })}
      />
      {meta && <PlanReport report={meta.report} exportName={file.name} height={200} />}
    </Preview>
  );
}

export interface PlanUploadDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/**
 * A drawing chosen, looked at before it is sent, sent with progress, and published. Whatever fails is told, and what stood before stands.
 * @spec PLN-02 PLN-03 N11
 */
export function PlanUploadDialog({ plan, onClose }: PlanUploadDialogProps) {
  const t = useWords(planUploadWords);
  const [file, setFile] = useState<File>();
  const { progress, abort, failure, isPending, send, forget } = useSendAndPublish(plan, onClose);
  const [isRefused, setRefused] = useState(false);
  const leave = useConfirmLeave(file !== undefined);
  const again = (): void => {
    forget();
    setRefused(false);
    setFile(undefined);
  };
  const footer = file && (
    <Ends>
      {progress ? (
        <Button onClick={abort}>{t('plan.upload.cancel')}</Button>
      ) : (
        <Button disabled={isPending} onClick={again}>
          {t('plan.upload.other')}
        </Button>
      )}
      <Button variant="primary" isPending={isPending} disabled={isRefused} onClick={() => send(file)}>
        {t('plan.upload.send')}
      </Button>
    </Ends>
  );
  return (
    <Dialog
      isOpen
      onClose={() => leave(onClose)}
      size="large"
      title={t('plan.upload.title', { name: plan.name })}
      footer={footer}
    >
      {failure !== undefined && (
        <Banner tone="danger" live="assertive">
          <p>{failure}</p>
          <p>{t('plan.upload.stands')}</p>
        </Banner>
      )}
      {file && progress && (
        <ProgressBar
          label={t('plan.upload.sending', { name: file.name })}
          {...(progress.totalBytes > 0 ? { value: progress.sentBytes, max: progress.totalBytes } : {})}
          valueText={`${sizeText(progress.sentBytes)} / ${sizeText(file.size)}`}
        />
      )}
      {file ? (
        <LocalPreview file={file} onLooked={(looked) => setRefused(looked.isRefused)} />
      ) : (
        <PlanUploadChoice onChoose={(chosen) => setFile(chosen.file)} />
      )}
    </Dialog>
  );
}
