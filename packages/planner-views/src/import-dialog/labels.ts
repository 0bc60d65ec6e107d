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
  /** What new items need and no column has. */
  readonly missingFields: (parts: { names: readonly string[] }) => string
  readonly dateOrder: string
  readonly dateOrderHelp: string
  readonly monthFirst: string
  readonly dayFirst: string
  readonly noRows: string
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
  universalFields: 'Universal fields',
  noSamples: 'Empty',
  missingFields: ({ names }) =>
    `New tactics need a column for ${listOf(names)}. A column with ids is enough to change tactics that exist.`,
  dateOrder: 'Dates such as 3/4/2026',
  dateOrderHelp: 'The file does not say which is meant.',
  monthFirst: 'March 4 (month first)',
  dayFirst: 'April 3 (day first)',
  noRows: 'This sheet has no rows below its headers.',
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

/** `the title, the channel and the type` */
function listOf(names: readonly string[]): string {
  const articled = names.map((name) => `the ${name.toLowerCase()}`)
  const last = articled.at(-1) ?? ''
  return articled.length < 2 ? last : `${articled.slice(0, -1).join(', ')} and ${last}`
}
