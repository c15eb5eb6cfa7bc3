import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { signedInAs } from '../../shell/signedInAs.test.support.ts';
import { ActsDrawer } from './ActsDrawer.tsx';

const calls = {
  change: { who: ['buildingList:modify'] },
  remove: { who: ['buildingList:delete'] },
  print: null,
} as const;

it.each([
  [
    ['buildingList:modify', 'buildingList:delete'],
    ['change', 'remove', 'print'],
  ],
  [['buildingList:modify'], ['change', 'print']],
  [['buildingList:view'], ['print']],
])('a drawer shows to who may %j the buttons %j [SHL-14] [ROL-07]', async (granted, shown) => {
  signedInAs(granted);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ActsDrawer
        title="Tower 1"
        acts={['change', 'remove', 'print']}
        calls={calls}
        labelOf={(act) => act}
        onAct={() => {}}
        onClose={() => {}}
      >
        Floors
      </ActsDrawer>
    </FirelineProvider>,
  );
  await expect.element(page.getByText('Floors')).toBeVisible();
  const buttons = page.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent).filter((text) => text in calls)).toEqual(shown);
});

it('the main button stands at the end, a dangerous one at the start [SHL-14]', async () => {
  signedInAs(['buildingList:modify', 'buildingList:delete']);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ActsDrawer
        title="Tower 1"
        acts={['change', 'print', 'remove']}
        calls={calls}
        labelOf={(act) => act}
        variantOf={(act) => ({ change: 'primary', print: 'secondary', remove: 'danger' } as const)[act]}
        onAct={() => {}}
        onClose={() => {}}
      >
        Floors
      </ActsDrawer>
    </FirelineProvider>,
  );
  await expect.element(page.getByText('Floors')).toBeVisible();
  const buttons = page.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent).filter((text) => text in calls)).toEqual([
    'remove',
    'print',
    'change',
  ]);
});
