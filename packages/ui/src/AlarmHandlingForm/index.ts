export { AlarmHandlingForm, type AlarmHandlingFormProps, type Handling } from './AlarmHandlingForm.tsx';
