import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { DateOrder, TextEncoding } from '@throughline/domain/item-file'
import { countTextIn, isolateText } from '@throughline/domain/messages'
import { englishDataTableLabels, type DataTableLabels } from '@throughline/ui/DataTable'
import { englishFileDropLabels, type FileDropLabels } from '@throughline/ui/FileDrop'
import { englishStepperLabels, type StepperLabels } from '@throughline/ui/Stepper'

import type { PreviewCounts, PreviewOutcome } from './model/preview-rows'

const separators: Readonly<Record<string, string>> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '\t': 'Tab',
  '|': 'Vertical bar (|)',
}

/** The labels in English, and the default of the dialog. */
export const englishImportDialogLabels = defineLabels('ImportDialog', (locale) => ({
  title: ({ planName }: { planName: string }) => `Import into ${isolateText(planName)}`,
  closeDialog: 'Close dialog',
  steps: 'Steps of the import',
  step: { file: 'File', columns: 'Columns', preview: 'Check' } satisfies Readonly<
    Record<'file' | 'columns' | 'preview', string>
  >,
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  next: 'Continue',
  file: 'File',
  fileHelp:
    'A workbook (.xlsx) or a text file (.csv) of at most 10 MB and 5,000 rows. A file that was exported from this plan changes the same tactics. Nothing is imported before you have checked it.',
  retryFile: 'Read the file again',
  /** Of the choice among several sheets. */
  sheet: 'Sheet',
  /** Its second line. */
  sheetRows: ({ rows, isHidden }: { rows: number; isHidden: boolean }) =>
    `${countTextIn(locale, rows, 'row')}${isHidden ? ', hidden in the file' : ''}`,
  /** Above the columns. */
  columnsHelp: 'Each column of the file, and what it is imported as.',
  /** A column without a header, by its letters. */
  namelessColumn: ({ letters }: { letters: string }) => `Column ${letters}`,
  notImported: 'Not imported',
  itemFields: 'Tactic',
  universalFields: 'Custom fields',
  noSamples: 'Empty',
  /** Fields that new items need and that no column has. */
  missingFields: ({ names }: { names: readonly string[] }) =>
    `New tactics need a column for ${listOf(names)}. A column with ids is enough to change tactics that exist.`,
  /** Of the choice of a separator of a text file. */
  separator: 'Separator',
  separatorName: ({ separator }: { separator: string }) => separators[separator] ?? separator,
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
  } satisfies Readonly<Record<TextEncoding, string>>,
  /** Of the choice between day and month; with the first date that depends on it. */
  dateOrder: ({ sample }: { sample: string }) => `Dates such as ${sample}`,
  dateOrderHelp: 'The file does not say which is meant.',
  /** The second line of it when other dates of the file determine the order. */
  dateOrderFromFile: 'Other dates of the file say that this is meant.',
  /** An option of it, with the day `YYYY-MM-DD` that it reads. */
  dateOrderOption: ({ order, date }: { order: DateOrder; date: string }) =>
    `${locale.day(date, 'long')} (${order === 'month-first' ? 'month' : 'day'} first)`,
  /** Of the choice of the decimal sign; with the first number that depends on it. */
  decimalSign: ({ sample }: { sample: string }) => `Numbers such as ${sample}`,
  /** Below it, if no number of the file determines the sign. */
  decimalSignHelp: 'The file does not say which is meant.',
  /** Below it, where other numbers of the file say so. */
  decimalSignFromFile: 'Other numbers of the file say that this is meant.',
  /** `number` is how the sample is read then, null where it cannot be read. */
  decimalSignOption: ({ sign, number }: { sign: '.' | ','; number: string | null }) =>
    `Decimal ${sign === '.' ? 'point' : 'comma'}: ${number ?? 'cannot be read'}`,
  clears: 'Empty cells clear values',
  clearsHelp:
    'Costs, impressions, rating points, repeats, platforms, tags, initiatives and custom fields. Without it, an empty cell leaves a tactic as it is.',
  noRows: 'This sheet has no rows below its headers.',
  /** Rows above the headers. */
  rowsAbove: ({ count }: { count: number }) =>
    `${countTextIn(locale, count, 'row')} above the headers ${count === 1 ? 'is' : 'are'} not imported.`,
  hiddenRows: ({ count }: { count: number }) =>
    `${countTextIn(locale, count, 'row')} hidden in the file ${count === 1 ? 'is' : 'are'} read too.`,
  sums: ({ count }: { count: number }) =>
    `${locale.number(count)} ${count === 1 ? 'sum is' : 'sums are'} left out.`,
  repeated: ({ count }: { count: number }) =>
    `${locale.number(count)} repeated ${count === 1 ? 'row is' : 'rows are'} left out.`,
  checking: 'Checking the rows',
  previewFailed: 'The rows could not be checked.',
  retry: 'Try again',
  rows: 'Rows of the file',
  row: 'Row',
  result: 'Result',
  rowName: ({ row, title }: { row: number; title: string }) =>
    title === '' ? `row ${row}` : `row ${row}, ${title}`,
  outcome: {
    create: 'New',
    update: 'Changed',
    unchanged: 'Unchanged',
    problem: 'Problem',
  } satisfies Readonly<Record<PreviewOutcome, string>>,
  /** Below the new value of a cell; empty for nothing before. */
  former: ({ before }: { before: string }) => `was ${formerText(before)}`,
  /** Instead of the value of a cell that is cleared. */
  cleared: 'Cleared',
  /** A change that no column of the file has. */
  otherChange: ({ name, before, after }: { name: string; before: string; after: string }) =>
    after === ''
      ? `${name} is cleared, was ${formerText(before)}.`
      : `${name}: ${isolateText(after)}, was ${formerText(before)}.`,
  counts: ({ create, update, unchanged, problem, skipped }: PreviewCounts) =>
    [
      [create, 'new'],
      [update, 'changed'],
      [unchanged, 'unchanged'],
      [problem, problem === 1 ? 'with a problem' : 'with problems'],
      [skipped, 'skipped'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, what]) => `${locale.number(Number(count))} ${what}`)
      .join(', '),
  show: 'Rows to show',
  showAll: 'All rows',
  showProblems: ({ count }: { count: number }) => `Problems (${locale.number(count)})`,
  skipProblems: ({ count }: { count: number }) =>
    `Skip ${countTextIn(locale, count, 'row')} with ${count === 1 ? 'a problem' : 'problems'}`,
  /** Why it cannot be imported yet. */
  skipFirst: 'Correct the rows with problems in the file, or skip them here.',
  nothingToDo: 'There is nothing to import: no row changes anything.',
  apply: ({ count }: { count: number }) => `Import ${countTextIn(locale, count, 'tactic')}`,
  applying: 'Importing',
  fileDrop: {
    ...labelsIn(locale, englishFileDropLabels),
    uploading: () => 'Reading',
  } as FileDropLabels,
  stepper: labelsIn(locale, englishStepperLabels) as StepperLabels,
  table: {
    ...labelsIn(locale, englishDataTableLabels),
    selectAll: 'Import all rows',
    selectRow: (rowName: string) => `Import ${rowName}`,
    filteredEmpty: 'No row has a problem',
  } as DataTableLabels,
}))

/** Every text of the dialog. */
export interface ImportDialogLabels extends Readonly<typeof englishImportDialogLabels> {}

function formerText(text: string): string {
  return text === '' ? 'empty' : isolateText(text)
}

/** `the title, the channel and the type` */
function listOf(names: readonly string[]): string {
  const articled = names.map((name) => `the ${name.toLowerCase()}`)
  const last = articled.at(-1) ?? ''
  return articled.length < 2 ? last : `${articled.slice(0, -1).join(', ')} and ${last}`
}
