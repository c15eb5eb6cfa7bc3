import { csvText } from '@fireline/domain/lib';
import { apiBase } from './signIn.ts';

export interface ImportJob {
  readonly importId: number;
  readonly state: string;
  readonly successRows: number;
}

/** Sends one call of an account. @throws Error unless it succeeds */
export type Ask = <T>(path: string, body?: FormData) => Promise<T>;

export const askAt =
  (gateway: string, token: string): Ask =>
  async <T>(path: string, body?: FormData): Promise<T> => {
    const init = { headers: { authorization: token }, ...(body && { method: 'POST', body }) };
    const reply = (await (await fetch(gateway + apiBase + path, init)).json()) as { code: string; data: T };
    if (reply.code !== '0000') throw new Error(`${path}: ${reply.code}`);
    return reply.data;
  };

/** A file of so many places that are all right. */
export const placesFile = (rows: number): FormData => {
  const head = ['name', 'type', 'smallKind', 'address', 'manager', 'phone', 'number'];
  const row = (at: number) => [`导入小店${at}`, 'C', 'shop', `科技路${at}号`, '陈师傅', '13800138000', `B-${at}`];
  const form = new FormData();
  form.append('file', new File([csvText([head, ...Array.from({ length: rows }, (_, at) => row(at))])], 'places.csv'));
  return form;
};

async function finished(ask: Ask, importId: number): Promise<ImportJob> {
  for (;;) {
    const { rows } = await ask<{ rows: readonly ImportJob[] }>('/services/imports?state=finished&pageSize=10');
    const job = rows.find((one) => one.importId === importId);
    if (job) return job;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Imports such a file. @returns how many rows are in, once the job has ended */
export async function importPlaces(ask: Ask, rows: number): Promise<number> {
  const { importId } = await ask<ImportJob>('/services/places/import', placesFile(rows));
  return (await finished(ask, importId)).successRows;
}
