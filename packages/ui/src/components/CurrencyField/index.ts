export { CurrencyField, type CurrencyFieldProps, type CurrencyReading } from './CurrencyField'
