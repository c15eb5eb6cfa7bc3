import { PriceChain } from '../../PriceChain/index.ts';
import { PriceEditor } from '../../PriceEditor/index.ts';
import { ReconciliationSheet } from '../../ReconciliationSheet/index.ts';
import { SplitRatioEditor } from '../../SplitRatioEditor/index.ts';
import type { Examples } from './types.ts';

/** Examples of what is done with prices, shares and statements. */
export const moneyExamples: Examples = {
  PriceChain: (root) => (
    <PriceChain
      {...root}
      label="标准服务"
      prices={[
        { level: 'platform', cents: 3000, from: '2026-01-01' },
        { level: 'tenant', cents: 2500, from: '2026-01-01' },
        { level: 'dealer', cents: 6000, from: '2027-01-01' },
      ]}
      costCents={2000}
      today="2026-11-21"
      levels={['platform', 'tenant']}
      problem="未保存"
    />
  ),
  PriceEditor: (root) => (
    <PriceEditor
      {...root}
      label="下级价格"
      description="自保存之日起生效"
      problem="已被他人修改"
      defaultValue={{
        service: [
          {
            mode: 'standard',
            modeName: '标准服务',
            description: '按年计费',
            prices: ['60', '50', 'x', '190', '220', '240'],
            freeMonths: '3',
          },
        ],
        packages: [{ resource: 'sms', quantity: '30000', amount: '1000' }],
        storage: [],
      }}
    />
  ),
  ReconciliationSheet: (root) => (
    <ReconciliationSheet
      {...root}
      label="短信对账单"
      description="南山"
      figures={{ opening: 10, purchased: 100, gifted: 0, consumed: 30, closing: 75 }}
      reasons={[{ recordId: 'C1', units: 5, code: 'tariff.reconcile.gap', args: { expected: 110, before: 105 } }]}
      load={() => Promise.resolve([])}
      defaultOpen={['purchased']}
    />
  ),
  SplitRatioEditor: (root) => (
    <SplitRatioEditor
      {...root}
      label="分账"
      saved={[{ recipientId: 'R1', name: '星河物业', account: '1230004501', ratio: 30 }]}
      defaultValue={[
        { recipientId: 'R1', name: '星河物业', account: '1230004501', ratio: 33 },
        { recipientId: 'R2', name: '南山维保', account: '1230007788', ratio: 60 },
      ]}
      recipients={[{ recipientId: 'R3', name: '福田经销商', account: '1230009120' }]}
      merchantMaxPercent={80}
      description="按设备服务费"
      problem="已被他人修改"
    />
  ),
};
