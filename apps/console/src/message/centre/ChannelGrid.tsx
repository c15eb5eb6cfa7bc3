import { type Channel, channels, type MessageGroup, messageGroupNames, messageWords } from '@fireline/domain/message';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { sendingWords } from '../sending/words.ts';
import { Grid } from './ChannelGrid.styles.ts';

const noChannels: readonly Channel[] = [];
/** A site letter is always written. WeChat reaches nobody yet. */
export const offeredChannels = channels.filter((channel) => channel !== 'siteLetter' && channel !== 'wechat');

interface Forced {
  /** Alarms of this level and those more serious. */
  readonly level: number;
  readonly channels: readonly Channel[];
}

/** The most serious alarms: what is chosen for alarms, and what the tenant forces, which nobody can switch off. */
function ForcedRow({ forced: { level, channels: ways }, chosen }: { forced: Forced; chosen: readonly Channel[] }) {
  const t = useWords(sendingWords, messageWords);
  const [name, why] =
    level === 1
      ? (['receiving.forcedAlarms.worst', 'receiving.forcedWorst'] as const)
      : (['receiving.forcedAlarms', 'receiving.forced'] as const);
  return (
    <tr>
      <th scope="row">{t(name, { level })}</th>
      {offeredChannels.map((channel) => (
        <td key={channel}>
          <Checkbox
            label={`${t(name, { level })} · ${t(`message.channel.${channel}`)}`}
            isLabelHidden
            disabled
            checked={chosen.includes(channel) || ways.includes(channel)}
            {...(ways.includes(channel) && { title: t(why, { level, channels: t(`message.channel.${channel}`) }) })}
          />
        </td>
      ))}
    </tr>
  );
}

function GroupRow({ group, forced }: { readonly group: MessageGroup; readonly forced?: Forced | undefined }) {
  const t = useWords(messageWords);
  const { value, onChange, id, problem } = useFormField(group, {
    label: t(`message.group.${group}`),
    initial: noChannels,
  });
  const toggle = (channel: Channel, isOn: boolean): void =>
    onChange({ value: offeredChannels.filter((one) => (one === channel ? isOn : value.includes(one))) });
  const row = (
    <tr id={id} aria-invalid={problem ? true : undefined}>
      <th scope="row">{t(`message.group.${group}`)}</th>
      {offeredChannels.map((channel) => (
        <td key={channel}>
          <Checkbox
            label={`${t(`message.group.${group}`)} · ${t(`message.channel.${channel}`)}`}
            isLabelHidden
            checked={value.includes(channel)}
            onChange={(change) => toggle(channel, change.value)}
          />
        </td>
      ))}
    </tr>
  );
  if (!forced) return row;
  return (
    <>
      <ForcedRow forced={forced} chosen={value} />
      {row}
    </>
  );
}

/** Which ways each group of messages takes: a tick for each; what the tenant forces has a line of its own. @spec MSG-04 ROL-05 */
export function ChannelGrid({ forced }: { readonly forced: Forced | undefined }) {
  const t = useWords(sendingWords, messageWords);
  return (
    <Grid>
      <thead>
        <tr>
          <th scope="col">{t('receiving.kind')}</th>
          {offeredChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(`message.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messageGroupNames.map((group) => (
          <GroupRow key={group} group={group} forced={group === 'alarm' ? forced : undefined} />
        ))}
      </tbody>
    </Grid>
  );
}
