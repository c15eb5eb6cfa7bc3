import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import {
  alarmDeskWords,
  alarmWords,
  type ChosenGroup,
  closeUndoSeconds,
  handleUnasked,
  needsReason,
} from '@fireline/domain/alarm';
import { formWords, type Problem } from '@fireline/domain/lib';
import { AlarmHandlingForm, type Handling } from '@fireline/ui/AlarmHandlingForm';
import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { Dialog } from '@fireline/ui/Dialog';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useState } from 'react';
import { useConfirmLeave } from '../../lib/form/useDraft.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { deskWords } from './words.ts';

/** What is to be handled together: as it stood when it was asked for, so that nothing is closed that came afterwards. */
export interface Together {
  readonly alarms: readonly Alarm[];
  /** Left out: chosen one by one. */
  readonly group?: ChosenGroup | undefined;
  readonly onDone?: (() => void) | undefined;
}

type Refused = readonly { readonly code: string; readonly args: Readonly<Record<string, string | number>> }[];
const open = { state: 'open', handledBy: null } as const;
/** More different reasons than this are read by nobody. */
const reasonsMax = 4;

/** What the gateway left out, each reason once with its count: who was first is named. */
function useReasons() {
  const t = useWords(deskWords, alarmWords, alarmDeskWords);
  const format = useFormat();
  return (refused: Refused): string => {
    const texts = refused.map(({ code, args }) => t(code as keyof typeof alarmWords, args));
    return [...Map.groupBy(texts, (text) => text)]
      .slice(0, reasonsMax)
      .map(([text, same]) =>
        same.length === 1 ? text : t('desk.together.some', { text, count: format.number(same.length) }),
      )
      .join('；');
  };
}

/** Closes several alarms, and offers to take it back. */
function useCloseTogether() {
  const t = useWords(deskWords);
  const format = useFormat();
  const { client } = useApi();
  const toasts = useToast();
  const reasons = useReasons();
  const tellFailure = useTellFailure();
  const tellRefused = (title: 'desk.together.refused' | 'desk.together.undoRefused', refused: Refused): void => {
    if (refused.length === 0) return;
    const count = format.number(refused.length);
    toasts.show({ tone: 'attention', title: t(title, { count }), detail: reasons(refused), timeoutMs: null });
  };
  const undo = async (handlingId: string): Promise<void> => {
    try {
      const { done, refused } = await client.send(alarmCalls.undoHandling, { handlingId });
      if (done.length > 0)
        toasts.show({ tone: 'success', title: t('desk.together.undone', { count: format.number(done.length) }) });
      tellRefused('desk.together.undoRefused', refused);
    } catch (error) {
      tellFailure('handle', error, () => void undo(handlingId));
    }
  };
  return async ({ alarms, group }: Together, handling: Handling): Promise<void> => {
    const alarmIds = alarms.map(({ alarmId }) => alarmId);
    const { done, refused, handlingId } = await client.send(alarmCalls.handleTogether, {
      alarmIds,
      group,
      ...handling,
    });
    if (handlingId !== null)
      toasts.show({
        tone: 'success',
        title: t('desk.together.done', { count: format.number(done.length) }),
        timeoutMs: closeUndoSeconds * 1000,
        action: { label: t('desk.undo'), onAct: () => void undo(handlingId) },
      });
    tellRefused('desk.together.refused', refused);
  };
}

/**
 * Handles alarms together: the form, a question that names their number when they are many, and the way back.
 * @spec ALM-03
 */
export function useTogether(): {
  readonly ask: (together: Together) => void;
  /** To be drawn beside what asks. */
  readonly dialogs: ReactNode;
} {
  const t = useWords(deskWords, alarmDeskWords, formWords);
  const format = useFormat();
  const tellFailure = useTellFailure();
  const close = useCloseTogether();
  const [asked, setAsked] = useState<Together>();
  const [sure, setSure] = useState<Handling>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isPending, setPending] = useState(false);
  const [isTyped, setTyped] = useState(false);
  // the alarms of this moment are none that a draft would know again
  const leave = useConfirmLeave(isTyped);
  const drop = (): void => {
    setAsked(undefined);
    setSure(undefined);
    setProblems([]);
    setTyped(false);
  };
  const run = async (handling: Handling): Promise<void> => {
    if (!asked || isPending) return;
    setPending(true);
    try {
      await close(asked, handling);
      asked.onDone?.();
      drop();
    } catch (error) {
      setSure(undefined);
      if (error instanceof CallError) setProblems(error.problems);
      tellFailure('handle', error, () => void run(handling));
    } finally {
      setPending(false);
    }
  };
  const submit = (handling: Handling): void => {
    if (!asked) return;
    const isBare = needsReason(asked.alarms, handling.closing) && handling.remark.trim() === '';
    setProblems(isBare ? [{ code: 'alarm.together.reasonRequired', field: 'remark' }] : []);
    if (isBare) return;
    if (asked.alarms.length > handleUnasked) setSure(handling);
    else void run(handling);
  };
  const count = format.number(asked?.alarms.length ?? 0);
  const dialogs = asked && (
    <>
      <Dialog isOpen title={t('desk.together.title', { count })} onClose={() => leave(drop)}>
        <AlarmHandlingForm
          alarm={open}
          hasInitialFocus
          onHandle={submit}
          onTypedChange={({ typed: { closing, remark } }) => setTyped(closing !== undefined || remark !== '')}
          isPending={isPending}
          problems={problems}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={sure !== undefined}
        title={t('desk.together.ask', { count })}
        confirmLabel={t('desk.together.confirm', { count })}
        onConfirm={() => sure && run(sure)}
        onCancel={() => setSure(undefined)}
      >
        {t('desk.together.ask.what', { seconds: closeUndoSeconds })}
      </ConfirmDialog>
    </>
  );
  return { ask: (together) => together.alarms.length > 0 && setAsked(together), dialogs };
}
