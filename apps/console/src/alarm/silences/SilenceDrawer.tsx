import { alarmCalls, type Silence } from '@fireline/api/alarm';
import { alarmSilenceWords, alarmWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useMay } from '../../lib/session/useMay.ts';
import { EndSilence } from './EndSilence.tsx';
import { silenceColumns, silenceName } from './silenceColumns.tsx';
import { silenceWords } from './words.ts';

/** Where the thing that is silenced is looked at. */
function linkOf({ deviceId, placeId, ruleId, kind }: Silence): string {
  if (deviceId !== null) return pathTo('deviceDetail', { deviceId });
  if (placeId !== null) return pathTo('placeDetail', { placeId });
  return `${pathTo('alarmRules')}?kind=${kind}&open=${ruleId}`;
}

/** One silence: what, why, from when until when, and how many alarms it kept quiet. @spec ALM-12 */
export function SilenceDrawer({ silence, onClose }: { readonly silence: Silence; readonly onClose: () => void }) {
  const t = useWords(silenceWords, alarmSilenceWords, alarmWords);
  const format = useFormat();
  const mayEnd = useMay()(alarmCalls.endSilence);
  const [isEnding, setEnding] = useState(false);
  const { state, isOwn } = silence;
  const canEnd = mayEnd && isOwn && (state === 'planned' || state === 'running');
  const name = silenceName(silence, t);
  const facts = silenceColumns(t, format).filter(({ id }) => id !== 'name');
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={name}
      footer={
        canEnd && (
          <Button variant="danger" onClick={() => setEnding(true)}>
            {t(state === 'planned' ? 'silences.cancel' : 'silences.end')}
          </Button>
        )
      }
    >
      <DescriptionList
        layout="rows"
        items={[
          { term: t('silences.name'), detail: <Link href={linkOf(silence)}>{name}</Link> },
          ...facts.map(({ header, cell }) => ({ term: header, detail: cell(silence) })),
        ]}
      />
      {isEnding && <EndSilence silence={silence} onClose={() => setEnding(false)} />}
    </Drawer>
  );
}
