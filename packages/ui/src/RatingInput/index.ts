export { RatingInput, type RatingInputProps } from './RatingInput.tsx';
export { type RatingValue } from './rating.ts';
