import { siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import type { HeadKind } from '@fireline/domain/site';

/** The figures and the floors of a record, asked for once and again while the page is open. */
export const useHead = (of: HeadKind, id: number) => useCall(siteCalls.head, { of, id }, { isPolling: true }).data;
