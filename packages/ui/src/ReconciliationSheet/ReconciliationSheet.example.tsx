import { FirelineProvider } from '@fireline/ui/lib';
import { ReconciliationSheet } from '@fireline/ui/ReconciliationSheet';

export function Example() {
  return (
    <FirelineProvider language="en">
      <ReconciliationSheet
        label="Text messages, November 2026"
        description="Nanshan"
        figures={{ opening: 10, purchased: 100, gifted: 0, consumed: 30, closing: 75 }}
        reasons={[{ recordId: 'C1', units: 5, code: 'tariff.reconcile.gap', args: { expected: 110, before: 105 } }]}
        load={async ({ term }) =>
          term === 'purchased'
            ? [
                {
                  id: 'C1',
                  account: 'Nanshan',
                  tenantId: 'T001',
                  resource: 'sms',
                  sellType: 'purchase',
                  amount: 100,
                  before: 10,
                  after: 110,
                  result: 'success',
                  atMs: Date.UTC(2026, 10, 3, 2),
                  seq: 1,
                },
              ]
            : []
        }
        fileName="sms-2026-11"
      />
    </FirelineProvider>
  );
}
