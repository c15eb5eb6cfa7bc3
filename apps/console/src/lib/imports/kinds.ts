import { deviceCalls } from '@fireline/api/device';
import type { Call, SendOf } from '@fireline/api/lib';
import { siteCalls } from '@fireline/api/site';
import {
  deviceImportColumnWords,
  deviceImportSheet,
  deviceRegisterWords,
  deviceSosWords,
  deviceTypeNames,
  deviceWords,
} from '@fireline/domain/device';
import { formWords, type SheetColumn } from '@fireline/domain/lib';
import { renewalWords } from '@fireline/domain/renewal';
import { roles, roleWords } from '@fireline/domain/role';
import { sessionImportWords, sessionUserWords, sessionWords, userImportSheet } from '@fireline/domain/session';
import {
  type ImportKind,
  placeImportSheet,
  placeTypeLetters,
  siteFormWords,
  siteImportWords,
  siteUnitImportWords,
  siteWords,
  smallPlaceKinds,
  unitImportSheet,
  unitPhonesMax,
} from '@fireline/domain/site';
import { importWords } from './words.ts';

/** All words that the files of any kind and what is wrong with them need. */
export const kindWords = {
  ...formWords,
  ...roleWords,
  ...siteWords,
  ...siteFormWords,
  ...siteImportWords,
  ...siteUnitImportWords,
  ...sessionWords,
  ...sessionUserWords,
  ...sessionImportWords,
  ...deviceWords,
  ...deviceImportColumnWords,
  ...deviceRegisterWords,
  ...deviceSosWords,
  ...renewalWords,
  ...importWords,
};
export type KindKey = keyof typeof kindWords;

interface Note {
  readonly key: KindKey;
  readonly args?: Readonly<Record<string, number>>;
}
/** A kind of record that is imported. */
export interface Kind {
  readonly call: Call<SendOf<typeof siteCalls.importPlaces>, { readonly importId: number }>;
  readonly columns: readonly SheetColumn[];
  /** What a column is called, as a key of the words. */
  readonly header: (column: string) => KindKey;
  /** Columns that take one of a closed set, with the words of each. */
  readonly choices: Readonly<Record<string, readonly KindKey[]>>;
  /** What else a column asks for. */
  readonly notes: Readonly<Record<string, Note>>;
}

const lnglat = { key: 'imports.note.lnglat' } as const;
const partnerId = { key: 'imports.note.partner' } as const;
const phones = { key: 'imports.note.phones', args: { max: unitPhonesMax } } as const;

/** @spec DEV-26 SIT-04 SIT-06 SES-08 */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  place: {
    call: siteCalls.importPlaces,
    columns: placeImportSheet,
    // each column of the sheet has its words
    header: (column) => `site.import.${column}` as KindKey,
    choices: {
      type: placeTypeLetters.map((letter): KindKey => `site.placeType.${letter}`),
      smallKind: smallPlaceKinds.map((kind): KindKey => `site.smallKind.${kind}`),
    },
    notes: { phone: { key: 'imports.note.phone' }, lnglat, partnerId },
  },
  unit: {
    call: siteCalls.importUnits,
    columns: unitImportSheet,
    header: (column) => `site.unitImport.${column}` as KindKey,
    choices: {},
    notes: { mobiles: phones, landlines: phones, lnglat, partnerId },
  },
  user: {
    call: siteCalls.importUsers,
    columns: userImportSheet,
    header: (column) => `session.import.${column}` as KindKey,
    choices: { role: roles.map((role): KindKey => `role.name.${role}`) },
    notes: {
      mobile: { key: 'imports.note.phone' },
      node: { key: 'imports.note.node' },
      roleName: { key: 'imports.note.role' },
    },
  },
  device: {
    call: deviceCalls.importDevices,
    columns: deviceImportSheet,
    header: (column) => `device.import.column.${column}` as KindKey,
    choices: { deviceType: deviceTypeNames.map((type): KindKey => `device.type.${type}`) },
    notes: {
      imei: { key: 'imports.note.imei' },
      iccid: { key: 'imports.note.iccid' },
      floor: { key: 'imports.note.floor' },
    },
  },
};
