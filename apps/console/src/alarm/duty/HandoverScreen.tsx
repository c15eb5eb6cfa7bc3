import { alarmCalls, type HandoverDetail } from '@fireline/api/alarm';
import { CallError } from '@fireline/api/lib';
import { useCall, useSend } from '@fireline/api/react';
import { alarmDutyWords, alarmLevelNumbers, type AlarmLevel, type HandoverEvent } from '@fireline/domain/alarm';
import type { Problem } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Card } from '@fireline/ui/Card';
import { HandoverSheet } from '@fireline/ui/HandoverSheet';
import { useToast } from '@fireline/ui/Toast';
import { useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { pageId } from '../../lib/page/pageId.ts';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useLive } from '../../lib/session/live.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { dutyScreenWords } from './words.ts';

const minuteMs = 60_000;

/** Sends a step of the handover; what the gateway refuses stands on the sheet. */
function useStep({ handover }: HandoverDetail, onDone: () => void) {
  const t = useWords(dutyScreenWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const { sound } = useLive();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const send = useSend(alarmCalls.stepHandover, {
    outdates: [alarmCalls.handover, alarmCalls.handovers, alarmCalls.dutyPlans],
    onFailed: ({ error }) => {
      const refused = error instanceof CallError ? error.problems : [];
      setProblems(refused);
      if (refused.length === 0) tellFailure('handle', error);
    },
  });
  const { handoverId, revision } = handover;
  const step = async ({ event, remark }: { readonly event: HandoverEvent; readonly remark: string }): Promise<void> => {
    setProblems([]);
    await send.mutateAsync({ handoverId, revision, event, remark });
    toasts.show({ tone: 'success', title: t(`duty.${event}.done`) });
    // a shift begins with the proof that its alarms are heard
    if (event === 'accept') sound.test();
    onDone();
  };
  return {
    problems,
    isPending: send.isPending,
    step: (sent: Parameters<typeof step>[0]) => void step(sent).catch(() => undefined),
  };
}

const levelsOf = (byLevel: HandoverDetail['sheet']['byLevel']): Record<AlarmLevel, number> =>
  Object.fromEntries(alarmLevelNumbers.map((level) => [level, byLevel[level] ?? 0])) as Record<AlarmLevel, number>;

function Sheet({ detail, onDone }: { readonly detail: HandoverDetail; readonly onDone: () => void }) {
  const t = useWords(dutyScreenWords);
  const now = useNow(minuteMs);
  const account = useSession()?.account;
  const mayStep = useMay()(alarmCalls.stepHandover);
  const { problems, isPending, step } = useStep(detail, onDone);
  const { handover, sheet } = detail;
  const { state, fromAt, toAt, outgoingId, outgoingName, incomingId, incomingName, acceptedAt, returnedBy, reason } =
    handover;
  return (
    <>
      {returnedBy !== '' && <Banner tone="attention">{t('duty.returned', { name: returnedBy, reason })}</Banner>}
      <Card title={handover.unitName} headingLevel={2}>
        <HandoverSheet
          sheet={{ ...sheet, byLevel: levelsOf(sheet.byLevel) }}
          shift={{ from: fromAt, to: toAt ?? now }}
          silences={sheet.silences?.map(({ fromAt: from, toAt: to, ...silence }) => ({ ...silence, from, to }))}
          state={state}
          outgoing={{ accountId: outgoingId, name: outgoingName, signedAt: toAt }}
          incoming={incomingId === null ? null : { accountId: incomingId, name: incomingName, signedAt: acceptedAt }}
          actor={account?.userId ?? 0}
          {...(state === 'accepted' ? { remark: handover.remark } : { defaultRemark: handover.remark })}
          {...(mayStep && state !== 'accepted' && { onStep: step })}
          isPending={isPending}
          problems={problems}
        />
      </Card>
    </>
  );
}

/** One shift with its sheet, as it stands or as it was signed: to sign, to accept, to send back, to print. @spec N16 N01 */
export function HandoverScreen({ params }: ScreenProps) {
  const handoverId = pageId(params.handoverId);
  const t = useWords(dutyScreenWords, alarmDutyWords, routeWords);
  const call = useCall(alarmCalls.handover, { handoverId }, { isPolling: true });
  const back = pathTo('alarmDuty');
  return (
    <Page>
      <LoadedPage call={call} title={t('shell.route.alarmHandover')} back={back}>
        {(detail) => (
          <>
            <PageHeader title={`${t('shell.route.alarmHandover')} ${detail.handover.unitName}`} back={back} />
            <Sheet
              key={`${detail.handover.state} ${detail.handover.revision}`}
              detail={detail}
              onDone={() => void call.refetch()}
            />
          </>
        )}
      </LoadedPage>
    </Page>
  );
}
