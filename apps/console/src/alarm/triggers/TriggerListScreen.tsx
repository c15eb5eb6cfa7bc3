import { alarmCalls, type TriggerRow } from '@fireline/api/alarm';
import { triggerMoments } from '@fireline/domain/alarm';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { type TriggerDeed, TriggerDrawer } from './TriggerDrawer.tsx';
import { TriggerForm, triggerDraft } from './TriggerForm.tsx';
import { triggerColumns } from './triggerColumns.tsx';
import { useTriggerWords } from './triggerTexts.ts';

const card = { marks: ['enabled'], facts: ['moment', 'level', 'kinds', 'actions', 'receivers'] };
const hiddenByDefault = ['types', 'lastAt', 'partner', 'changedBy', 'changedAt'];
const outdates = [alarmCalls.triggers, alarmCalls.trigger];

function useTriggers() {
  const t = useTriggerWords();
  return useList(alarmCalls.triggers, {
    filters: [
      { key: 'search', label: t('alarmTriggers.search') },
      {
        key: 'moment',
        label: t('alarmTriggers.moment'),
        any: t('alarmTriggers.anyMoment'),
        isList: true,
        choices: triggerMoments.map((value) => ({ value, label: t(`alarm.trigger.moment.${value}`) })),
      },
      {
        key: 'enabled',
        label: t('alarmTriggers.enabled'),
        any: t('alarmTriggers.anyEnabled'),
        choices: (['yes', 'no'] as const).map((value) => ({
          value,
          label: t(value === 'yes' ? 'alarmTriggers.on' : 'alarmTriggers.off'),
        })),
      },
    ],
    sorts: ['name', 'firings', 'changedAt'],
    sort: 'name',
  });
}

interface AskedProps {
  readonly trigger: TriggerRow;
  readonly onClose: () => void;
}

function AskSwitch({ trigger, onClose }: AskedProps) {
  const t = useTriggerWords();
  const { triggerId, revision, name } = trigger;
  const isEnabled = !trigger.isEnabled;
  const verb = t(isEnabled ? 'alarmTriggers.switchOn' : 'alarmTriggers.switchOff');
  return (
    <ConfirmSend
      call={alarmCalls.switchTrigger}
      send={{ triggerId, revision, isEnabled }}
      outdates={outdates}
      action={isEnabled ? 'enableTrigger' : 'disableTrigger'}
      title={`${verb} · ${name}`}
      confirmLabel={verb}
      done={t('alarmTriggers.saved', { name })}
      onClose={onClose}
    >
      {t('alarmTriggers.switch.ask')}
    </ConfirmSend>
  );
}

function AskDelete({ trigger, onClose, onGone }: AskedProps & { readonly onGone: () => void }) {
  const t = useTriggerWords();
  const { triggerId, revision, name } = trigger;
  return (
    <ConfirmSend
      call={alarmCalls.deleteTrigger}
      send={{ triggerId, revision }}
      outdates={outdates}
      action="delete"
      title={`${t('alarmTriggers.delete')} · ${name}`}
      confirmLabel={t('alarmTriggers.delete')}
      tone="danger"
      done={t('alarmTriggers.deleted', { name })}
      onDone={onGone}
      onClose={onClose}
    >
      {t('alarmTriggers.delete.ask')}
    </ConfirmSend>
  );
}

/** What alarms set off: word to more people, a hazard to be seen to; with what each rule looked at. @spec ALM-12 SHL-01 */
export function TriggerListScreen() {
  const t = useTriggerWords();
  const titles = useWords(routeWords);
  const format = useFormat();
  const list = useTriggers();
  const mayCreate = useMay()(alarmCalls.createTrigger);
  const isInterrupted = useInterrupted(triggerDraft(undefined));
  const [doing, setDoing] = useState<TriggerDeed | 'add' | undefined>(mayCreate && isInterrupted ? 'add' : undefined);
  const row = useOpenRow(list.url);
  const trigger = list.page.data?.rows.find(({ triggerId }) => triggerId === row.id);
  const columns = useMemo(() => triggerColumns(t, format), [t, format]);
  const close = (): void => setDoing(undefined);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('add')}>
      {t('alarmTriggers.add')}
    </Button>
  );
  return (
    <ListPage
      name="triggerRule"
      title={titles('shell.route.triggerRule')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ triggerId }) => triggerId}
      rowName={({ name }) => name}
      card={card}
      empty={{ title: t('alarmTriggers.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ triggerId }) => row.open(triggerId)}
      actions={create}
    >
      {trigger && !doing && <TriggerDrawer trigger={trigger} onClose={row.close} onDo={setDoing} />}
      {(doing === 'add' || (doing === 'change' && trigger)) && (
        <TriggerForm
          trigger={doing === 'change' ? trigger : undefined}
          onReload={() => void list.page.refetch()}
          onClose={close}
          onSaved={() => {
            close();
            void list.page.refetch();
          }}
        />
      )}
      {doing === 'switch' && trigger && <AskSwitch trigger={trigger} onClose={close} />}
      {doing === 'delete' && trigger && <AskDelete trigger={trigger} onClose={close} onGone={row.close} />}
    </ListPage>
  );
}
