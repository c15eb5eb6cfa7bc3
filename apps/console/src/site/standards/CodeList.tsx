import { hasWords } from '@fireline/domain/lib';
import { alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import { deviceElectricWords, deviceTypeNames, deviceWords, electricCodesOf } from '@fireline/domain/device';
import { placeTypeLetters, siteFormWords, siteWords, smallPlaceKinds } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { LocalList } from './LocalList.tsx';
import { standardsWords } from './words.ts';

const codeSets = ['deviceType', 'electric', 'placeType', 'smallKind', 'level'] as const;
interface Code {
  readonly set: (typeof codeSets)[number];
  readonly code: string;
  readonly meaning: string;
}

function useCodes(): readonly Code[] {
  const t = useWords(alarmWords, deviceElectricWords, deviceWords, siteFormWords, siteWords);
  return useMemo(
    () => [
      ...deviceTypeNames.map((code) => ({ set: 'deviceType' as const, code, meaning: t(`device.type.${code}`) })),
      ...[...electricCodesOf('fault'), ...electricCodesOf('alarm')].map((code) => ({
        set: 'electric' as const,
        code: String(code),
        meaning: t(`device.electric.${code}`),
      })),
      ...placeTypeLetters.map((code) => ({ set: 'placeType' as const, code, meaning: t(`site.placeType.${code}`) })),
      ...smallPlaceKinds.map((code) => ({ set: 'smallKind' as const, code, meaning: t(`site.smallKind.${code}`) })),
      ...alarmLevelNumbers.map((level) => ({
        set: 'level' as const,
        code: String(level),
        meaning: t(`alarm.level.${level}`),
      })),
    ],
    [t],
  );
}

/** The codes that devices, places and alarms carry in this product, as files and protocols write them. @spec SIT-12 DEV-08 DEV-11 SIT-01 ALM-02 */
export function CodeList() {
  const t = useWords(standardsWords);
  const url = useUrlQuery();
  const [typed, set] = [url.get('code').trim(), url.get('set')];
  const codes = useCodes();
  const columns = useMemo<readonly Column<Code>[]>(
    () => [
      { id: 'set', header: t('standards.set'), width: 180, cell: (row) => t(`standards.set.${row.set}`) },
      {
        id: 'code',
        header: t('standards.code'),
        width: 160,
        isHideable: false,
        cell: ({ code }) => code,
      },
      { id: 'meaning', header: t('standards.meaning'), width: 360, cell: ({ meaning }) => meaning },
    ],
    [t],
  );
  return (
    <LocalList
      label={t('standards.codes')}
      url={url}
      filters={[
        { key: 'search', param: 'code', label: t('standards.searchCodes') },
        {
          key: 'set',
          label: t('standards.set'),
          any: t('standards.anySet'),
          choices: codeSets.map((value) => ({ value, label: t(`standards.set.${value}`) })),
        },
      ]}
      rows={codes.filter((row) => (set === '' || row.set === set) && hasWords(`${row.code} ${row.meaning}`, typed))}
      columns={columns}
      getRowId={(row) => `${row.set} ${row.code}`}
      empty={t('standards.noCode')}
    />
  );
}
