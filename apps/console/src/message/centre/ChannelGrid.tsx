import { type Channel, channels, type MessageGroup, messageGroupNames, messageWords } from '@fireline/domain/message';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { sendingWords } from '../sending/words.ts';
import { Grid } from './ChannelGrid.styles.ts';

const noChannels: readonly Channel[] = [];
/** A site letter is always written. WeChat reaches nobody yet. */
export const offeredChannels = channels.filter((channel) => channel !== 'siteLetter' && channel !== 'wechat');

function GroupRow({ group }: { readonly group: MessageGroup }) {
  const t = useWords(messageWords);
  const { value, onChange, id, problem } = useFormField(group, {
    label: t(`message.group.${group}`),
    initial: noChannels,
  });
  const toggle = (channel: Channel, isOn: boolean): void =>
    onChange({ value: offeredChannels.filter((one) => (one === channel ? isOn : value.includes(one))) });
  return (
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
}

/** Which ways each group of messages takes: a tick for each. @spec MSG-04 */
export function ChannelGrid() {
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
          <GroupRow key={group} group={group} />
        ))}
      </tbody>
    </Grid>
  );
}
