import { type Geocoder, wgs84 } from '@fireline/domain/site';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ground, withoutWebGl } from '../MapBase/map.test.support.ts';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { MapPicker, type MapPickerProps } from './MapPicker.tsx';
import { addressThere, failing, prompt } from './geocoder.stories.support.ts';

type Change = NonNullable<MapPickerProps['onChange']>;
const coordinates = () => page.getByRole('textbox', { name: 'Longitude and latitude' });
const address = () => page.getByRole('textbox', { name: 'Address' });
const marker = () => page.getByRole('button', { name: /^Picked place/ });
const map = () => page.getByRole('region', { name: 'Map to pick a place on' });
const near = wgs84(113.9305, 22.5333);

/** A geocoder whose answers the test gives. */
const asked = () => {
  const questions: { readonly signal: AbortSignal; readonly answer: () => void }[] = [];
  const geocoder: Geocoder = {
    ...prompt,
    reverse: (point, { signal }) =>
      new Promise((resolve) => {
        questions.push({ signal, answer: () => resolve(addressThere(point)) });
      }),
  };
  return { questions, geocoder };
};

/** Reads as a paste does. */
const typeIn = async (text: string): Promise<void> => {
  await userEvent.fill(coordinates(), text);
  await userEvent.keyboard('{Enter}');
};

describe('MapPicker', () => {
  it('coordinates are taken by Enter, and the address is asked for [SIT-09] [SIT-10]', async () => {
    const change = vi.fn<Change>();
    await mount(<MapPicker label="Place" base={ground} geocoder={prompt} onChange={change} />, { language: 'en' });
    await typeIn('22.5185, 113.9436');
    await expect.element(address()).toHaveValue('广东省深圳市南山区');
    expect(change).toHaveBeenLastCalledWith({
      value: { ...addressThere(wgs84(113.9436, 22.5185)), datum: 'WGS84' },
      problems: [],
    });
  });

  it('says that a place must be picked where it is read out [SIT-09]', async () => {
    await mount(<MapPicker label="Place" base={ground} geocoder={prompt} required />, { language: 'en' });
    await expect.element(coordinates()).toHaveAttribute('aria-required', 'true');
  });

  it('says who failed before the geocoder that answered, and whom its answer is from [SIT-09]', async () => {
    const noting: Geocoder = {
      ...prompt,
      reverse: async (point, { onNote }) => {
        onNote?.({ attribution: '© OpenStreetMap contributors', failures: [{ source: 'amap', reason: 'timeout' }] });
        return addressThere(point);
      },
    };
    await mount(<MapPicker label="Place" base={ground} geocoder={noting} />, { language: 'en' });
    await typeIn('113.9436,22.5185');
    await expect
      .element(page.getByText('AMap: The map service took too long; others were asked instead'))
      .toBeVisible();
    await expect.element(page.getByText('© OpenStreetMap contributors')).toBeVisible();
  });

  it('refuses what are no coordinates, and keeps them to be mended [SIT-10]', async () => {
    const change = vi.fn<Change>();
    await mount(<MapPicker label="Place" base={ground} geocoder={prompt} onChange={change} />, { language: 'en' });
    await typeIn('200,100');
    await expect.element(coordinates()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(coordinates()).toHaveValue('200,100');
    expect(change).not.toHaveBeenCalled();
  });

  it('takes coordinates of another datum for what they are, and shows the conversion [N10] [SIT-09]', async () => {
    const change = vi.fn<Change>();
    await mount(<MapPicker label="Place" base={ground} geocoder={prompt} onChange={change} />, { language: 'en' });
    await userEvent.click(page.getByRole('combobox', { name: 'Datum' }));
    await userEvent.click(page.getByRole('option', { name: 'GCJ-02' }));
    await typeIn('113.948476,22.515484');
    const { lng, lat } = change.mock.lastCall?.[0].value?.lnglat ?? {};
    expect(lng).toBeCloseTo(113.9436, 5);
    expect(lat).toBeCloseTo(22.5185, 5);
    await expect.element(page.getByText('= WGS 84 113.9436,22.5185')).toBeVisible();
  });

  it('a newer point aborts the question for the older one, and its answer is dropped [SIT-09]', async () => {
    const { questions, geocoder } = asked();
    await mount(<MapPicker label="Place" base={ground} geocoder={geocoder} />, { language: 'en' });
    await typeIn('113.9,22.5');
    await expect.element(page.getByText('Resolving the address')).toBeVisible();
    await typeIn('113.95,22.55');
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await drawn(() => questions[0]?.answer());
    await expect.element(page.getByText('Resolving the address')).toBeVisible();
    await drawn(() => questions[1]?.answer());
    await expect.element(address()).toHaveValue('广东省深圳市南山区');
  });

  it('a geocoder that fails says so; the coordinates and a typed address are still told, and it can be tried again [SIT-09]', async () => {
    const change = vi.fn<Change>();
    const { rerender } = await mount(<MapPicker label="Place" base={ground} geocoder={failing} onChange={change} />, {
      language: 'en',
    });
    await typeIn('113.9436,22.5185');
    await expect.element(page.getByText(/could not be resolved/)).toBeVisible();
    await userEvent.fill(address(), 'Block A, 3F');
    expect(change.mock.lastCall?.[0].value).toEqual({
      lnglat: wgs84(113.9436, 22.5185),
      datum: 'WGS84',
      address: 'Block A, 3F',
    });
    await rerender(<MapPicker label="Place" base={ground} geocoder={prompt} onChange={change} />);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() =>
      expect(change.mock.lastCall?.[0].value).toMatchObject({ code: '440305', address: 'Block A, 3F' }),
    );
    await expect.element(address()).toHaveValue('Block A, 3F');
  });

  it('Enter on the map drops the marker in its middle; arrow keys on the marker move it [SIT-09]', async () => {
    const change = vi.fn<Change>();
    await mount(<MapPicker label="Place" base={ground} geocoder={prompt} near={near} onChange={change} />, {
      language: 'en',
    });
    await expect.element(map()).toBeVisible();
    (map().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(marker()).toBeVisible();
    const first = change.mock.lastCall?.[0].value?.lnglat;
    expect(first?.lng).toBeCloseTo(near.lng, 3);
    expect(first?.lat).toBeCloseTo(near.lat, 3);
    (marker().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(change.mock.lastCall?.[0].value?.lnglat.lng).toBeGreaterThan(first?.lng ?? NaN));
  });

  it('Enter in the coordinates does not send the form around it [SIT-09]', async () => {
    const submit = vi.fn<() => void>();
    await mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <MapPicker label="Place" base={ground} geocoder={prompt} />
      </form>,
      { language: 'en' },
    );
    await typeIn('113.9436,22.5185');
    await expect.element(address()).toHaveValue('广东省深圳市南山区');
    expect(submit).not.toHaveBeenCalled();
  });

  it('without WebGL it says so, and places can be picked all the same [SIT-09]', async () => {
    onTestFinished(withoutWebGl());
    const change = vi.fn<Change>();
    await mount(<MapPicker label="Place" base={ground} geocoder={prompt} onChange={change} />, { language: 'en' });
    await expect.element(page.getByText('This browser cannot draw the map')).toBeVisible();
    await typeIn('113.9436,22.5185');
    await expect.element(address()).toHaveValue('广东省深圳市南山区');
    await expect.element(page.getByRole('img', { name: /Nanshan/ })).toBeVisible();
  });
});
