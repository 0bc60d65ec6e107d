export { readWorkbook } from './read-workbook'
export type { WorkbookReading } from './read-workbook'
export { writeWorkbook } from './write-workbook'
