export { CurrencyField, type CurrencyFieldProps } from './CurrencyField'
export {
  formatCurrency,
  keepCurrencyCharacters,
  largestAmountDollars,
  readCurrency,
  type CurrencyReading,
} from './currency-text'
