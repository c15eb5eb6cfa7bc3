import { beforeAll } from 'vitest';
import { storyCity } from '../../apps/console/src/lib/ConsoleStory.stories.support.tsx';
import { phoneCity } from '../../apps/public-device/src/public/city.stories.support.ts';

const isOnPhone = (path: string): boolean => path.includes('/apps/public-device/');

// once for each page: the first story would else wait for it, longer than a story may on a busy machine
// vitest reads from the pattern which fixtures it needs
// oxlint-disable-next-line no-empty-pattern
beforeAll(async ({}, { file }) => void (await (isOnPhone(file.filepath) ? phoneCity() : storyCity())), 300_000);
