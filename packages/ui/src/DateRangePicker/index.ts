export {
  type DateRangeChange,
  DateRangePicker,
  type DateRangePickerProps,
  type RangePreset,
} from './DateRangePicker.tsx';
