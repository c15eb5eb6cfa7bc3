export {
  type ElectricCategory,
  type ElectricCode,
  electricCodes,
  electricCodesOf,
  electricPaths,
  isElectricCode,
} from './codes.ts';
export { deviceElectricWords } from './words.ts';
