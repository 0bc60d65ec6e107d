import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { agencyResults } from './fixtures/import-files'
import { ImportDialog } from './ImportDialog'
import type { ImportFile, ImportPreview } from './ImportDialog.types'

const noFile: ImportFile = { status: 'none' }
const preview: ImportPreview = { status: 'ready', results: agencyResults }
const refusedWithHelp: ImportFile = {
  status: 'refused',
  name: 'agency.xlsm',
  sentence:
    'The workbook contains macros. Save it as a workbook without macros (.xlsx) and choose it again.',
}
const refusedWithoutHelp: ImportFile = {
  status: 'refused',
  name: 'agency.xlsm',
  sentence: 'Invalid file.',
}

/** A button that opens the dialog with a file that was refused. */
function Example({ label, file: first }: { label: string; file: ImportFile }) {
  const [isOpen, setIsOpen] = useState(false)
  const [file, setFile] = useState(first)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        onClick={() => {
          setFile(first)
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      <ImportDialog
        isOpen={isOpen}
        planName="Holiday 2026"
        file={file}
        preview={preview}
        onChooseFile={(choice) => {
          setFile({
            status: 'failed',
            name: choice.file.name,
            message: 'The examples of this page read no files.',
          })
        }}
        onRemoveFile={() => {
          setFile(noFile)
        }}
        onRetryFile={() => {
          setFile(noFile)
        }}
        onPreview={() => undefined}
        onApply={close}
        onClose={close}
      />
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Brings the rows of a file into a plan, after a check.',
  whenToUse: [
    'An agency or a colleague delivers tactics in a workbook or a text file.',
    'Tactics were exported, changed in a spreadsheet, and come back.',
  ],
  whenNotToUse: [
    { when: 'A few cells come from a spreadsheet', use: 'TacticTable' },
    { when: 'A single tactic is added', use: 'QuickCreate' },
    { when: 'Files are only attached', use: 'FileDrop' },
    { when: 'A task in steps has nothing to do with a file', use: 'Stepper' },
  ],
  guidance: [
    {
      do: {
        example: <Example label="Import with a helpful refusal" file={refusedWithHelp} />,
        caption: 'Say in `sentence` why a file is refused, and what to do about it. Press to see.',
      },
      dont: {
        example: <Example label="Import with a bare refusal" file={refusedWithoutHelp} />,
        caption: '“Invalid file.” leaves people to guess, and to try the same file again.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Steps',
        description: 'File, Columns, Check. Former steps can be returned to.',
      },
      {
        name: 'File',
        description:
          'A place to drop or choose a file, with what may be in it. With several sheets, one is chosen.',
      },
      {
        name: 'Columns',
        description:
          'Each column of the file with samples, and its field. Choices of the separator and encoding of a text file, of the order of day and month, and of what an empty cell says.',
      },
      {
        name: 'Check',
        description:
          'A table of rows with their results. A cell that changes has its new value, and the old one below. A row can be skipped. The counts of new, changed and refused rows are above it.',
      },
      {
        name: 'Problem',
        part: 'problem',
        description: 'At the cell that has it, which keeps the text of the file.',
      },
      {
        name: 'Note',
        part: 'note',
        description: 'Below a value: the former value, or how the value differs from the file.',
      },
      {
        name: 'Footer',
        part: 'foot',
        description: '“Back”, “Cancel”, and a button that names how many tactics are imported.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the columns, and into and out of the table.' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      action: 'Moves between the cells of the table.',
    },
    { keys: ['Space'], action: 'Skips the row of the cell, or takes it again.' },
    {
      keys: ['Escape'],
      action: 'Closes the dialog, and nothing is imported. Not while importing.',
    },
  ],
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
