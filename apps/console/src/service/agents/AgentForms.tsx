import { useCall } from '@fireline/api/react';
import { type ServiceAgent, serviceCalls } from '@fireline/api/service';
import { type MadeUpPassword, sessionCalls } from '@fireline/api/session';
import { formWords, id } from '@fireline/domain/lib';
import {
  agentAccountForm,
  agentSettingsForm,
  jobNumberChars,
  reasonChars,
  reassignForm,
  serviceWords,
  wechatIdChars,
} from '@fireline/domain/service';
import { usernameChars } from '@fireline/domain/session';
import { Checkbox } from '@fireline/ui/Checkbox';
import { ComboBox } from '@fireline/ui/ComboBox';
import { type FormSchema, useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { accountProblemWords, PersonFields, RoleField } from '../../lib/account/AccountFields.tsx';
import { useShowPassword } from '../../lib/account/MadePassword.tsx';
import { accountFormWords } from '../../lib/account/words.ts';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { AgentField } from '../orders/AgentField.tsx';
import { orderWords } from '../orders/words.ts';
import { agentWords } from './words.ts';

const problemWords = [serviceWords, formWords, ...accountProblemWords];
const none: string | null = null;

type Settings = FormValue<typeof agentSettingsForm>;
type WithAccount = FormValue<typeof agentAccountForm>;
/** Of an account that is there, or with one that is created. */
type New = (Settings & { readonly userId: number }) | (WithAccount & { readonly userId?: undefined });

/** Where the account of a new agent comes from. */
const sources = ['existing', 'new'] as const;
type Source = (typeof sources)[number];

/** The settings with the account that becomes an agent, or that is created. */
const newSchema: FormSchema<New> = {
  '~standard': {
    validate: (input) => {
      const { userId, source } = input as { readonly userId?: unknown; readonly source?: unknown };
      if (source === 'new') {
        const agent = agentAccountForm.check(input);
        if (agent.ok) return { value: agent.value };
        return { issues: agent.problems.map((problem) => ({ message: problem.code, ...problem })) };
      }
      const account = id(userId, 'userId');
      const settings = agentSettingsForm.check(input);
      const problems = [account, settings].flatMap((one) => (one.ok ? [] : one.problems));
      if (account.ok && settings.ok) return { value: { ...settings.value, userId: account.value } };
      return { issues: problems.map((problem) => ({ message: problem.code, ...problem })) };
    },
  },
};

/** The account of a new agent: one of those that are there, or a new one for who may create accounts. */
function AccountFields() {
  const t = useWords(agentWords, accountFormWords);
  const mayCreate = useMay()(sessionCalls.createUser);
  const source = useFormField<Source | null>('source', { label: t('agents.source'), initial: 'existing' });
  return (
    <>
      {mayCreate && (
        <RadioGroup<Source>
          {...source}
          orientation="horizontal"
          options={sources.map((value) => ({ value, label: t(`agents.source.${value}`) }))}
        />
      )}
      {source.value === 'new' ? <NewAccountFields /> : <AccountField />}
    </>
  );
}

function NewAccountFields() {
  const t = useWords(agentWords, accountFormWords);
  return (
    <>
      <TextField
        {...useFormField('username', { label: t('users.username'), initial: '' })}
        countMax={usernameChars.max}
        autoComplete="off"
        required
      />
      <PersonFields />
      <RoleField kind="platform" />
      <p>{t('agents.source.note')}</p>
    </>
  );
}

function AccountField() {
  const t = useWords(agentWords);
  const { name: _name, ...field } = useFormField('userId', { label: t('agents.account'), initial: none });
  const call = useCall(serviceCalls.agentCandidates, {});
  return (
    <>
      {call.error && <CallFailed error={call.error} action="query" onRetry={() => void call.refetch()} />}
      <ComboBox
        {...field}
        description={t('agents.account.note')}
        options={(call.data?.accounts ?? []).map(({ userId, name, username }) => ({
          value: String(userId),
          label: `${name} (${username})`,
        }))}
        messages={{ empty: t('agents.account.none') }}
        required
      />
    </>
  );
}

function Switch({
  name,
  initial,
}: {
  readonly name: 'isSmsOn' | 'isVoiceOn' | 'isWechatOn';
  readonly initial: boolean;
}) {
  const t = useWords(agentWords);
  const { value, ...field } = useFormField(name, { label: t(`agents.${name}`), initial });
  return <Checkbox {...field} checked={value} />;
}

function SettingFields({ agent }: { readonly agent?: ServiceAgent | undefined }) {
  const t = useWords(agentWords);
  const jobNumber = useFormField('jobNumber', { label: t('agents.jobNumber'), initial: agent?.jobNumber ?? '' });
  const wechatId = useFormField('wechatId', { label: t('agents.wechatId'), initial: agent?.wechatId ?? '' });
  return (
    <>
      <TextField {...jobNumber} countMax={jobNumberChars.max} required />
      <TextField {...wechatId} description={t('agents.wechat.note')} countMax={wechatIdChars.max} isOptional />
      {(['isSmsOn', 'isVoiceOn', 'isWechatOn'] as const).map((name) => (
        <Switch key={name} name={name} initial={agent?.[name] ?? false} />
      ))}
    </>
  );
}

const sentOf = ({ wechatId, ...settings }: Settings) => ({ ...settings, ...(wechatId !== undefined && { wechatId }) });

interface FormProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Makes an account an agent. @spec SRV-04 */
export function NewAgent({ onClose, onSaved }: FormProps) {
  const t = useWords(agentWords);
  const draft = useDraft<Entered>('serviceAgent.new');
  const showPassword = useShowPassword();
  const submit = useFormSend<New, MadeUpPassword | null>({
    send: async (value, client) => {
      if (value.userId === undefined) {
        const { username, realName, mobile, roleId, ...settings } = value;
        const account = {
          username,
          realName,
          ...(mobile !== undefined && { mobile }),
          ...(roleId !== undefined && { roleId }),
        };
        const { made } = await client.send(serviceCalls.createAgent, { ...account, ...sentOf(settings) });
        return made;
      }
      const { userId, ...settings } = value;
      await client.send(serviceCalls.createAgent, { userId, ...sentOf(settings) });
      return null;
    },
    saved: () => t('agents.saved'),
    draft,
    onSaved: (made) => {
      if (made) showPassword(made);
      onSaved();
    },
  });
  return (
    <FormDrawer
      title={t('agents.create')}
      submitLabel={t('agents.create')}
      onClose={onClose}
      draft={draft}
      schema={newSchema}
      words={problemWords}
      onSubmit={submit}
    >
      <AccountFields />
      <SettingFields />
    </FormDrawer>
  );
}

type OfAgent = FormProps & { readonly agent: ServiceAgent };

/** Changes the job number of an agent, and how it is notified. @spec SRV-04 */
export function ChangeAgent({ agent, onClose, onSaved }: OfAgent) {
  const t = useWords(agentWords);
  const { userId, revision } = agent;
  const draft = useDraft<Entered>(`serviceAgent.${userId}`);
  const submit = useFormSend<Settings, unknown>({
    send: (settings, client) => client.send(serviceCalls.changeAgent, { userId, revision, ...sentOf(settings) }),
    saved: () => t('agents.saved'),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={`${t('agents.modify')} ${agent.name}`}
      submitLabel={t('agents.modify')}
      onClose={onClose}
      draft={draft}
      schema={agentSettingsForm}
      words={problemWords}
      onSubmit={submit}
    >
      <SettingFields agent={agent} />
    </FormDrawer>
  );
}

function Reason() {
  const t = useWords(orderWords);
  const field = useFormField('reason', { label: t('workOrder.reason'), initial: '' });
  return <TextArea {...field} countMax={reasonChars.max} required />;
}

/** Gives all open orders of an agent to another, with the reason. @spec SRV-02 SRV-04 */
export function HandOn({ agent, onClose, onSaved }: OfAgent) {
  const t = useWords(agentWords);
  const { userId, name } = agent;
  const draft = useDraft<Entered>(`serviceAgent.${userId}.handOn`);
  const submit = useFormSend<FormValue<typeof reassignForm>, { rows: readonly { problem: unknown }[] }>({
    send: (value, client) => client.send(serviceCalls.handOnOrders, { userId, ...value }),
    saved: ({ rows }) => {
      const failed = rows.filter(({ problem }) => problem !== null).length;
      return t('agents.handOn.done', { done: rows.length - failed, failed });
    },
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('agents.handOn.title', { name })}
      submitLabel={t('agents.handOn')}
      onClose={onClose}
      draft={draft}
      schema={reassignForm}
      words={problemWords}
      onSubmit={submit}
    >
      <AgentField holderId={userId} />
      <Reason />
    </FormDrawer>
  );
}
