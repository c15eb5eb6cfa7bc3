import { pointQrText } from '@fireline/domain/inspection';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { QrCode } from './QrCode.tsx';
import { QrLabelSheet } from './QrLabelSheet.tsx';

const english = { language: 'en' } as const;
const text = pointQrText({ rentId: 'R001', pointId: 77, edition: 3 }, 'Zm9yX3RoZV9wb2ludF83Nw');
const mm = 96 / 25.4;

describe('QrCode', () => {
  it('is a picture with a name, as large as asked [INS-02]', async () => {
    await mount(<QrCode title="Point 77" text={text} sizeMm={40} />, english);
    const picture = page.getByRole('img', { name: 'Point 77' });
    await expect.element(picture).toBeVisible();
    expect(picture.element().getBoundingClientRect().width).toBeCloseTo(40 * mm, 0);
  });

  it.each(['light', 'dark', 'night'] as const)('is dark on light in %s', async (theme) => {
    await mount(<QrCode title="Point 77" text={text} />, { ...english, theme });
    const { color, backgroundColor } = getComputedStyle(page.getByRole('img').element());
    expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  it('a text that is too long is refused with the limit [INS-02]', async () => {
    const { root } = await mount(<QrCode title="Point 77" text={'x'.repeat(3000)} errorLevel="high" />, english);
    expect(root.textContent).toContain('Too long for a QR code: 3,000 bytes, and this error level holds 1,273');
    expect(page.getByRole('img').elements()).toEqual([]);
  });
});

describe('QrLabelSheet', () => {
  const labels = Array.from({ length: 7 }, (_, at) => ({
    id: `${at}`,
    text,
    title: `Hydrant ${at}`,
    caption: 'Tower A',
  }));

  it('draws labels in millimetres, as many in a row as there is room for [INS-02]', async () => {
    await mount(
      <div style={{ width: '190mm' }}>
        <QrLabelSheet labels={labels} widthMm={60} heightMm={30} />
      </div>,
      english,
    );
    const boxes = page
      .getByRole('listitem')
      .elements()
      .map((label) => label.getBoundingClientRect());
    expect(boxes).toHaveLength(7);
    expect(boxes[0]?.width).toBeCloseTo(60 * mm, 0);
    expect(boxes[0]?.height).toBeCloseTo(30 * mm, 0);
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(3);
  });

  it.each([
    [30, 15],
    [40, 20],
    [60, 30],
    [30, 120],
    [200, 15],
  ])('a number stands whole on one line of a label of %d × %d mm [INS-02] [DEV-12]', async (widthMm, heightMm) => {
    const number = '864388040000000';
    const long = [
      { id: '1', text, title: 'Smoke detector of the long corridor', caption: 'Tower A, floor 12', number },
    ];
    await mount(<QrLabelSheet labels={long} widthMm={widthMm} heightMm={heightMm} />, english);
    const line = page.getByText(number).element();
    const range = document.createRange();
    range.selectNodeContents(line);
    const [written, ...more] = range.getClientRects();
    const label = page.getByRole('listitem').element().getBoundingClientRect();
    expect(more).toEqual([]);
    expect(written?.right).toBeLessThanOrEqual(label.right);
    expect(written?.bottom).toBeLessThanOrEqual(label.bottom);
  });

  it('neighbours share one cut line, which can be left out [INS-02]', async () => {
    const { rerender } = await mount(<QrLabelSheet labels={labels} />, english);
    const line = () => getComputedStyle(page.getByRole('listitem').first().element()).outlineStyle;
    expect(line()).toBe('dashed');
    await rerender(<QrLabelSheet labels={labels} hasCutLines={false} />);
    expect(line()).toBe('none');
  });

  it('says so when there is nothing to print', async () => {
    await mount(<QrLabelSheet labels={[]} />, english);
    await expect.element(page.getByText('No labels to print')).toBeVisible();
  });
});
