import { expect, it } from 'vitest';
import { checkFile, isOfKind, kindsText, sizeText } from './index.ts';

const megabyte = 1024 * 1024;

it('tells sizes as people read them', () => {
  expect(
    [0, -1, Number.NaN, 1, 1023, 1024, 1536, megabyte, 300 * megabyte, 5 * 1024 ** 3, 1024 ** 5].map((at) =>
      sizeText(at),
    ),
  ).toEqual(['0 B', '0 B', '0 B', '1 B', '1023 B', '1 KB', '1.5 KB', '1 MB', '300 MB', '5 GB', '1048576 GB']);
});

it('knows a kind by its ending or its media type, in any case', () => {
  expect(isOfKind({ name: '3F.DXF', type: '' }, ['.zip', '.dxf'])).toBe(true);
  expect(isOfKind({ name: 'dxf', type: '' }, ['.dxf'])).toBe(false);
  expect(isOfKind({ name: 'a', type: 'image/png' }, ['image/*'])).toBe(true);
  expect(isOfKind({ name: 'a', type: 'image/png' }, ['image/png'])).toBe(true);
  expect(isOfKind({ name: 'a.png', type: '' }, ['image/*'])).toBe(false);
});

it('keeps out what is of another kind, empty or too large, with the limit [SHL-26]', () => {
  const file = { name: '3F.dxf', type: '', sizeBytes: 2 * megabyte };
  expect(checkFile('f', file, {})).toBeUndefined();
  expect(checkFile('f', file, { kinds: ['.dxf'], bytesMax: 2 * megabyte })).toBeUndefined();
  expect(checkFile('f', file, { kinds: ['.zip', '.pdf'] })).toEqual({
    code: 'form.fileKind',
    field: 'f',
    args: { 0: '.zip .pdf' },
  });
  expect(checkFile('f', file, { kinds: ['image/*'] })).toEqual({ code: 'form.imagesOnly', field: 'f' });
  expect(checkFile('f', { ...file, sizeBytes: 0 }, {})).toEqual({ code: 'form.fileEmpty', field: 'f' });
  expect(checkFile('f', { ...file, sizeBytes: Number.NaN }, { kinds: [] })?.code).toBe('form.fileEmpty');
  expect(checkFile('f', { ...file, sizeBytes: 2 * megabyte + 1 }, { bytesMax: 2 * megabyte })).toEqual({
    code: 'form.fileSize',
    field: 'f',
    args: { 0: '2 MB', 1: '2.1 MB' },
  });
});

it('tells a picture of another kind by its name, and the kinds that are taken [SHL-26]', () => {
  const kinds = ['image/jpeg', 'image/png'];
  const found = (name: string, type: string, wanted = kinds) =>
    checkFile('f', { name, type, sizeBytes: 1 }, { kinds: wanted });
  const told = (kind: string) => ({ code: 'form.imageKind', field: 'f', args: { 0: 'JPEG PNG', 1: kind } });
  expect(found('IMG_2041.HEIC', '')).toEqual(told('HEIC'));
  expect(found('IMG_2041.heic', 'image/heic')).toEqual(told('HEIC'));
  expect(found('logo.svg', 'image/svg+xml')).toEqual(told('SVG'));
  expect(found('plan.pdf', 'application/pdf')?.code).toBe('form.imagesOnly');
  expect(found('IMG_2041.HEIC', '', ['image/*'])?.code).toBe('form.imagesOnly');
  expect(found('IMG_2041.HEIC', '', ['.png'])?.code).toBe('form.fileKind');
  expect(kindsText(['.dxf', 'image/webp'])).toBe('DXF WEBP');
});
