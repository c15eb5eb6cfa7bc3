export { type TimeChange, TimeField, type TimeFieldProps } from './TimeField.tsx';
