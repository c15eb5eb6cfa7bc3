import { serviceCalls, type WorkOrderDetail } from '@fireline/api/service';
import { serviceLetterWords, serviceWords } from '@fireline/domain/service';
import { Timeline } from '@fireline/ui/Timeline';
import { useWords } from '@fireline/ui/lib';
import { Album, Picture } from '../../lib/images/Picture.tsx';
import { Written } from './Orders.styles.ts';
import { orderWords } from './words.ts';

/** Pictures of an order or of a step; nothing where there are none. @spec SRV-01 */
export function OrderAlbum({ images }: { readonly images: readonly string[] }) {
  const t = useWords(orderWords);
  if (images.length === 0) return null;
  return (
    <Album>
      {images.map((imageId, at) => (
        <figure key={imageId}>
          <Picture call={serviceCalls.orderImage} imageId={imageId} label={t('workOrder.image', { at: at + 1 })} />
        </figure>
      ))}
    </Album>
  );
}

const bad: ReadonlySet<string> = new Set(['decline', 'rejectTransfer', 'expireTransfer']);

/** What happened to an order, newest last, with who, from whom to whom, and why. @spec SRV-01 SRV-02 */
export function OrderTrack({ order }: { readonly order: WorkOrderDetail }) {
  const t = useWords(orderWords, serviceLetterWords, serviceWords);
  return (
    <Timeline
      label={t('workOrder.track')}
      items={order.track.map(({ seq, at, event, by, from, to, fromLevel, toLevel, reason, images }) => ({
        id: String(seq),
        at,
        title: t(`service.track.${event}`),
        details: [
          by === '' ? t('workOrder.track.system') : by,
          from !== '' && to !== '' && t('workOrder.track.fromTo', { from, to }),
          from === '' && to !== '' && to !== by && to,
          fromLevel !== null &&
            toLevel !== null &&
            t('workOrder.track.fromTo', {
              from: t(`service.order.level.${fromLevel}`),
              to: t(`service.order.level.${toLevel}`),
            }),
        ],
        note: reason === '' ? undefined : <Written>{reason}</Written>,
        actions: <OrderAlbum images={images} />,
        tone: event === 'close' ? ('success' as const) : bad.has(event) ? ('attention' as const) : undefined,
      }))}
      {...(order.state !== 'closed' && { open: t('workOrder.track.open') })}
    />
  );
}
