export {
  type ElectricCategory,
  type ElectricCode,
  checkElectricCode,
  electricCodes,
  electricCodesOf,
  electricPaths,
  isElectricCode,
} from './codes.ts';
export { deviceElectricWords } from './words.ts';
