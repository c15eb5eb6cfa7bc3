export { ComboBox, type ComboBoxProps, type ComboBoxOption, type LoadOptions } from './ComboBox.tsx';
