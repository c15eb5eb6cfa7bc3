import { type InspectionPoint, inspectionCalls } from '@fireline/api/inspection';
import { inspectionWords, madeAheadDays } from '@fireline/domain/inspection';
import { siteWords } from '@fireline/domain/site';
import { FirelineProvider, useFormat, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { recordPageWords } from '../../lib/record/words.ts';
import { PointDue, PointLook } from './PointStates.tsx';
import { pointColumns } from './pointColumns.tsx';
import { pointWords } from './words.ts';

function mounted(states: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<FirelineProvider language="en">{states}</FirelineProvider>);
}

type Look = NonNullable<InspectionPoint['lastLook']>;
const look = (items: Omit<Look, 'at'>): Look => ({ at: new Date().toISOString(), ...items });

it('a look that is half done says how many items it had, and passes only once each was looked at [INS-02]', async () => {
  mounted(
    <>
      <PointLook look={look({ passed: 1, failed: 0, open: 4 })} />
      <PointLook look={look({ passed: 1, failed: 2, open: 2 })} />
      <PointLook look={look({ passed: 5, failed: 0, open: 0 })} />
    </>,
  );
  await expect.element(page.getByText(/^1\/5 items · /)).toBeVisible();
  await expect.element(page.getByText(/^2 failed · /)).toBeVisible();
  await expect.element(page.getByText(/^Pass · /)).toBeVisible();
});

it('no task is said of the days for which tasks are made, and not of those after them [INS-02]', async () => {
  mounted(
    <>
      <PointDue lineId={1} due={null} />
      <PointDue lineId={null} due={null} />
    </>,
  );
  await expect.element(page.getByText(`No task in ${madeAheadDays} days`)).toBeVisible();
  await expect.element(page.getByText('Not on a route')).toBeVisible();
});

it('how many days are left is as the gateway counts them, whatever day it is here [INS-02]', async () => {
  const days = { from: '2001-03-01', to: '2001-03-05' };
  mounted(
    <>
      <PointDue lineId={1} due={{ ...days, standing: 'overdue', daysLeft: -3 }} />
      <PointDue lineId={1} due={{ ...days, standing: 'running', daysLeft: 0 }} />
      <PointDue lineId={1} due={{ ...days, standing: 'running', daysLeft: 2 }} />
    </>,
  );
  await expect.element(page.getByText('3 days overdue')).toBeVisible();
  await expect.element(page.getByText('Today')).toBeVisible();
  await expect.element(page.getByText('By 5 Mar', { exact: true })).toBeVisible();
});

function ColumnIds({ may }: { readonly may: readonly object[] }) {
  const t = useWords(pointWords, recordPageWords, inspectionWords, siteWords);
  const columns = pointColumns(t, useFormat(), (call) => may.includes(call));
  return <p>{columns.map(({ id }) => id).join(' ')}</p>;
}

it('what the lists of tasks and tags would not tell the reader has no column [INS-02] [ROL-03]', async () => {
  const [where, more] = ['name where place building floor location', 'category unit items changedBy changedAt'];
  mounted(
    <>
      <ColumnIds may={[]} />
      <ColumnIds may={[inspectionCalls.tags]} />
      <ColumnIds may={[inspectionCalls.tasks]} />
    </>,
  );
  await expect.element(page.getByText(`${where} line position ${more}`)).toBeVisible();
  await expect.element(page.getByText(`${where} line position tags ${more}`)).toBeVisible();
  const rounds = 'lastLook lookedAt due dueFrom dueTo standing';
  await expect.element(page.getByText(`${where} ${rounds} line position ${more}`)).toBeVisible();
});
