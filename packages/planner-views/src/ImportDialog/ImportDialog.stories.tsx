import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { importArgs } from './fixtures/import-args'
import {
  ambiguousDatesFile,
  longFile,
  ownFile,
  ownResults,
  severalSheetsFile,
  textFile,
} from './fixtures/import-files'
import { ImportHost } from './fixtures/ImportHost'

const meta = {
  title: 'Planner views/Editing/ImportDialog',
  component: ImportHost,
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
    },
  },
  args: importArgs,
} satisfies Meta<typeof ImportHost>

export default meta
type Story = StoryObj<typeof meta>

/** Continues to the check of the rows. */
const goOn = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
}

export const Default: Story = {}

export const ChooseFile: Story = { args: { file: { status: 'none' } } }

export const Reading: Story = { args: { file: { status: 'reading', name: 'agency.xlsx' } } }

export const Refused: Story = {
  args: {
    file: {
      status: 'refused',
      name: 'agency.xlsx',
      sentence:
        'The workbook contains macros. Save it as a workbook without macros (.xlsx) and choose it again.',
    },
  },
}

export const CouldNotBeRead: Story = {
  args: {
    file: {
      status: 'failed',
      name: 'agency.xlsx',
      message: 'The file could not be read from the disk. It may have been moved or changed.',
    },
  },
}

export const SeveralSheets: Story = { args: { file: severalSheetsFile } }

export const ExportedFile: Story = { args: { file: ownFile } }

export const AmbiguousDates: Story = { args: { file: ambiguousDatesFile } }

export const TextFile: Story = { args: { file: textFile } }

export const Changes: Story = {
  args: { file: ownFile, preview: { status: 'ready', results: ownResults } },
  tags: ['picture'],
  play: goOn,
}

export const Checked: Story = { tags: ['picture'], play: goOn }

export const Checking: Story = {
  args: { preview: { status: 'loading' } },
  tags: ['picture'],
  play: goOn,
}

export const CheckFailed: Story = {
  args: { preview: { status: 'error', message: 'The server did not answer.' } },
  tags: ['picture'],
  play: goOn,
}

export const NothingToDo: Story = {
  args: { file: ownFile, preview: { status: 'ready', results: [] } },
  tags: ['picture'],
  play: goOn,
}

export const NotImported: Story = {
  args: {
    file: ownFile,
    preview: { status: 'ready', results: [{ row: 3, outcome: 'update', problems: [] }] },
    failure: 'Nothing was imported, because the server did not answer.',
  },
  tags: ['picture'],
  play: goOn,
}

export const Importing: Story = {
  args: {
    file: ownFile,
    preview: { status: 'ready', results: [{ row: 3, outcome: 'update', problems: [] }] },
    isApplying: true,
  },
}

export const ManyLongRows: Story = {
  args: {
    file: longFile,
    preview: {
      status: 'ready',
      results: Array.from({ length: 2000 }, (_, at) => ({
        row: at + 2,
        outcome: 'create' as const,
        problems: [],
      })),
    },
  },
  tags: ['stress', '!autodocs'],
  play: goOn,
}
