import { type CodedOrderRow, financeCalls } from '@fireline/api/finance';
import { financeWords } from '@fireline/domain/finance';
import { tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { wordOr } from '../../lib/page/wordOr.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useUnitsText } from '../payment/useUnitsText.ts';
import { payWords } from '../words.ts';
import { codeWords } from './words.ts';

export interface CodedOrderDrawerProps {
  readonly order: CodedOrderRow;
  readonly onIssue: () => void;
  readonly onClose: () => void;
}

/** An order that is paid by a code, with what became of its newest code. @spec TAR-05 */
export function CodedOrderDrawer({ order, onIssue, onClose }: CodedOrderDrawerProps) {
  const t = useWords(codeWords, payWords, financeWords, tariffWords);
  const { money, dateTime } = useFormat();
  const unitsOf = useUnitsText();
  const may = useMay();
  const { code, blocked } = order;
  return (
    <Drawer isOpen title={order.orderNo} onClose={onClose}>
      <Stack>
        <DescriptionList
          items={[
            { term: t('pay.amount'), detail: money(order.payableCents) },
            { term: t('orders.content'), detail: unitsOf(order) },
            { term: t('pay.payer'), detail: order.payerName },
            { term: t('orders.createdBy'), detail: order.createdBy },
            { term: t('code.ordered'), detail: dateTime(order.createdAt) },
            { term: t('orders.state'), detail: t(`finance.order.state.${order.state}`) },
            { term: t('code.goodUntil'), detail: dateTime(order.expiresAt) },
            ...(code
              ? [
                  { term: t('code.lastFour'), detail: code.lastFour },
                  { term: t('code.state'), detail: t(`tariff.payCode.state.${code.state}`) },
                  { term: t('code.issuedBy'), detail: code.issuedBy },
                  { term: t('code.issuedAt'), detail: dateTime(code.issuedAt) },
                  ...(code.endedAt ? [{ term: t('code.usedAt'), detail: dateTime(code.endedAt) }] : []),
                ]
              : []),
          ]}
        />
        {may(financeCalls.issuePayCodes) && (
          <Tools>
            <Button variant="primary" disabled={blocked !== null} onClick={onIssue}>
              {t(code ? 'code.issueAgain' : 'code.issue')}
            </Button>
            {blocked !== null && <span>{wordOr(t, blocked, blocked)}</span>}
          </Tools>
        )}
      </Stack>
    </Drawer>
  );
}
