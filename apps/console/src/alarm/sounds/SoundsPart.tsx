import { alarmCalls, type AlarmSoundsReply } from '@fireline/api/alarm';
import { useSend } from '@fireline/api/react';
import {
  type AlarmLevel,
  alarmLevelNumbers,
  alarmSoundWords,
  alarmWords,
  audioMegabytes,
} from '@fireline/domain/alarm';
import { sizeText } from '@fireline/domain/lib';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { AudioLines, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useLive } from '../../lib/session/live.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Levels, LevelRow, What } from './Sounds.styles.ts';
import { useAlarmFiles, useAlarmSounds } from './useAlarmFiles.ts';
import { soundScreenWords } from './words.ts';

type Sound = AlarmSoundsReply['sounds'][number];
const outdates = [alarmCalls.sounds];

/** Chooses a file and uploads it at once. */
function UploadButton({ level, name }: { readonly level: AlarmLevel; readonly name: string }) {
  const t = useWords(soundScreenWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useSend(alarmCalls.uploadSound, {
    outdates,
    onFailed: ({ error }) => tellFailure('upload', error),
  });
  const upload = (file: File): void =>
    mutate(
      { level, file },
      {
        onSuccess: () =>
          toasts.show({ tone: 'success', title: t('sounds.uploaded', { level: name, name: file.name }) }),
      },
    );
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".mp3,.wav"
        data-level={level}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          target.value = '';
        }}
      />
      <Button icon={<Upload aria-hidden />} isPending={isPending} onClick={() => input.current?.click()}>
        {t('sounds.upload', { level: name })}
      </Button>
    </>
  );
}

function DeleteButton({ level, name }: { readonly level: AlarmLevel; readonly name: string }) {
  const t = useWords(soundScreenWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useSend(alarmCalls.deleteSound, {
    outdates,
    onFailed: ({ error }) => tellFailure('delete', error),
  });
  return (
    <Button
      icon={<Trash2 aria-hidden />}
      isPending={isPending}
      onClick={() =>
        mutate(
          { level },
          { onSuccess: () => toasts.show({ tone: 'success', title: t('sounds.deleted', { level: name }) }) },
        )
      }
    >
      {t('sounds.delete', { level: name })}
    </Button>
  );
}

interface LevelProps {
  readonly level: AlarmLevel;
  readonly sound: Sound | undefined;
  readonly isFailed: boolean;
  readonly mayChange: boolean;
}
function Level({ level, sound, isFailed, mayChange }: LevelProps) {
  const t = useWords(soundScreenWords, alarmWords);
  const format = useFormat();
  const voice = useLive().sound;
  const name = t(`alarm.level.${level}`);
  const from = sound && {
    name: sound.fileName,
    size: sizeText(sound.sizeBytes),
    by: sound.uploadedBy,
    time: format.dateTime(sound.uploadedAt),
  };
  return (
    <LevelRow data-level={level}>
      <AlarmLevelBadge level={level} />
      <What>
        {from ? t('sounds.from', from) : t('sounds.tones')}
        {isFailed && <p>{t('sounds.failed')}</p>}
      </What>
      <Button icon={<AudioLines aria-hidden />} onClick={() => voice.preview(level)}>
        {t('sounds.play', { level: name })}
      </Button>
      {mayChange && <UploadButton level={level} name={name} />}
      {mayChange && sound && <DeleteButton level={level} name={name} />}
    </LevelRow>
  );
}

/** How each level sounds: its own sound or tones, to be played, replaced and taken back. @spec ALM-04 */
export function SoundsPart() {
  const t = useWords(soundScreenWords, alarmSoundWords);
  const call = useAlarmSounds();
  const failed = useAlarmFiles();
  const may = useMay()(alarmCalls.uploadSound);
  return (
    <Loaded call={call} title={t('sounds.tab')}>
      {({ sounds, isOwn }) => (
        <>
          <p>{t('sounds.what', { size: audioMegabytes })}</p>
          {!(isOwn && may) && <p>{t('sounds.lookOnly')}</p>}
          <Levels>
            {alarmLevelNumbers.map((level) => (
              <Level
                key={level}
                level={level}
                sound={sounds.find((one) => one.level === level)}
                isFailed={failed.includes(level)}
                mayChange={isOwn && may}
              />
            ))}
          </Levels>
        </>
      )}
    </Loaded>
  );
}
