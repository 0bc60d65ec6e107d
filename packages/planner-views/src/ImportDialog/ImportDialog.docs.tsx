import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ImportDialogProps } from './ImportDialog.types'

const refused = (sentence: string) => ({
  file: { status: 'refused' as const, name: 'agency.xlsm', sentence },
})

export const docs: ComponentDocs<ImportDialogProps> = {
  purpose: 'Brings the rows of a file into a plan, after a check.',
  whenToUse: [
    'An agency or a colleague delivers tactics in a workbook or a text file.',
    'Tactics were exported, changed in a spreadsheet, and come back.',
  ],
  whenNotToUse: {
    'A few cells come from a spreadsheet': 'TacticTable',
    'A single tactic is added': 'QuickCreate',
    'Files are only attached': 'FileDrop',
    'A task in steps has nothing to do with a file': 'Stepper',
  },
  guidance: [
    {
      do: 'Say in `sentence` why a file is refused, and what to do about it.',
      right: refused(
        'The workbook contains macros. Save it as a workbook without macros (.xlsx) and choose it again.',
      ),
      dont: '“Invalid file.” leaves people to guess, and to try the same file again.',
      wrong: refused('Invalid file.'),
    },
  ],
  anatomy: {
    parts: {
      Steps: 'File, Columns, Check. Former steps can be returned to.',
      File: 'A place to drop or choose a file, with what may be in it. With several sheets, one is chosen.',
      Columns:
        'Each column of the file with samples, and its field. Choices of the separator and encoding of a text file, of the order of day and month, and of what an empty cell says.',
      Check:
        'A table of rows with their results. A cell that changes has its new value, and the old one below. A row can be skipped. The counts of new, changed and refused rows are above it.',
      Problem: 'At the cell that has it, which keeps the text of the file.',
      Note: 'Below a value: the former value, or how the value differs from the file.',
      Footer: '“Back”, “Cancel”, and a button that names how many tactics are imported.',
    },
    marks: {
      Problem: '[data-part="problem"]',
      Note: '[data-part="note"]',
      Footer: '[data-part="foot"]',
    },
  },
  keyboard: {
    Tab: 'Moves through the columns, and into and out of the table.',
    'ArrowUp, ArrowDown, ArrowLeft, ArrowRight': 'Moves between the cells of the table.',
    Space: 'Skips the row of the cell, or takes it again.',
    Escape: 'Closes the dialog, and nothing is imported. Not while importing.',
  },
  accessibility: [
    'It is a [Dialog] named “Import into …”, with a [Stepper]. When the step changes, its content takes the focus.',
    'Checking and importing have a [ProgressBar] with a name; importing is announced.',
    'The button that imports stays reachable while it is not ready; a sentence says what to do first.',
    'Rows are named by number and title: “Import row 4, Newsletter”.',
    'Left to the product: read the file, ask the plan what the rows would do, import them, and offer to undo.',
  ],
  content: [
    'A refusal is a reason and a remedy, in two short sentences.',
    'Name columns and fields as in the interface, not as in the database.',
    'Counts are in words: “12 new, 3 changed, 1 with a problem”.',
  ],
  related: ['TacticTable', 'QuickCreate', 'FileDrop', 'Stepper', 'BulkChangeDialog'],
}
