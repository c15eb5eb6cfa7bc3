import { beforeAll } from 'vitest';
import { storyCity } from '../../apps/console/src/lib/ConsoleStory.stories.support.tsx';

// once for each page: the first story would else wait for it, longer than a story may on a busy machine
beforeAll(async () => void (await storyCity()), 300_000);
