import type { Row } from '../lib/suite.ts';
import { type FirstPicture, buildChunks, bytesBefore, firstPictures } from './firstPicture.ts';

export const name = 'JavaScript before the first picture (kB, gzip)';

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

async function row(picture: FirstPicture, drawing?: 'react'): Promise<Row> {
  const bytes = bytesBefore(picture, await buildChunks(picture.app, drawing));
  return {
    app: picture.app,
    picture: picture.picture,
    drawnBy: drawing ?? (picture.app === 'public-device' ? 'preact' : 'react'),
    kB: kB(bytes),
    budget: kB(picture.budgetBytes),
    fits: bytes <= picture.budgetBytes ? 'yes' : 'no',
  };
}

/** Both apps as they ship, and the phone's page as it would be on React. */
export const run = async (): Promise<readonly Row[]> => [
  await row(firstPictures.publicDevice),
  await row(firstPictures.publicDevice, 'react'),
  await row(firstPictures.patrol),
  await row(firstPictures.console),
  await row(firstPictures.consoleMain),
];
