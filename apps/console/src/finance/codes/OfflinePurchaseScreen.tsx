import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { OrderListPage } from '../orders/OrderListPage.tsx';
import { codeWords } from './words.ts';

const hiddenByDefault = ['refundedCents', 'paidCents', 'createdBy', 'paidAt', 'payer'];
const mine = { byCode: 'yes', isMine: true } as const;

/** Packages that are paid by hand: they are ordered here, and paid by the code that the payee hands out. @spec TAR-05 */
export function OfflinePurchaseScreen() {
  const t = useWords(codeWords, routeWords);
  return (
    <OrderListPage
      name="offlinePurchase"
      hiddenByDefault={hiddenByDefault}
      title={t('shell.route.offlinePurchase')}
      empty={t('code.empty')}
      fixed={mine}
      way="offlineCode"
    />
  );
}
