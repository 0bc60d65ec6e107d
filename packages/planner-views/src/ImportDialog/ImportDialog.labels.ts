import { MONTH_NAMES } from '@throughline/domain/calendar-dates'
import type { DateOrder, TextEncoding } from '@throughline/domain/item-file'
import { isolateText } from '@throughline/domain/messages'
import { englishDataTableLabels, type DataTableLabels } from '@throughline/ui/DataTable'
import { englishFileDropLabels, type FileDropLabels } from '@throughline/ui/FileDrop'
import { englishStepperLabels, type StepperLabels } from '@throughline/ui/Stepper'

import type { PreviewCounts, PreviewOutcome } from './model/preview-rows'

/** Every text of the dialog. */
export interface ImportDialogLabels {
  readonly title: (parts: { planName: string }) => string
  readonly closeDialog: string
  readonly steps: string
  readonly step: Readonly<Record<'file' | 'columns' | 'preview', string>>
  readonly cancel: string
  readonly close: string
  readonly back: string
  readonly next: string
  readonly file: string
  readonly fileHelp: string
  readonly retryFile: string
  /** Of the choice among several sheets. */
  readonly sheet: string
  /** Its second line. */
  readonly sheetRows: (parts: { rows: number; isHidden: boolean }) => string
  /** Above the columns. */
  readonly columnsHelp: string
  /** A column without a header, by its letters. */
  readonly namelessColumn: (parts: { letters: string }) => string
  readonly notImported: string
  readonly itemFields: string
  readonly universalFields: string
  readonly noSamples: string
  /** Fields that new items need and that no column has. */
  readonly missingFields: (parts: { names: readonly string[] }) => string
  /** Of the choice of a separator of a text file. */
  readonly separator: string
  readonly separatorName: (parts: { separator: string }) => string
  readonly encoding: string
  readonly encodingName: Readonly<Record<TextEncoding, string>>
  /** Of the choice between day and month; with the first date that depends on it. */
  readonly dateOrder: (parts: { sample: string }) => string
  readonly dateOrderHelp: string
  /** The second line of it when other dates of the file determine the order. */
  readonly dateOrderFromFile: string
  /** An option of it, with the day `YYYY-MM-DD` that it reads. */
  readonly dateOrderOption: (parts: { order: DateOrder; date: string }) => string
  /** Of the choice of the decimal sign; with the first number that depends on it. */
  readonly decimalSign: (parts: { sample: string }) => string
  /** Below it, if no number of the file determines the sign. */
  readonly decimalSignHelp: string
  /** Below it, where other numbers of the file say so. */
  readonly decimalSignFromFile: string
  /** `number` is how the sample is read then, null where it cannot be read. */
  readonly decimalSignOption: (parts: { sign: '.' | ','; number: string | null }) => string
  readonly clears: string
  readonly clearsHelp: string
  readonly noRows: string
  /** Rows above the headers. */
  readonly rowsAbove: (parts: { count: number }) => string
  readonly hiddenRows: (parts: { count: number }) => string
  readonly sums: (parts: { count: number }) => string
  readonly repeated: (parts: { count: number }) => string
  readonly checking: string
  readonly previewFailed: string
  readonly retry: string
  readonly rows: string
  readonly row: string
  readonly result: string
  readonly rowName: (parts: { row: number; title: string }) => string
  readonly outcome: Readonly<Record<PreviewOutcome, string>>
  /** Below the new value of a cell; empty for nothing before. */
  readonly former: (parts: { before: string }) => string
  /** Instead of the value of a cell that is cleared. */
  readonly cleared: string
  /** A change that no column of the file has. */
  readonly otherChange: (parts: { name: string; before: string; after: string }) => string
  readonly counts: (counts: PreviewCounts) => string
  readonly show: string
  readonly showAll: string
  readonly showProblems: (parts: { count: number }) => string
  readonly skipProblems: (parts: { count: number }) => string
  /** Why it cannot be imported yet. */
  readonly skipFirst: string
  readonly nothingToDo: string
  readonly apply: (parts: { count: number }) => string
  readonly applying: string
  readonly fileDrop: FileDropLabels
  readonly stepper: StepperLabels
  readonly table: DataTableLabels
}

const separators: Readonly<Record<string, string>> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '\t': 'Tab',
  '|': 'Vertical bar (|)',
}

/** `March 4, 2026` */
function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${year}`
}

const rowsOf = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`
const tacticsOf = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'tactic' : 'tactics'}`

/** The labels in English, and the default of the dialog. */
export const englishImportDialogLabels: ImportDialogLabels = {
  title: ({ planName }) => `Import into ${isolateText(planName)}`,
  closeDialog: 'Close dialog',
  steps: 'Steps of the import',
  step: { file: 'File', columns: 'Columns', preview: 'Check' },
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  next: 'Continue',
  file: 'File',
  fileHelp:
    'A workbook (.xlsx) or a text file (.csv) of at most 10 MB and 5,000 rows. A file that was exported from this plan changes the same tactics. Nothing is imported before you have checked it.',
  retryFile: 'Read the file again',
  sheet: 'Sheet',
  sheetRows: ({ rows, isHidden }) => `${rowsOf(rows)}${isHidden ? ', hidden in the file' : ''}`,
  columnsHelp: 'Each column of the file, and what it is imported as.',
  namelessColumn: ({ letters }) => `Column ${letters}`,
  notImported: 'Not imported',
  itemFields: 'Tactic',
  universalFields: 'Custom fields',
  noSamples: 'Empty',
  missingFields: ({ names }) =>
    `New tactics need a column for ${listOf(names)}. A column with ids is enough to change tactics that exist.`,
  separator: 'Separator',
  separatorName: ({ separator }) => separators[separator] ?? separator,
  encoding: 'Encoding',
  encodingName: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-1252': 'Western (Windows-1252)',
    macintosh: 'Western (Mac Roman)',
    'windows-1250': 'Central European (Windows-1250)',
    'iso-8859-2': 'Central European (ISO 8859-2)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    ibm866: 'Cyrillic (DOS)',
    'windows-1253': 'Greek (Windows-1253)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1255': 'Hebrew (Windows-1255)',
    'windows-1256': 'Arabic (Windows-1256)',
    'windows-1257': 'Baltic (Windows-1257)',
    'windows-1258': 'Vietnamese (Windows-1258)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-jp': 'Japanese (EUC-JP)',
    gb18030: 'Simplified Chinese (GB 18030)',
    big5: 'Traditional Chinese (Big5)',
    'euc-kr': 'Korean (EUC-KR)',
  },
  dateOrder: ({ sample }) => `Dates such as ${sample}`,
  dateOrderHelp: 'The file does not say which is meant.',
  dateOrderFromFile: 'Other dates of the file say that this is meant.',
  dateOrderOption: ({ order, date }) =>
    `${dayInWords(date)} (${order === 'month-first' ? 'month' : 'day'} first)`,
  decimalSign: ({ sample }) => `Numbers such as ${sample}`,
  decimalSignHelp: 'The file does not say which is meant.',
  decimalSignFromFile: 'Other numbers of the file say that this is meant.',
  decimalSignOption: ({ sign, number }) =>
    `Decimal ${sign === '.' ? 'point' : 'comma'}: ${number ?? 'cannot be read'}`,
  clears: 'Empty cells clear values',
  clearsHelp:
    'Costs, impressions, rating points, repeats, platforms, tags, initiatives and custom fields. Without it, an empty cell leaves a tactic as it is.',
  noRows: 'This sheet has no rows below its headers.',
  rowsAbove: ({ count }) =>
    `${rowsOf(count)} above the headers ${count === 1 ? 'is' : 'are'} not imported.`,
  hiddenRows: ({ count }) =>
    `${rowsOf(count)} hidden in the file ${count === 1 ? 'is' : 'are'} read too.`,
  sums: ({ count }) => `${count} ${count === 1 ? 'sum is' : 'sums are'} left out.`,
  repeated: ({ count }) => `${count} repeated ${count === 1 ? 'row is' : 'rows are'} left out.`,
  checking: 'Checking the rows',
  previewFailed: 'The rows could not be checked.',
  retry: 'Try again',
  rows: 'Rows of the file',
  row: 'Row',
  result: 'Result',
  rowName: ({ row, title }) => (title === '' ? `row ${row}` : `row ${row}, ${title}`),
  outcome: { create: 'New', update: 'Changed', unchanged: 'Unchanged', problem: 'Problem' },
  former: ({ before }) => `was ${formerText(before)}`,
  cleared: 'Cleared',
  otherChange: ({ name, before, after }) =>
    after === ''
      ? `${name} is cleared, was ${formerText(before)}.`
      : `${name}: ${isolateText(after)}, was ${formerText(before)}.`,
  counts: ({ create, update, unchanged, problem, skipped }) =>
    [
      [create, 'new'],
      [update, 'changed'],
      [unchanged, 'unchanged'],
      [problem, problem === 1 ? 'with a problem' : 'with problems'],
      [skipped, 'skipped'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, what]) => `${Number(count).toLocaleString('en-US')} ${what}`)
      .join(', '),
  show: 'Rows to show',
  showAll: 'All rows',
  showProblems: ({ count }) => `Problems (${count})`,
  skipProblems: ({ count }) =>
    `Skip ${rowsOf(count)} with ${count === 1 ? 'a problem' : 'problems'}`,
  skipFirst: 'Correct the rows with problems in the file, or skip them here.',
  nothingToDo: 'There is nothing to import: no row changes anything.',
  apply: ({ count }) => `Import ${tacticsOf(count)}`,
  applying: 'Importing',
  fileDrop: { ...englishFileDropLabels, uploading: () => 'Reading' },
  stepper: englishStepperLabels,
  table: {
    ...englishDataTableLabels,
    selectAll: 'Import all rows',
    selectRow: (rowName) => `Import ${rowName}`,
    filteredEmpty: 'No row has a problem',
  },
}

function formerText(text: string): string {
  return text === '' ? 'empty' : isolateText(text)
}

/** `the title, the channel and the type` */
function listOf(names: readonly string[]): string {
  const articled = names.map((name) => `the ${name.toLowerCase()}`)
  const last = articled.at(-1) ?? ''
  return articled.length < 2 ? last : `${articled.slice(0, -1).join(', ')} and ${last}`
}
