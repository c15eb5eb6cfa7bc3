export { type Limits, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
export { Slider, type SliderChange, type SliderProps, type SliderScale } from './Slider.tsx';
