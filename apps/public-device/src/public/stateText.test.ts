import { fillWords } from '@fireline/domain/lib';
import type { Translate } from '@fireline/ui/lib';
import { expect, it } from 'vitest';
import { stateText } from './stateText.ts';
import { publicWords } from './words.ts';

const english: Translate<keyof typeof publicWords> = (key, args) => fillWords(publicWords[key].en, args);

it.each([
  [{ state: 'open', clearType: null }, 'Nobody has acknowledged it yet'],
  [{ state: 'acknowledged', clearType: null }, 'Somebody is on it'],
  [{ state: 'closed', clearType: 'manual' }, 'Closed'],
  [{ state: 'closed', clearType: 'AUTO' }, 'Recovered by itself'],
] as const)('%o reads "%s" [PUB-05]', (handling, text) => {
  expect(stateText(handling, english)).toBe(text);
});
