export { type DateChange, DateField, type DateFieldProps } from './DateField.tsx';
