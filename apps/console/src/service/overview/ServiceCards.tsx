import type { ServiceOverview } from '@fireline/api/service';
import { isSupportOpen, serviceHelpWords, supportHours } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Lines, Pair, Quiet } from './Service.styles.ts';
import { serviceWords } from './words.ts';

export function NearestDevices({ nearest }: Pick<ServiceOverview, 'nearest'>) {
  const t = useWords(serviceWords);
  const format = useFormat();
  const isOpen = useMay()({ who: ['deviceDetail:view'] });
  return (
    <Card title={t('myService.nearest')} headingLevel={2}>
      {nearest.length === 0 && <EmptyState title={t('myService.noneNear')} />}
      <Lines>
        {nearest.map(({ deviceId, name, placeName, expiresOn }) => (
          <li key={deviceId}>
            <span>
              {isOpen ? <Link href={pathTo('deviceDetail', { deviceId })}>{name}</Link> : name}
              <small>{placeName}</small>
            </span>
            {t('myService.until', { day: format.date(expiresOn) })}
          </li>
        ))}
      </Lines>
    </Card>
  );
}

/** Partners and maintenance companies of the reader's places, each with the phone that a press calls. */
export function Keepers({ keepers: { total, rows } }: Pick<ServiceOverview, 'keepers'>) {
  const t = useWords(serviceWords);
  const { number } = useFormat();
  const tenant = useSession()?.account.rentName ?? '';
  return (
    <Card title={t('myService.keepers')} headingLevel={2}>
      {rows.length === 0 && (
        <EmptyState title={t('myService.noKeepers')}>{t('myService.askTenant', { tenant })}</EmptyState>
      )}
      <Lines>
        {rows.map(({ kind, id, name, contact, phone, places }) => (
          <li key={`${kind}${id}`}>
            <span>
              {name}
              <small>
                {[t(`myService.${kind}`), contact, t('myService.places', { count: places })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {phone === '' ? <small>{t('myService.noPhone')}</small> : <PhoneLinks numbers={[phone]} />}
          </li>
        ))}
      </Lines>
      {total > rows.length && <Quiet>{t('myService.more', { total: number(total) })}</Quiet>}
    </Card>
  );
}

/** @spec SRV-06 */
export function Support() {
  const t = useWords(serviceWords, serviceHelpWords);
  const isOpen = isSupportOpen(useNow(10_000));
  const may = useMay();
  return (
    <Card title={t('myService.support')} headingLevel={2}>
      {isOpen
        ? t('service.support.open', { time: `${supportHours.to}:00` })
        : t('service.support.closed', { time: `${supportHours.from}:00` })}
      <Quiet>{t('myService.hours', supportHours)}</Quiet>
      <Lines>
        {may({ who: ['helpChat:view'] }) && (
          <li>
            <Link href={pathTo('helpChat')}>{t('service.help.chat')}</Link>
          </li>
        )}
        {may({ who: ['helpQuestions:view'] }) && (
          <li>
            <Link href={pathTo('helpQuestions')}>{t('service.help.faq')}</Link>
          </li>
        )}
      </Lines>
    </Card>
  );
}

/** As many as the list of feedback has rows for the reader. */
export function FeedbackCounts({ feedback }: { readonly feedback: NonNullable<ServiceOverview['feedback']> }) {
  const t = useWords(serviceWords);
  const path = pathTo('feedback');
  return (
    <Card title={t('myService.feedback')} headingLevel={2}>
      <Pair>
        {(['waiting', 'replied'] as const).map((state) => (
          <Stat
            key={state}
            label={t(`myService.${state}`)}
            value={feedback[state]}
            note={<Link href={`${path}?state=${state}`}>{t('myService.show')}</Link>}
          />
        ))}
      </Pair>
      <Link href={path}>{t('myService.all')}</Link>
    </Card>
  );
}
