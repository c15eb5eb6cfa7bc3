export {
  AlarmHandlingForm,
  type AlarmHandlingFormProps,
  type Handling,
  type TypedHandling,
} from './AlarmHandlingForm.tsx';
