import { type EmbedKey, type MadeEmbedKey, publicCalls } from '@fireline/api/public';
import { publicLinkWords } from '@fireline/domain/public';
import { routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { Dialog } from '@fireline/ui/Dialog';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Secret } from '../../lib/page/Secret.styles.ts';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { TenantTabs } from '../../lib/tenant/TenantTabs.tsx';
import { type EmbedAct, EmbedKeyDrawer } from './EmbedKeyDrawer.tsx';
import { ChangeEmbedKey, embedDraft, NewEmbedKey } from './EmbedKeyForm.tsx';
import { embedColumns } from './embedColumns.tsx';
import { namesWords } from '../../lib/words.ts';
import { embedScreenWords } from './words.ts';

const hiddenByDefault = ['keyId', 'createdAt', 'createdBy', 'minutes'];
const states = ['enabled', 'disabled'] as const;

function useEmbedKeys() {
  const t = useWords(embedScreenWords);
  return useList(publicCalls.embedKeys, {
    filters: [
      { key: 'search', label: t('embeds.search') },
      {
        key: 'state',
        label: t('embeds.state'),
        any: t('embeds.anyState'),
        choices: states.map((value) => ({ value, label: t(`embeds.state.${value}`) })),
      },
    ],
    sorts: ['name', 'uses', 'lastUsedAt', 'createdAt'],
    sort: 'name',
  });
}

interface ActProps {
  readonly act: Exclude<EmbedAct, 'modify'>;
  readonly embedKey: EmbedKey;
  readonly onMade: (made: MadeEmbedKey) => void;
  readonly onClose: () => void;
}

function ConfirmAct({ act, embedKey, onMade, onClose }: ActProps) {
  const t = useWords(embedScreenWords);
  const { keyId, revision, name } = embedKey;
  const asked = {
    send: { keyId, revision },
    outdates: [publicCalls.embedKeys],
    title: t(`embeds.${act}.title`, { name }),
    confirmLabel: t(`embeds.${act}`),
    children: t(`embeds.${act}.what`),
    action: 'save',
    onClose,
  } as const;
  if (act === 'rotate')
    return (
      <ConfirmSend
        {...asked}
        tone="danger"
        call={publicCalls.rotateEmbedKey}
        done={t('embeds.rotated', { name })}
        onDone={onMade}
      />
    );
  return act === 'disable' ? (
    <ConfirmSend {...asked} tone="danger" call={publicCalls.disableEmbedKey} done={t('embeds.disabled', { name })} />
  ) : (
    <ConfirmSend {...asked} call={publicCalls.enableEmbedKey} done={t('embeds.enabled', { name })} />
  );
}

/** The secret of a key, shown once. */
function SecretOnce({ made, onClose }: { readonly made: MadeEmbedKey; readonly onClose: () => void }) {
  const t = useWords(embedScreenWords);
  return (
    <Dialog
      isOpen
      isForced
      size="small"
      title={t('embeds.secret', { name: made.key.name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('embeds.close')}
        </Button>
      }
    >
      <Banner tone="attention">{t('embeds.secretWhat')}</Banner>
      <Secret>
        <span>{made.secret}</span>
        <CopyButton label={t('embeds.copy')} text={made.secret} />
      </Secret>
    </Dialog>
  );
}

/** The keys with which partners embed pieces in pages of their own. @spec PUB-07 N21 */
export function EmbedKeyListScreen() {
  const t = useWords(embedScreenWords, namesWords, publicLinkWords, routeWords);
  const format = useFormat();
  const list = useEmbedKeys();
  const mayCreate = useMay()(publicCalls.createEmbedKey);
  const isInterrupted = useInterrupted(embedDraft(undefined));
  const [isCreating, setCreating] = useState(mayCreate && isInterrupted);
  const [act, setAct] = useState<EmbedAct>();
  const [made, setMade] = useState<MadeEmbedKey>();
  const open = list.url.get('open');
  const found = list.page.data?.rows.find(({ keyId }) => keyId === open);
  const columns = useMemo(() => embedColumns(t, format), [t, format]);
  const reload = (): void => void list.page.refetch();
  const close = () => setAct(undefined);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      {t('embeds.create')}
    </Button>
  );
  return (
    <ListPage
      name="embed.keys"
      title={t('embeds.title')}
      pageTitle={t('shell.route.tenantSettings')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={<TenantTabs current="embeds" />}
      columns={columns}
      getRowId={({ keyId }) => keyId}
      rowName={({ name }) => name}
      empty={{ title: t('embeds.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ keyId }) => list.url.set({ open: keyId })}
      actions={create}
    >
      {found && !act && <EmbedKeyDrawer embedKey={found} onAct={setAct} onClose={() => list.url.set({ open: '' })} />}
      {found && act === 'modify' && (
        <ChangeEmbedKey
          embedKey={found}
          onReload={reload}
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      {found && act !== undefined && act !== 'modify' && (
        <ConfirmAct act={act} embedKey={found} onMade={setMade} onClose={close} />
      )}
      {isCreating && (
        <NewEmbedKey
          onClose={() => setCreating(false)}
          onMade={(next) => {
            setCreating(false);
            setMade(next);
            reload();
          }}
        />
      )}
      {made && <SecretOnce made={made} onClose={() => setMade(undefined)} />}
    </ListPage>
  );
}
