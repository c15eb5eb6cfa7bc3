import type { Soundable } from '@fireline/domain/alarm';
import { useSyncExternalStore } from 'react';
import type { SoundEngine, SoundSnapshot } from './engine.ts';

/** What the engine says of itself, as it changes. @example const sound = useSound(engine); */
export const useSound = <A extends Soundable>(engine: SoundEngine<A>): SoundSnapshot =>
  useSyncExternalStore(engine.subscribe, engine.getSnapshot, engine.getSnapshot);
