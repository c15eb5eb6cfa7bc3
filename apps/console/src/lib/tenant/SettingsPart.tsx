import type { Call, Who } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList, type DescriptionListProps } from '@fireline/ui/DescriptionList';
import { type ComponentType, Suspense, useState } from 'react';
import { What } from '../page/PageTabs.styles.ts';
import { useMay } from '../session/useMay.ts';
import { Loaded } from '../page/Loaded.tsx';

export interface SettingsPartProps<Send, Reply> {
  readonly title: string;
  /** What it decides, in a sentence. */
  readonly what: string;
  readonly call: Call<Send, Reply>;
  readonly args: Send;
  readonly itemsOf: (stored: Reply) => DescriptionListProps['items'];
  /** Who may send it may change what is shown. */
  readonly save: { readonly who: Who };
  readonly changeLabel: string;
  readonly Change: ComponentType<{ readonly onClose: () => void }>;
}

/** What is set and stands once, such as the facts of a tenant: as it is, and the form that changes it. @spec SHL-30 */
export function SettingsPart<Send, Reply>(props: SettingsPartProps<Send, Reply>) {
  const { title, what, call, args, itemsOf, save, changeLabel, Change } = props;
  const asked = useCall(call, args);
  const mayChange = useMay()(save);
  const [isChanging, setChanging] = useState(false);
  const close = (): void => {
    setChanging(false);
    void asked.refetch();
  };
  return (
    <Card
      title={title}
      headingLevel={2}
      {...(mayChange && {
        actions: (
          <Button variant="primary" onClick={() => setChanging(true)}>
            {changeLabel}
          </Button>
        ),
      })}
    >
      <What>{what}</What>
      <Loaded call={asked}>{(stored) => <DescriptionList items={itemsOf(stored)} />}</Loaded>
      {isChanging && (
        <Suspense>
          <Change onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}
