import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { filterWords } from '../words.ts';
import { FilterFields } from './ListScreen.styles.ts';

export interface SheetOfFiltersProps {
  /** How many of its filters are set. */
  readonly count: number;
  readonly onClear: () => void;
  /** Its filters, one below the other. */
  readonly children: ReactNode;
}

/** One button with the number of filters that are set, which opens them within reach of a thumb. */
export function SheetOfFilters({ count, onClear, children }: SheetOfFiltersProps) {
  const t = useWords(filterWords);
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button icon={<ListFilter aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? t('filter.openSet', { count: number(count) }) : t('filter.open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        isDismissable
        side="bottom"
        title={t('filter.open')}
        onClose={close}
        footer={
          <>
            <Button disabled={count === 0} onClick={onClear}>
              {t('filter.clear')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('filter.done')}
            </Button>
          </>
        }
      >
        <FilterFields>{children}</FilterFields>
      </Drawer>
    </>
  );
}
