import { alarmCalls, type AlarmRule } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { EffectCountdown } from './EffectCountdown.tsx';
import { Rehearsals } from './Rehearsals.tsx';
import { ruleName, useRuleTexts, useRuleWords } from './ruleTexts.ts';
import { Versions } from './Versions.tsx';

export type RuleDeed = 'change' | 'switch' | 'withdraw' | 'rehearse';

function Facts({ rule, onDue }: { readonly rule: AlarmRule; readonly onDue: () => void }) {
  const t = useRuleWords();
  const texts = useRuleTexts();
  const { version, partnerName } = rule;
  const yesNo = (is: boolean): string => t(is ? 'rules.yes' : 'rules.no');
  return (
    <DescriptionList
      items={[
        { term: t('rules.state'), detail: <EffectCountdown rule={rule} onDue={onDue} /> },
        { term: t('rules.partner'), detail: partnerName || t('rules.partner.all') },
        { term: t('rules.types'), detail: texts.types(version) },
        { term: t('rules.raises'), detail: texts.raises(version) },
        { term: t('rules.recoversAt'), detail: texts.recovers(version) },
        { term: t('rules.alarmTime'), detail: texts.time(version) },
        { term: t('alarm.rule.autoRecovery'), detail: yesNo(version.autoRecovery) },
        { term: t('alarm.rule.armingEnable'), detail: yesNo(version.armingEnable) },
        { term: t('rules.level'), detail: texts.level(version) },
      ]}
    />
  );
}

export interface RuleDrawerProps {
  readonly rule: AlarmRule;
  readonly onClose: () => void;
  readonly onDo: (deed: RuleDeed) => void;
  /** What is shown is out of date. */
  readonly onDue: () => void;
}

function Actions({ rule, onDo }: Pick<RuleDrawerProps, 'rule' | 'onDo'>) {
  const t = useRuleWords();
  const may = useMay();
  return (
    <Tools>
      {rule.isOwn && rule.pending && may(alarmCalls.withdrawRule) && (
        <Button onClick={() => onDo('withdraw')}>{t('rules.withdraw')}</Button>
      )}
      {rule.isOwn && may(alarmCalls.switchRule) && (
        <Button onClick={() => onDo('switch')}>
          {t(rule.version.isEnabled ? 'rules.switchOff' : 'rules.switchOn')}
        </Button>
      )}
      <Button onClick={() => onDo('rehearse')}>{t('rules.rehearse')}</Button>
      {rule.isOwn && may(alarmCalls.changeRule) && (
        <Button variant="primary" onClick={() => onDo('change')}>
          {t('rules.modify')}
        </Button>
      )}
    </Tools>
  );
}

/** One alarm rule: what it says, how it stands, and what each version before it said. @spec ALM-05 */
export function RuleDrawer({ rule, onClose, onDo, onDue }: RuleDrawerProps) {
  const t = useRuleWords();
  const call = useCall(alarmCalls.rule, { ruleId: rule.ruleId });
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={ruleName(rule, t)}
      footer={<Actions rule={rule} onDo={onDo} />}
    >
      <Stack>
        {!rule.isOwn && <Banner tone="info">{t('rules.readOnly')}</Banner>}
        <Facts rule={rule} onDue={onDue} />
        <Card title={t('rules.rehearsal')} headingLevel={2}>
          <Rehearsals ruleId={rule.ruleId} />
        </Card>
        <Card title={t('rules.versions')} headingLevel={2}>
          <Loaded call={call} action="query" lines={6}>
            {({ versions }) => <Versions rule={rule} versions={versions} />}
          </Loaded>
        </Card>
      </Stack>
    </Drawer>
  );
}
