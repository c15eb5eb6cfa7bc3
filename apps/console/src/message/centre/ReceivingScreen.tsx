import { messageCalls, type Receiving } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import {
  type Channel,
  messageGroupNames,
  messageSendingWords,
  messageWords,
  receiveForm,
} from '@fireline/domain/message';
import { sessionWords } from '@fireline/domain/session';
import { routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Card } from '@fireline/ui/Card';
import { FormSubmit, useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { FieldGrid, Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { SaveBar } from '../../lib/page/SaveBar.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Stack } from '../Message.styles.ts';
import { sendingWords } from '../sending/words.ts';
import { ChannelGrid, offeredChannels } from './ChannelGrid.tsx';

const problemWords = [messageWords, messageSendingWords, sessionWords];
function Email() {
  const t = useWords(sendingWords);
  const field = useFormField('email', { label: t('receiving.email'), initial: '' });
  return <TextField {...field} type="email" isOptional />;
}

function Chosen({ receiving, onSaved }: { readonly receiving: Receiving; readonly onSaved: () => void }) {
  const t = useWords(sendingWords, messageWords);
  const may = useMay();
  const draft = useDraft<Entered>('receiving');
  const { forcedChannels, forcedLevel, mobile, revision, ...stored } = receiving;
  const submit = useFormSend<FormValue<typeof receiveForm>, { readonly done: true }>({
    send: ({ email, ...groups }, client) =>
      client.send(messageCalls.saveReceiving, {
        ...Object.fromEntries(messageGroupNames.map((group) => [group, [...groups[group]]])),
        ...(email !== undefined && { email }),
        revision,
      }),
    saved: () => t('receiving.saved'),
    draft,
    onSaved,
  });
  const shown = Object.fromEntries(
    messageGroupNames.map((group) => [
      group,
      stored[group].filter((one) => (offeredChannels as readonly Channel[]).includes(one)),
    ]),
  );
  return (
    <Card title={t('receiving.group')} headingLevel={2}>
      <DraftForm
        draft={draft}
        schema={receiveForm}
        words={problemWords}
        defaultValues={{ ...shown, email: stored.email }}
        onSubmit={submit}
      >
        <Stack>
          <p>{t('receiving.what')}</p>
          {forcedChannels.length > 0 && (
            <Banner tone="info">
              {t(forcedLevel === 1 ? 'receiving.forcedWorst' : 'receiving.forced', {
                level: forcedLevel,
                channels: forcedChannels.map((one) => t(`message.channel.${one}`)).join(' · '),
              })}
            </Banner>
          )}
          {mobile === '' && <Banner tone="attention">{t('receiving.noMobile')}</Banner>}
          <ChannelGrid
            forced={forcedChannels.length > 0 ? { level: forcedLevel, channels: forcedChannels } : undefined}
          />
          <FieldGrid>
            <Email />
          </FieldGrid>
          {may(messageCalls.saveReceiving) && (
            <SaveBar>
              <FormSubmit>{t('sending.save')}</FormSubmit>
            </SaveBar>
          )}
        </Stack>
      </DraftForm>
    </Card>
  );
}

/** Which ways the reader wants messages, group by group, and what the tenant forces. @spec MSG-04 ROL-05 */
export function ReceivingScreen() {
  const t = useWords(routeWords);
  const call = useCall(messageCalls.receiving, {});
  return (
    <Page>
      <PageHeader title={t('shell.route.messageReceiving')} />
      <Loaded call={call} action="query">
        {(receiving) => <Chosen key={receiving.revision} receiving={receiving} onSaved={() => void call.refetch()} />}
      </Loaded>
    </Page>
  );
}
