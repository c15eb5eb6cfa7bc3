import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

type Change = NonNullable<SliderProps['onChange']>;
type RangeChange = NonNullable<RangeSliderProps['onChange']>;
const english = { language: 'en' } as const;
const thumb = (name = 'Threshold') => page.getByRole('slider', { name });
const focus = (name?: string) => (thumb(name).element() as HTMLElement).focus();
const entry = (name = 'Threshold') => page.getByRole('textbox', { name });

describe('Slider [LIB-01]', () => {
  it('keyboard: arrows step, Page keys go ten steps in, Home and End to the ends', async () => {
    const change = vi.fn<Change>();
    await mount(<Slider label="Threshold" unit="%" max={50} defaultValue={20} onChange={change} />, english);
    focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(change).toHaveBeenLastCalledWith({ value: 21, problem: null });
    await userEvent.keyboard('{PageUp}');
    expect(change).toHaveBeenLastCalledWith({ value: 26, problem: null });
    await userEvent.keyboard('{End}');
    expect(change).toHaveBeenLastCalledWith({ value: 50, problem: null });
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(change).toHaveBeenLastCalledWith({ value: 0, problem: null });
  });

  it('says its value with the unit', async () => {
    await mount(<Slider label="Threshold" unit="kPa" max={5000} defaultValue={1200} />, english);
    await expect.element(thumb()).toHaveAttribute('aria-valuetext', '1,200 kPa');
  });

  it('a press on the scale takes the thumb there, and tells that it is let go', async () => {
    const [change, commit] = [vi.fn<Change>(), vi.fn<NonNullable<SliderProps['onCommit']>>()];
    const { root } = await mount(
      <div style={{ width: 600 }}>
        <Slider label="Threshold" defaultValue={0} onChange={change} onCommit={commit} />
      </div>,
      english,
    );
    const track = root.querySelector<HTMLElement>('[data-track] > div');
    if (!track) throw new Error('no track');
    const { width, height } = track.getBoundingClientRect();
    await userEvent.click(track, { position: { x: width / 2, y: height / 2 } });
    expect(change).toHaveBeenLastCalledWith({ value: 50, problem: null });
    await vi.waitFor(() => expect(commit).toHaveBeenCalledExactlyOnceWith({ value: 50 }));
  });

  it('the number beside it is the same value: typed there, the thumb follows', async () => {
    const change = vi.fn<Change>();
    await mount(<Slider label="Threshold" max={2.5} step={0.05} defaultValue={1} onChange={change} />, english);
    await userEvent.fill(entry(), '1.65');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith({ value: 1.65, problem: null });
    await expect.element(thumb()).toHaveValue('1.65');
  });

  it('a number beyond the scale stays and is told; the thumb stands at the end [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await mount(<Slider label="Threshold" name="low" min={5} max={50} defaultValue={20} onChange={change} />, english);
    await userEvent.fill(entry(), '80');
    await userEvent.tab();
    await expect.element(page.getByText('Must be between 5 and 50')).toBeVisible();
    await expect.element(entry()).toHaveValue('80');
    const problem = { code: 'form.range', field: 'low', args: { 0: 5, 1: 50 } };
    expect(change).toHaveBeenLastCalledWith({ value: 80, problem });
    await expect.element(thumb()).toHaveValue('50');
  });

  it('a value outside the normal range is told with the range, and taken', async () => {
    const { root } = await mount(
      <Slider label="Threshold" unit="%" defaultValue={20} normal={{ min: 10, max: 40 }} />,
      english,
    );
    expect(root.textContent).not.toContain('normal');
    focus();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByText('Outside the normal range of 10% to 40%')).toBeVisible();
    expect(thumb().element().getAttribute('aria-invalid')).toBeNull();
  });

  it('two limits: thumbs do not pass each other, and each has its name', async () => {
    const change = vi.fn<RangeChange>();
    await mount(<RangeSlider label="Limits" defaultValue={{ low: 40, high: 42 }} onChange={change} />, english);
    focus('Limits Lower limit');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(change).toHaveBeenLastCalledWith({ value: { low: 42, high: 42 }, problem: null });
    focus('Limits Upper limit');
    await userEvent.keyboard('{ArrowRight}');
    expect(change).toHaveBeenLastCalledWith({ value: { low: 42, high: 43 }, problem: null });
  });

  it('limits entered the wrong way round stay and are told [SHL-25]', async () => {
    const change = vi.fn<RangeChange>();
    await mount(<RangeSlider label="Limits" defaultValue={{ low: 40, high: 60 }} onChange={change} />, english);
    await userEvent.fill(entry('Lower limit'), '70');
    await userEvent.tab();
    await expect.element(page.getByText('The lower limit must not be above the upper one')).toBeVisible();
    expect(change).toHaveBeenLastCalledWith({
      value: { low: 70, high: 60 },
      problem: { code: 'form.boundsOrder', field: '' },
    });
    await expect.element(entry('Lower limit')).toHaveValue('70');
  });

  it('goes plain with its form, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <RangeSlider label="Limits" lowName="low" highName="high" defaultValue={{ low: 40, high: 60 }} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    const sent = () => Object.fromEntries(new FormData(form));
    focus('Limits Lower limit');
    await userEvent.keyboard('{Home}');
    await vi.waitFor(() => expect(sent()).toEqual({ low: '0', high: '60' }));
    await drawn(() => form.reset());
    await vi.waitFor(() => expect(sent()).toEqual({ low: '40', high: '60' }));
  });

  it('read only: the thumb does not move, the number can still be read', async () => {
    await mount(<Slider label="Threshold" defaultValue={20} readOnly />, english);
    await expect.element(thumb()).toBeDisabled();
    await expect.element(entry()).toHaveAttribute('readonly');
  });
});
