import { wgs84 } from '@fireline/domain/site';
import { expect, it } from 'vitest';
import { readView, viewText } from './mapView.ts';

it('reads back from the address what was looked at, and nothing of what is no view [SIT-11]', () => {
  const view = { centre: wgs84(114.0579, 22.5431), zoom: 13.5 };
  expect(readView(viewText(view))).toEqual(view);
  for (const text of ['', '114', '114,22', '114,,13', '181,22,13', '114,91,13', '114,22,x', '114,22,99', 'NaN,1,1'])
    expect(readView(text), text).toBeUndefined();
});
