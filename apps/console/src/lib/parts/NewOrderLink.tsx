import { serviceCalls } from '@fireline/api/service';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { useMay } from '../session/useMay.ts';
import { partWords } from './words.ts';

interface NewOrderLinkProps {
  /** What the order is made from: an alarm or hazard by its number, a device by its IMEI. */
  readonly from: 'alarm' | 'hazard' | 'imei';
  readonly id: number | string;
}

/** Leads from the page of something to a new work order about it. @spec SRV-01 */
export function NewOrderLink({ from, id }: NewOrderLinkProps) {
  const t = useWords(partWords);
  if (!useMay()(serviceCalls.createOrder)) return null;
  return (
    <Link href={`${pathTo('workOrderCreate')}?${from}=${encodeURIComponent(String(id))}`}>{t('part.newOrder')}</Link>
  );
}
