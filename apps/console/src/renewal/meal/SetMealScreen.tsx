import { pathTo, routeWords } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useDraft } from '../../lib/form/useDraft.ts';
import { Page, TwoColumns } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { PartTabs } from '../../lib/page/PartTabs.tsx';
import { useHasBalance } from '../../lib/session/useMayBuy.ts';
import { Basket } from './Basket.tsx';
import type { BasketLine } from './basket.ts';
import { DevicePart } from './DevicePart.tsx';
import { MediaPart } from './MediaPart.tsx';
import { PackagePart } from './PackagePart.tsx';
import { mealWords } from './words.ts';

/** The basket waits for its reader: nobody is asked on the way out. */
const kept = { asks: false } as const;

/** Service, storage, messages and calls in one basket, which outlives a login and makes one order. @spec REN-06 */
export function SetMealScreen() {
  const t = useWords(mealWords, tariffWords, routeWords);
  const [, navigate] = useLocation();
  const hasBalance = useHasBalance();
  const draft = useDraft<readonly BasketLine[]>('renewal.basket', kept);
  const [basket, setBasket] = useState<readonly BasketLine[]>(() => draft.read()?.value ?? []);
  const change = (next: readonly BasketLine[]): void => {
    setBasket(next);
    draft.keep(next.length === 0 ? undefined : next);
  };
  const part = { basket, onChange: change };
  return (
    <Page>
      <PageHeader title={t('shell.route.setMeal')} />
      <TwoColumns>
        <Card>
          <PartTabs
            label={t('meal.parts')}
            parts={[
              { value: 'devices', label: t('meal.part.devices'), isShown: true, content: <DevicePart {...part} /> },
              { value: 'media', label: t('meal.part.media'), isShown: true, content: <MediaPart {...part} /> },
              {
                value: 'sms',
                label: t('tariff.resource.sms'),
                isShown: hasBalance,
                content: <PackagePart {...part} resource="sms" />,
              },
              {
                value: 'voice',
                label: t('tariff.resource.voice'),
                isShown: hasBalance,
                content: <PackagePart {...part} resource="voice" />,
              },
            ]}
          />
        </Card>
        <Basket
          basket={basket}
          onChange={change}
          onOrdered={(orderId) => {
            draft.forget();
            navigate(`${pathTo('payment')}?order=${orderId}`);
          }}
        />
      </TwoColumns>
    </Page>
  );
}
