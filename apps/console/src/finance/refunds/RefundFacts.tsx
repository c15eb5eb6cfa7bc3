import { financeCalls, type RefundDetail } from '@fireline/api/finance';
import { financeRefundWords, financeWords, type RefundTrackStep } from '@fireline/domain/finance';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Steps } from '@fireline/ui/Steps';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Album, Picture } from '../../lib/images/Picture.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { Figures, Heading, Quote } from './Refunds.styles.ts';
import { refundPageWords } from './words.ts';

const isWay = (step: RefundTrackStep): boolean => step !== 'refundFailed';

interface RefundFactsProps {
  readonly refund: RefundDetail;
  /** False where its steps stand beside it. */
  readonly hasTrack?: boolean;
}

/** What a refund is, in the words of its buyer, and how far it has come. @spec FIN-08 */
export function RefundFacts({ refund, hasTrack = true }: RefundFactsProps) {
  const t = useWords(refundPageWords, financeRefundWords, financeWords);
  const { money, number, dateTime } = useFormat();
  const { reason, remark, contact, evidence, track, lines, resource, method, state, decidedAt } = refund;
  const last = track.at(-1) ?? 'refunding';
  const steps: readonly RefundTrackStep[] = isWay(last)
    ? ['purchaseCompleted', 'refunding', 'refundSucceeded']
    : ['purchaseCompleted', 'refunding', 'refundFailed'];
  const failure =
    state === 'refused' ? refund.refusal : state === 'failed' ? (refund.errorMessage ?? refund.errorCode) : null;
  return (
    <Stack>
      {hasTrack && (
        <Steps
          label={t('refund.track')}
          value={state === 'success' ? null : last}
          items={steps.map((value) => ({
            value,
            label: t(`finance.refund.track.${value}`),
            ...(value === last && refund.waits && { note: t(`finance.refund.waits.${refund.waits}`) }),
            ...(value === 'refundFailed' && { problem: failure ?? t(`finance.refund.state.${state}`) }),
          }))}
        />
      )}
      <Quote>
        <p>{reason}</p>
        {remark !== '' && <p>{remark}</p>}
      </Quote>
      {evidence.length > 0 && (
        <Album aria-label={t('refund.evidence')}>
          {evidence.map((imageId, at) => (
            <figure key={imageId}>
              <Picture
                call={financeCalls.evidence}
                imageId={imageId}
                label={t('refund.evidence.no', { no: number(at + 1) })}
              />
            </figure>
          ))}
        </Album>
      )}
      {lines.length > 1 && (
        <>
          <Heading>{t('refund.lines')}</Heading>
          <Figures>
            <thead>
              <tr>
                <th scope="col">{t('refund.line.taken')}</th>
                <th scope="col" data-figure>
                  {t('refund.line.back')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.lineId}>
                  <th scope="row">{t(`refund.units.${line.resource}`, { count: number(line.units) })}</th>
                  <td data-figure>{money(line.cents)}</td>
                </tr>
              ))}
            </tbody>
          </Figures>
        </>
      )}
      <DescriptionList
        items={[
          { term: t('refund.cents'), detail: money(refund.cents) },
          ...(resource === null
            ? []
            : [
                {
                  term: t('refund.line.taken'),
                  detail: t(`refund.units.${resource}`, { count: number(refund.units) }),
                },
              ]),
          { term: t('refund.way'), detail: t(method === 'balance' ? 'refund.way.balance' : 'refund.way.online') },
          { term: t('refund.orderNo'), detail: refund.orderNo },
          { term: t('refund.refundNo'), detail: refund.refundNo },
          { term: t('refund.contact'), detail: contact },
          { term: t('refund.askedBy'), detail: `${refund.askedBy} · ${dateTime(refund.askedAt)}` },
          ...(decidedAt === null
            ? []
            : [{ term: t('refund.decidedBy'), detail: `${refund.decidedBy ?? ''} · ${dateTime(decidedAt)}` }]),
          ...(refund.refusal === null ? [] : [{ term: t('refund.refusal'), detail: refund.refusal }]),
          ...(refund.errorCode === null ? [] : [{ term: t('refund.error'), detail: refund.errorCode }]),
          ...(refund.endedAt === null ? [] : [{ term: t('refund.endedAt'), detail: dateTime(refund.endedAt) }]),
        ]}
      />
    </Stack>
  );
}
