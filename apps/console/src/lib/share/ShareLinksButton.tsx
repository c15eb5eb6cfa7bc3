import type { LinkSubject } from '@fireline/domain/public';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../loading/lazyDialog.tsx';
import { useMay } from '../session/useMay.ts';
import { shareWords } from './words.ts';

const ShareLinksDrawer = lazyDialog(() => import('./ShareLinksDrawer.tsx').then((m) => m.ShareLinksDrawer));

/** The button that shares it, on its own page. */
const whoOf = { device: 'deviceDetail:share', alarm: 'alarmDetail:share' } as const;

/** Opens the links to a device or an alarm, for those who may share it. @spec PUB-05 */
export function ShareLinksButton({ subject, id }: { readonly subject: LinkSubject; readonly id: number }) {
  const t = useWords(shareWords);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may({ who: [whoOf[subject]] })) return null;
  return (
    <>
      <Button icon={<Share2 size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share.links')}
      </Button>
      {isOpen && <ShareLinksDrawer {...{ subject, id }} onClose={() => setOpen(false)} />}
    </>
  );
}
