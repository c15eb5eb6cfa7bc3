import { alarmCalls, type Hazard } from '@fireline/api/alarm';
import { inspectionCalls } from '@fireline/api/inspection';
import { siteCalls } from '@fireline/api/site';
import { alarmHazardWords, alarmWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Album, Picture } from '../../lib/images/Picture.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Quiet } from './Hazard.styles.ts';
import { HazardDays } from './HazardDays.tsx';
import { measuresText } from './measureTexts.ts';
import { hazardWords } from './words.ts';

/** What is on record of a hazard, with the ways to its alarm and its place. @spec ALM-13 */
export function HazardFacts({ hazard }: { readonly hazard: Hazard }) {
  const t = useWords(hazardWords, alarmHazardWords, alarmWords);
  const { date, dateTime } = useFormat();
  const may = useMay();
  const { placeId, placeName, alarmId, alarmKind, endedDay, receiver, description } = hazard;
  const items = [
    { term: t('hazards.description'), detail: description },
    { term: t('hazards.days'), detail: <HazardDays hazard={hazard} /> },
    { term: t('hazards.dueDay'), detail: date(hazard.dueDay) },
    { term: t('hazards.responsible'), detail: hazard.responsible },
    { term: t('hazards.measures'), detail: measuresText(hazard, t) },
    {
      term: t('hazards.place'),
      detail:
        placeId !== null && may(siteCalls.place) ? (
          <Link href={pathTo('placeDetail', { placeId })}>{placeName}</Link>
        ) : (
          placeName
        ),
    },
    { term: t('hazards.address'), detail: hazard.address },
    { term: t('hazards.unit'), detail: hazard.unitName },
    { term: t('hazards.foundDay'), detail: date(hazard.foundDay) },
    { term: t('hazards.createdBy'), detail: `${hazard.createdBy} · ${dateTime(hazard.createdAt)}` },
    { term: t('hazards.source'), detail: t(`alarm.hazard.source.${hazard.source}`) },
  ];
  const ended = [
    ...(endedDay === null ? [] : [{ term: t('hazards.endedDay'), detail: date(endedDay) }]),
    ...(receiver === '' ? [] : [{ term: t('hazards.receiver'), detail: receiver }]),
  ];
  const patrol =
    hazard.taskId !== null && may(inspectionCalls.task)
      ? [
          {
            term: t('hazards.patrol'),
            detail: (
              <Link href={pathTo('inspectionTaskDetail', { taskId: hazard.taskId })}>{t('hazards.patrol.open')}</Link>
            ),
          },
        ]
      : [];
  const alarm =
    alarmId === null || alarmKind === null
      ? []
      : [
          {
            term: t('hazards.alarm'),
            detail: may(alarmCalls.detail) ? (
              <Link href={pathTo('alarmDetail', { alarmId, segment: 'close' })}>{t(`alarm.kind.${alarmKind}`)}</Link>
            ) : (
              t(`alarm.kind.${alarmKind}`)
            ),
          },
        ];
  return (
    <Card title={t('hazards.facts')} headingLevel={2}>
      <DescriptionList items={[...items, ...ended, ...alarm, ...patrol]} />
    </Card>
  );
}

/** Photos of a hazard, or a line that there are none. @spec ALM-13 */
export function HazardAlbum({ title, photos }: { readonly title: string; readonly photos: readonly string[] }) {
  const t = useWords(hazardWords);
  return (
    <Card title={title} headingLevel={2}>
      {photos.length === 0 && <Quiet>{t('hazards.noPhotos')}</Quiet>}
      <Album>
        {photos.map((imageId, at) => (
          <figure key={imageId}>
            <Picture call={alarmCalls.hazardImage} imageId={imageId} label={t('hazards.photo', { at: at + 1 })} />
          </figure>
        ))}
      </Album>
    </Card>
  );
}
