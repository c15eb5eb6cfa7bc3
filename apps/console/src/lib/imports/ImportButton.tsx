import type { ImportKind } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../loading/lazyDialog.tsx';
import { importWords } from './words.ts';

const ImportDrawer = lazyDialog(() => import('./ImportDrawer.tsx').then((m) => m.ImportDrawer));

export interface ImportButtonProps {
  readonly kind: ImportKind;
  readonly onBegun?: () => void;
}

/** Opens the import of one kind of record; its owner shows it to those who may import. @spec DEV-26 SIT-04 SIT-06 SES-08 */
export function ImportButton({ kind, onBegun }: ImportButtonProps) {
  const t = useWords(importWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Upload aria-hidden />} onClick={() => setOpen(true)}>
        {t(`imports.do.${kind}`)}
      </Button>
      {isOpen && <ImportDrawer kind={kind} onClose={() => setOpen(false)} {...(onBegun && { onBegun })} />}
    </>
  );
}
