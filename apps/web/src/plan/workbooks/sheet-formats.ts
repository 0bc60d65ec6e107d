import type { SheetColumnKind } from '@throughline/domain/item-file'

const DATE = 'yyyy-mm-dd'
const DATE_TIME = 'yyyy-mm-dd hh:mm'
const MONEY = '"$"#,##0;[Red]-"$"#,##0'
/** Money below zero has a minus sign, and is red in addition. */
const VARIANCE = '"$"#,##0;[Red]-"$"#,##0'

/** Number format of each kind of column; null for the general format. */
export const numberFormats: Readonly<Record<SheetColumnKind, string | null>> = {
  text: null,
  date: null,
  dateTime: null,
  money: MONEY,
  integer: '0',
  number: null,
  boolean: null,
  variance: VARIANCE,
}

/** Returns the format of a date, with its time if it has one. */
export function dateFormatOf(date: string): string {
  return date.length === 10 ? DATE : DATE_TIME
}

/** Widths of columns, in characters. */
export const columnWidths: Readonly<Record<SheetColumnKind, number>> = {
  text: 24,
  date: 12,
  dateTime: 17,
  money: 15,
  integer: 10,
  number: 10,
  boolean: 11,
  variance: 15,
}
