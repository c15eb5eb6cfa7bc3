import { financeWords } from '@fireline/domain/finance';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { Dialog } from '@fireline/ui/Dialog';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Printer } from 'lucide-react';
import { LabelSheet, NotPrinted } from '../../lib/page/LabelSheet.styles.ts';
import { Secret } from '../../lib/page/Secret.styles.ts';
import { wordOr } from '../../lib/page/wordOr.ts';
import { Slip, SlipCode, Slips } from './Codes.styles.ts';
import type { Issued } from './IssueCodes.tsx';
import { codeWords } from './words.ts';

/** As it is read from paper: in fours. */
const inFours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

export interface IssuedCodesProps extends Issued {
  readonly onClose: () => void;
}

/** Codes that were just handed out: shown once, to be printed as slips or copied. @spec TAR-05 */
export function IssuedCodes({ issued, refused, onClose }: IssuedCodesProps) {
  const t = useWords(codeWords, financeWords);
  const { money, dateTime } = useFormat();
  return (
    <Dialog
      isOpen
      isForced
      title={t('code.issued')}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Printer aria-hidden />} onClick={() => print()}>
            {t('code.print')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('code.issued.kept')}
          </Button>
        </>
      }
    >
      <NotPrinted>
        <Banner tone="attention">{t('code.issued.what')}</Banner>
        {refused.map(({ orderId, orderNo, problem }) => (
          <p key={orderId}>
            {t('code.refused', {
              no: orderNo === '' ? orderId : orderNo,
              reason: wordOr(t, problem.code, problem.code),
            })}
          </p>
        ))}
      </NotPrinted>
      <LabelSheet>
        <Slips>
          {issued.map(({ orderId, orderNo, payerName, cents, code, expiresAt }) => (
            <Slip key={orderId}>
              <strong>{t('code.slip')}</strong>
              <span>
                {payerName} · {money(cents)}
              </span>
              <span>{orderNo}</span>
              <Secret>
                <SlipCode>{inFours(code)}</SlipCode>
                <NotPrinted>
                  <CopyButton text={inFours(code)} label={orderNo} />
                </NotPrinted>
              </Secret>
              <span>
                {t('code.goodUntil')} {dateTime(expiresAt)}
              </span>
              <small>{t('code.slip.how')}</small>
            </Slip>
          ))}
        </Slips>
      </LabelSheet>
    </Dialog>
  );
}
