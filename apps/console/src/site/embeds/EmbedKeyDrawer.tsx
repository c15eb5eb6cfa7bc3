import { type EmbedKey, publicCalls } from '@fireline/api/public';
import { sessionCalls } from '@fireline/api/session';
import { publicLinkWords } from '@fireline/domain/public';
import { pathTo } from '@fireline/domain/shell';
import { CopyButton } from '@fireline/ui/CopyButton';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Secret } from '../../lib/page/Secret.styles.ts';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { partnerText, piecesText, stateText } from './embedColumns.tsx';
import { namesWords } from '../../lib/words.ts';
import { embedScreenWords } from './words.ts';

/** What is done to an embed key from its drawer. */
export type EmbedAct = 'modify' | 'rotate' | 'disable' | 'enable';
const calls = {
  modify: publicCalls.changeEmbedKey,
  rotate: publicCalls.rotateEmbedKey,
  disable: publicCalls.disableEmbedKey,
  enable: publicCalls.enableEmbedKey,
} as const;

const actsOf = ({ disabled }: EmbedKey): readonly EmbedAct[] =>
  disabled ? ['modify', 'enable'] : ['modify', 'rotate', 'disable'];

/** The frame of a key's first piece. */
const frameOf = ({ keyId, pieces }: EmbedKey): string =>
  `<iframe src="${location.origin}${pathTo('publicEmbed', { piece: pieces[0] ?? 'alarms' })}?key=${keyId}"></iframe>`;

export interface EmbedKeyDrawerProps {
  readonly embedKey: EmbedKey;
  readonly onAct: (act: EmbedAct) => void;
  readonly onClose: () => void;
}

/** One embed key: what it shows to whom, how often it was used, how it is embedded, what was done to it. @spec PUB-07 */
export function EmbedKeyDrawer({ embedKey, onAct, onClose }: EmbedKeyDrawerProps) {
  const t = useWords(embedScreenWords, namesWords, publicLinkWords);
  const { dateTime, number } = useFormat();
  const may = useMay();
  const { lastUsedAt, uses, origins, minutes, keyId } = embedKey;
  return (
    <ActsDrawer
      title={embedKey.name}
      acts={actsOf(embedKey)}
      calls={calls}
      labelOf={(act) => t(`embeds.${act}`)}
      variantOf={(act) => (act === 'disable' ? 'danger' : 'secondary')}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('embeds.keyId'), detail: keyId },
            { term: t('embeds.state'), detail: stateText(embedKey, t) },
            { term: t('embeds.partner'), detail: partnerText(embedKey, t) },
            { term: t('embeds.pieces'), detail: piecesText(embedKey, t) },
            { term: t('embeds.origins'), detail: origins.map((origin) => <div key={origin}>{origin}</div>) },
            { term: t('embeds.minutes'), detail: number(minutes) },
            { term: t('embeds.uses'), detail: number(uses) },
            { term: t('embeds.lastUsedAt'), detail: lastUsedAt === null ? t('embeds.never') : dateTime(lastUsedAt) },
            { term: t('embeds.createdAt'), detail: dateTime(embedKey.createdAt) },
            { term: t('embeds.createdBy'), detail: embedKey.createdBy },
            { term: t('embeds.changedBy'), detail: embedKey.changedBy },
          ]}
        />
        <section aria-label={t('embeds.code')}>
          <p>{t('embeds.codeWhat')}</p>
          <Secret>
            <span>{frameOf(embedKey)}</span>
            <CopyButton label={t('embeds.copy')} text={frameOf(embedKey)} />
          </Secret>
        </section>
        {may(sessionCalls.userLog) && <RecordHistory kind="embedKey" id={keyId} record={embedKey} />}
      </Stack>
    </ActsDrawer>
  );
}
