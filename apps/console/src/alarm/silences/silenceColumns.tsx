import type { Silence } from '@fireline/api/alarm';
import type { alarmSilenceWords, alarmWords } from '@fireline/domain/alarm';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { silenceWords } from './words.ts';

export type SilenceKeys = keyof typeof silenceWords | keyof typeof alarmSilenceWords | keyof typeof alarmWords;

/** The name of what is silenced; of a rule its kind. */
export const silenceName = ({ name, kind }: Pick<Silence, 'name' | 'kind'>, t: Translate<SilenceKeys>): string =>
  kind === null ? name : t('silences.rule', { kind: t(`alarm.kind.${kind}`) });

/** The columns of silences. @spec ALM-12 */
export function silenceColumns(t: Translate<SilenceKeys>, format: Format): readonly Column<Silence>[] {
  const time = (id: 'startsAt' | 'endsAt'): Column<Silence> => ({
    id,
    header: t(`silences.${id}`),
    isSortable: true,
    ...shortTimeCell<Silence>((silence) => silence[id], format),
  });
  return [
    {
      id: 'name',
      header: t('silences.name'),
      width: 190,
      isHideable: false,
      text: (silence) => nameOverText({ name: silenceName(silence, t), below: silence.placeName }),
      cell: (silence) => <NameOver name={silenceName(silence, t)} below={silence.placeName} />,
    },
    {
      id: 'target',
      header: t('silences.target'),
      width: 100,
      text: ({ target }) => t(`alarm.silence.target.${target}`),
      cell: ({ target }) => t(`alarm.silence.target.${target}`),
    },
    {
      id: 'state',
      header: t('silences.state'),
      width: 110,
      ...stateCell<Silence>(
        ({ state }) => state,
        ({ state }) => t(`alarm.silence.state.${state}`),
      ),
    },
    { id: 'reason', header: t('silences.reason'), width: 170, cell: ({ reason }) => reason },
    time('startsAt'),
    time('endsAt'),
    {
      id: 'alarms',
      header: t('silences.alarms'),
      width: 120,
      align: 'end',
      text: ({ alarms }) => alarms,
      cell: ({ alarms }) => format.number(alarms),
    },
    { id: 'createdBy', header: t('silences.createdBy'), width: 110, cell: ({ createdBy }) => createdBy },
    { id: 'endedBy', header: t('silences.endedBy'), width: 150, cell: ({ endedBy }) => endedBy },
  ];
}
