import type { InspectionPoint } from '@fireline/api/inspection';
import { madeAheadDays } from '@fireline/domain/inspection';
import { FirelineProvider } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PointDue, PointLook } from './PointStates.tsx';

function mounted(states: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<FirelineProvider language="en">{states}</FirelineProvider>);
}

type Look = NonNullable<InspectionPoint['lastLook']>;
const look = (items: Omit<Look, 'at'>) => ({ lastLook: { at: new Date().toISOString(), ...items } });

it('a look that is half done says how many items it had, and passes only once each was looked at [INS-02]', async () => {
  mounted(
    <>
      <PointLook point={look({ passed: 1, failed: 0, open: 4 })} />
      <PointLook point={look({ passed: 1, failed: 2, open: 2 })} />
      <PointLook point={look({ passed: 5, failed: 0, open: 0 })} />
    </>,
  );
  await expect.element(page.getByText(/^1\/5 items · /)).toBeVisible();
  await expect.element(page.getByText(/^2 failed · /)).toBeVisible();
  await expect.element(page.getByText(/^Pass · /)).toBeVisible();
});

it('no task is said of the days for which tasks are made, and not of those after them [INS-02]', async () => {
  mounted(
    <>
      <PointDue point={{ lineId: 1, due: null }} />
      <PointDue point={{ lineId: null, due: null }} />
    </>,
  );
  await expect.element(page.getByText(`No task in ${madeAheadDays} days`)).toBeVisible();
  await expect.element(page.getByText('In no line')).toBeVisible();
});
