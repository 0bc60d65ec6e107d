export { CSV_START, csvLine } from './csv'
export type { CsvValue } from './csv'
