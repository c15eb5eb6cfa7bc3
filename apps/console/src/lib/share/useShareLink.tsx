import { publicCalls } from '@fireline/api/public';
import { useApi } from '@fireline/api/react';
import { CopyButton, copyText } from '@fireline/ui/CopyButton';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useTellFailure } from '../page/useTellFailure.ts';
import { shareWords } from './words.ts';

/** Makes a signed, expiring link for somebody without an account and puts it on the clipboard. @spec PUB-05 */
export function useShareLink() {
  const t = useWords(shareWords);
  const format = useFormat();
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [isPending, setPending] = useState(false);
  async function share(subject: 'device' | 'alarm', id: number): Promise<void> {
    setPending(true);
    try {
      const { path, expiresAt } = await client.send(publicCalls.createLink, { subject, id });
      const url = new URL(path, location.href).href;
      const time = format.dateTime(expiresAt);
      // on plain http there is no clipboard but a selection's, and a browser may refuse both: then the button, or the hand, copies it
      const isCopied = await copyText(url, document.body);
      toasts.show({
        tone: 'success',
        title: t(isCopied ? 'share.copied' : 'share.made', { time }),
        detail: (
          <>
            <CopyButton text={url} label={t('share.link')} /> {url}
          </>
        ),
        timeoutMs: null,
      });
    } catch (error) {
      tellFailure('share', error, () => void share(subject, id));
    } finally {
      setPending(false);
    }
  }
  return { share, isPending };
}
