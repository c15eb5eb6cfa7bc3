import type { Wgs84 } from '@fireline/domain/site';
import type { Atlas, DistrictLevel } from './atlas.ts';
import type { TileAddress } from '../lib/tileZooms.ts';

/** What the atlas is asked, and what it answers. */
export interface Asks {
  readonly districtAt: { readonly point: Wgs84 };
  readonly find: { readonly text: string; readonly most: number };
  readonly outlines: { readonly level: DistrictLevel; readonly within: string };
  readonly names: { readonly level: DistrictLevel };
  readonly borders: object;
  readonly tile: TileAddress;
}
export type Asked = keyof Asks;
export type Answer<Name extends Asked> = ReturnType<Atlas[Name]>;

export type Question = { [Name in Asked]: { readonly ask: Name } & Asks[Name] }[Asked];

/** To the worker: the file first, then questions. */
export type ToDistricts = { readonly open: ArrayBuffer } | (Question & { readonly turn: number });
/** Back: an answer, or that it could not be given. */
export type FromDistricts =
  | { readonly turn: number; readonly answer: Answer<Asked> }
  | { readonly turn: number; readonly failed: string };

/** The answer of an atlas to a question. */
export function answerOf(atlas: Atlas, question: Question): Answer<Asked> {
  switch (question.ask) {
    case 'districtAt':
      return atlas.districtAt(question.point);
    case 'find':
      return atlas.find(question.text, question.most);
    case 'outlines':
      return atlas.outlines(question.level, question.within);
    case 'names':
      return atlas.names(question.level);
    case 'borders':
      return atlas.borders();
    case 'tile':
      return atlas.tile(question);
  }
}
