import { alarmCalls, type TriggerDetail, type TriggerRow } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmSegments } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { Timeline } from '@fireline/ui/Timeline';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { TriggerTest } from './TriggerTest.tsx';
import { sentTrigger, triggerTexts, useTriggerWords } from './triggerTexts.ts';

export type TriggerDeed = 'change' | 'switch' | 'delete';

/** What the rule looked at, with the values it saw, and why it did not act. @spec ALM-12 */
function Trace({ trace }: Pick<TriggerDetail, 'trace'>) {
  const t = useTriggerWords();
  const said = ({ outcome, missed }: TriggerDetail['trace'][number]): string =>
    t(`alarmTriggers.trace.${outcome}`, {
      conditions: missed.map((one) => t(`alarm.trigger.condition.${one}`)).join(' · '),
    });
  if (trace.length === 0) return <p>{t('alarmTriggers.trace.none')}</p>;
  return (
    <Timeline
      label={t('alarmTriggers.trace')}
      items={trace.map((row) => ({
        id: String(row.traceId),
        at: row.at,
        title: said(row),
        details: [
          t(`alarm.kind.${row.kind}`),
          t(`alarm.level.${row.level}`),
          t(`device.type.${row.deviceType}`),
          row.placeName,
          <Link key="alarm" href={pathTo('alarmDetail', { alarmId: row.alarmId, segment: alarmSegments[0] })}>
            {t('alarmTriggers.trace.open')}
          </Link>,
        ],
        tone: row.outcome === 'fired' ? ('success' as const) : undefined,
      }))}
    />
  );
}

export interface TriggerDrawerProps {
  readonly trigger: TriggerRow;
  readonly onClose: () => void;
  readonly onDo: (deed: TriggerDeed) => void;
}

function Actions({ trigger, onDo }: Pick<TriggerDrawerProps, 'trigger' | 'onDo'>) {
  const t = useTriggerWords();
  const may = useMay();
  return (
    <Tools>
      {may(alarmCalls.changeTrigger) && <Button onClick={() => onDo('change')}>{t('alarmTriggers.modify')}</Button>}
      {may(alarmCalls.switchTrigger) && (
        <Button onClick={() => onDo('switch')}>
          {t(trigger.isEnabled ? 'alarmTriggers.switchOff' : 'alarmTriggers.switchOn')}
        </Button>
      )}
      {may(alarmCalls.deleteTrigger) && (
        <Button variant="danger" onClick={() => onDo('delete')}>
          {t('alarmTriggers.delete')}
        </Button>
      )}
    </Tools>
  );
}

/** One trigger rule: what it asks, what it does, and what it looked at last. @spec ALM-12 */
export function TriggerDrawer({ trigger, onClose, onDo }: TriggerDrawerProps) {
  const t = useTriggerWords();
  const texts = triggerTexts(t);
  const call = useCall(alarmCalls.trigger, { triggerId: trigger.triggerId }, { isPolling: true });
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={trigger.name}
      {...(trigger.isOwn && { footer: <Actions trigger={trigger} onDo={onDo} /> })}
    >
      <Stack>
        {!trigger.isOwn && <Banner tone="info">{t('alarmTriggers.readOnly')}</Banner>}
        <DescriptionList
          items={[
            {
              term: t('alarmTriggers.enabled'),
              detail: t(trigger.isEnabled ? 'alarmTriggers.on' : 'alarmTriggers.off'),
            },
            { term: t('alarmTriggers.moment'), detail: texts.moment(trigger) },
            { term: t('alarmTriggers.level'), detail: t(`alarm.level.${trigger.mildestLevel}`) },
            { term: t('alarmTriggers.kinds'), detail: texts.kinds(trigger) },
            { term: t('alarmTriggers.types'), detail: texts.types(trigger) },
            { term: t('alarmTriggers.hours'), detail: texts.hours(trigger) },
            { term: t('alarmTriggers.actions'), detail: texts.actions(trigger) },
            { term: t('alarmTriggers.receivers'), detail: texts.receivers(trigger) || '—' },
            { term: t('alarmTriggers.partner'), detail: trigger.partnerName || t('alarmTriggers.partner.all') },
          ]}
        />
        <Card title={t('alarmTriggers.test')} headingLevel={2}>
          <TriggerTest rule={sentTrigger(trigger)} />
        </Card>
        <Card title={t('alarmTriggers.trace')} headingLevel={2}>
          <Loaded call={call} action="query" lines={6}>
            {({ trace }) => <Trace trace={trace} />}
          </Loaded>
        </Card>
      </Stack>
    </Drawer>
  );
}
