import { hasNfc, type NfcOutcome, type NfcTag, readNfc } from '@fireline/api/lib';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PickFile, Sheet, Video } from '../Patrol.styles.ts';
import { patrolWords } from '../words.ts';
import { codeReader } from './reader.ts';

const everyMs = 180;
/** Without a frame for so long the camera is started again. */
const stalledMs = 2_000;

type Camera = 'starting' | 'on' | 'none' | 'refused' | 'insecure';

async function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' } } });
}

const hasCameras = (): boolean => globalThis.isSecureContext && 'mediaDevices' in navigator;

/** Reads what the camera sees until something is read; stops with the page out of sight, and starts again with it. */
function useCamera(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>(() => (hasCameras() ? 'starting' : 'insecure'));
  const told = useRef(onRead);
  told.current = onRead;
  useEffect(() => {
    if (!hasCameras()) return undefined;
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reader = codeReader();
    const stop = (): void => {
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
      stream = undefined;
    };
    const start = async (): Promise<void> => {
      stop();
      try {
        const opened = await openCamera();
        const element = video.current;
        if (isOver || document.hidden || !element) {
          for (const track of opened.getTracks()) track.stop();
          return;
        }
        stream = opened;
        element.srcObject = opened;
        await element.play();
        setCamera('on');
        let frameAt = performance.now();
        let frames = -1;
        const look = async (): Promise<void> => {
          if (isOver || stream !== opened) return;
          const text = await (await reader).read(element);
          if (text && !isOver) told.current(text);
          const seen = element.getVideoPlaybackQuality?.().totalVideoFrames ?? frames + 1;
          if (seen !== frames) frameAt = performance.now();
          frames = seen;
          if (performance.now() - frameAt > stalledMs) void start();
          else timer = setTimeout(() => void look(), everyMs);
        };
        void look();
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!isOver) setCamera(isRefused ? 'refused' : 'none');
      }
    };
    const seen = (): void => {
      if (document.hidden) stop();
      else void start();
    };
    document.addEventListener('visibilitychange', seen);
    void start();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', seen);
      stop();
      void reader.then((one) => one.close());
    };
  }, []);
  return { video, camera };
}

/** Reads NFC tags while the scanner is open. @returns whether tags are read; undefined: it is being asked for */
function useNfc(onRead: (tag: NfcTag) => void): NfcOutcome | undefined {
  const [state, setState] = useState<NfcOutcome | undefined>(() => (hasNfc() ? undefined : 'missing'));
  const told = useRef(onRead);
  told.current = onRead;
  useEffect(() => {
    if (!hasNfc()) return undefined;
    const stopping = new AbortController();
    void readNfc((tag) => told.current(tag), stopping.signal).then((outcome) => {
      if (!stopping.signal.aborted) setState(outcome);
    });
    return () => stopping.abort();
  }, []);
  return state;
}

export interface ScannerProps {
  /** Why what was read last leads nowhere. */
  readonly problem: string | undefined;
  readonly onRead: (text: string) => void;
  /** A tag was held to the phone. */
  readonly onTag: (tag: NfcTag) => void;
  readonly onClose: () => void;
}

/** Scans a label in the lower half of the phone; without a camera a photograph or the typed number does. @spec N24 */
export function Scanner({ problem, onRead, onTag, onClose }: ScannerProps) {
  const t = useWords(patrolWords);
  const nfc = useNfc(onTag);
  const { video, camera } = useCamera(onRead);
  const [typed, setTyped] = useState('');
  const [isUnread, setUnread] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') onRead(typed);
  };
  const photograph = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const reader = await codeReader();
    try {
      const text = await reader.read(await createImageBitmap(file));
      setUnread(text === undefined);
      if (text !== undefined) onRead(text);
    } catch {
      setUnread(true);
    } finally {
      reader.close();
    }
  };
  const hasCamera = camera === 'starting' || camera === 'on';
  return (
    <Sheet aria-label={t('patrol.scan')}>
      {hasCamera ? (
        <Video ref={video} muted playsInline aria-label={t('patrol.scan.camera')} />
      ) : (
        <Banner tone="attention">{t(`patrol.scan.${camera}`)}</Banner>
      )}
      {nfc && <p>{t(`patrol.nfc.${nfc}`)}</p>}
      <div role="status">
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        {isUnread && problem === undefined && <Banner tone="attention">{t('patrol.scan.unread')}</Banner>}
      </div>
      <form onSubmit={submit}>
        <TextField
          label={t('patrol.scan.typed')}
          value={typed}
          onChange={({ value }) => setTyped(value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" isWide>
          {t('patrol.scan.take')}
        </Button>
      </form>
      <PickFile>
        {t('patrol.scan.photograph')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            void photograph(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </PickFile>
      <Button isWide onClick={onClose}>
        {t('patrol.close')}
      </Button>
    </Sheet>
  );
}
