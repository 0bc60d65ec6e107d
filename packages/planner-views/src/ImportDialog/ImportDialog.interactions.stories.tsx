import type { Meta, StoryObj } from '@storybook/react-vite'
import { partsIn, partsOutside } from '@throughline/test-support/dom'
import { expect, screen, userEvent, within } from 'storybook/test'

import { importArgs } from './fixtures/import-args'
import {
  ambiguousDatesFile,
  ambiguousNumbersFile,
  differentSheetsFile,
  ownFile,
  ownResults,
  severalSheetsFile,
  textFile,
} from './fixtures/import-files'
import { ImportHost } from './fixtures/ImportHost'
import type { ImportFile } from './ImportDialog.types'

const meta = {
  title: 'Planner views/Editing/ImportDialog/Behavior',
  component: ImportHost,
  tags: ['!autodocs'],
  args: importArgs,
} satisfies Meta<typeof ImportHost>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: /^Import into .*Holiday 2026/u }))
/** Expects that no sentence about a row is cut, and that each is inside of its row. */
const expectCompleteSentences = async (check: ReturnType<typeof within>) => {
  for (const row of check.getAllByRole('row')) {
    const sentences = [...partsIn(row, 'note'), ...partsIn(row, 'problem')]
    await expect(partsOutside(row, sentences)).toEqual([])
    const isCut = (part: Element) =>
      part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
    await expect(sentences.filter(isCut)).toEqual([])
  }
}
const continueOn = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}
const chooseOption = async (field: HTMLElement, option: RegExp) => {
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export const TakesAFile: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    const show = async (file: ImportFile) => {
      await mount(<ImportHost {...args} key={file.status} file={file} />)
      return dialog()
    }
    await step('A file is chosen', async () => {
      await show({ status: 'none' })
      const input = canvasElement.ownerDocument.querySelector('input[type="file"]')
      if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
      const file = new File(['Title'], 'agency.csv')
      await userEvent.upload(input, file)
      await expect(args.onChooseFile).toHaveBeenCalledWith({ file })
      await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    })
    await step('It says why a file is refused', async () => {
      const sentence = 'The workbook contains macros.'
      const refused = await show({ status: 'refused', name: 'agency.xlsx', sentence })
      await expect(refused.getByText(sentence)).toBeVisible()
      await userEvent.click(refused.getByRole('button', { name: 'Remove agency.xlsx' }))
      await expect(args.onRemoveFile).toHaveBeenCalledOnce()
    })
    await step('A file that could not be read is read again', async () => {
      const failed = await show({ status: 'failed', name: 'agency.xlsx', message: 'It has gone.' })
      await userEvent.click(failed.getByRole('button', { name: 'Read the file again' }))
      await expect(args.onRetryFile).toHaveBeenCalledOnce()
    })
  },
}

export const MapsColumnsAndChecksRows: Story = {
  play: async ({ args, step }) => {
    const content = await dialog()
    const fieldOf = (name: string) => content.getByRole('combobox', { name })
    const rowOf = (name: RegExp) => within(content.getByRole('row', { name }))
    await step('Columns are guessed, and show their first values', async () => {
      await expect(fieldOf('Campaign')).toHaveTextContent('Title')
      await expect(fieldOf('Budget')).toHaveTextContent('Estimated cost')
      await expect(fieldOf('Owner')).toHaveTextContent('Not imported')
      await expect(content.getByText('1250 · 18000 · twelve')).toBeVisible()
    })
    await step('New tactics need a channel', async () => {
      await chooseOption(fieldOf('Channel'), /^Not imported/u)
      await expect(content.getByText(/^New tactics need a column for the channel\./u)).toBeVisible()
      const next = content.getByRole('button', { name: 'Continue' })
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(next)
      await expect(args.onPreview).not.toHaveBeenCalled()
      await chooseOption(fieldOf('Channel'), /^Channel/u)
    })
    await step('A universal field takes a column', async () => {
      await chooseOption(fieldOf('Owner'), /^Budget owner/u)
    })
    await step('A field that is given elsewhere leaves its column', async () => {
      await chooseOption(fieldOf('Remarks'), /^Title/u)
      await expect(fieldOf('Campaign')).toHaveTextContent('Not imported')
      await chooseOption(fieldOf('Campaign'), /^Title/u)
    })
    await step(
      'The host learns of the mapping, and is asked about the rows that can be read',
      async () => {
        await continueOn()
        await expect(args.onMapped).toHaveBeenLastCalledWith(
          expect.objectContaining({
            mapping: [
              'title',
              'channel',
              'type',
              'startDate',
              'endDate',
              'estimatedCost',
              'fields.Budget owner',
              null,
            ],
          }),
        )
        await expect(args.onPreview).toHaveBeenCalledWith({
          rows: [
            expect.objectContaining({
              row: 2,
              values: expect.objectContaining({ title: 'Holiday teaser', startDate: '2026-11-02' }),
            }),
            expect.objectContaining({ row: 5 }),
          ],
        })
      },
    )
    await step('Cells that cannot be read keep their text', async () => {
      await expect(
        await content.findByText('1 new, 3 with problems', { selector: 'strong' }),
      ).toBeVisible()
      const radio = rowOf(/Black Friday radio/u)
      await expect(radio.getByText('after the sale')).toBeVisible()
      await expect(radio.getByText(/^“after the sale” is not a date\./u)).toBeVisible()
      await expect(rowOf(/Gift guide/u).getByText(/^“twelve” is not an amount\./u)).toBeVisible()
    })
    await step('What the plan refuses is at its cell too, or at the row', async () => {
      const windows = rowOf(/Store windows/u)
      await expect(windows.getByText(/edit rights for the channel Signage/u)).toBeVisible()
      await expect(windows.getByText(/limit of tactics/u)).toBeVisible()
      await expectCompleteSentences(content)
    })
    await step('Nothing is imported while rows have problems', async () => {
      const apply = content.getByRole('button', { name: 'Import 1 tactic' })
      await expect(apply).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(apply)
      await expect(args.onApply).not.toHaveBeenCalled()
    })
    await step('Problems can be shown alone, and what is skipped stays skipped', async () => {
      const box = (name: RegExp) => content.getByRole('checkbox', { name })
      await userEvent.click(box(/Holiday teaser/u))
      await userEvent.click(content.getByRole('radio', { name: /^Problems/u }))
      await expect(content.queryByRole('row', { name: /Holiday teaser/u })).toBeNull()
      await userEvent.click(box(/Gift guide/u))
      await userEvent.click(content.getByRole('radio', { name: 'All rows' }))
      for (const name of [/Holiday teaser/u, /Gift guide/u]) {
        await expect(box(name)).not.toBeChecked()
        await userEvent.click(box(name))
      }
    })
    await step('They are skipped together, and the others imported', async () => {
      await userEvent.click(content.getByRole('button', { name: 'Skip 3 rows with problems' }))
      await expect(content.getByText('1 new, 3 skipped', { selector: 'strong' })).toBeVisible()
      await userEvent.click(content.getByRole('button', { name: 'Import 1 tactic' }))
      await expect(args.onApply).toHaveBeenCalledWith({
        rows: [expect.objectContaining({ row: 2 })],
      })
    })
    await step(
      'The step leads to the columns as they were left, and Back to the file',
      async () => {
        await userEvent.click(content.getByRole('button', { name: /Columns/u }))
        await expect(await content.findByRole('combobox', { name: 'Owner' })).toHaveTextContent(
          'Budget owner',
        )
        await userEvent.click(content.getByRole('button', { name: 'Back' }))
        await expect(args.onRemoveFile).toHaveBeenCalledOnce()
        await expect(await content.findByRole('button', { name: /Choose a file$/u })).toBeVisible()
      },
    )
  },
}

export const AsksWhatIsAmbiguous: Story = {
  play: async ({ args, mount, step }) => {
    for (const [name, file, field, option, values] of [
      [
        'the order of dates',
        ambiguousDatesFile,
        /^Dates such as/u,
        /^April 3/u,
        { startDate: '2026-04-03' },
      ],
      [
        'the decimal sign',
        ambiguousNumbersFile,
        /^Numbers such as 12\.500/u,
        /^Decimal comma: 12,500/u,
        { estimatedCost: 12_500 },
      ],
    ] as const) {
      await step(name, async () => {
        await mount(<ImportHost {...args} key={name} file={file} />)
        const columns = await dialog()
        await chooseOption(columns.getByRole('combobox', { name: field }), option)
        await continueOn()
        await expect(args.onPreview).toHaveBeenLastCalledWith({
          rows: [expect.objectContaining({ values: expect.objectContaining(values) })],
        })
      })
    }
  },
}

export const ChoosesHowATextIsRead: Story = {
  args: { file: textFile },
  play: async ({ args }) => {
    const columns = await dialog()
    await chooseOption(columns.getByRole('combobox', { name: 'Separator' }), /^Tab/u)
    await expect(args.onChooseFormat).toHaveBeenLastCalledWith({
      format: { encoding: 'macintosh', separator: '\t' },
    })
    await chooseOption(columns.getByRole('combobox', { name: 'Encoding' }), /^Japanese \(Shift/u)
    await expect(args.onChooseFormat).toHaveBeenLastCalledWith({
      format: { encoding: 'shift_jis', separator: ';' },
    })
  },
}

export const ClearsByEmptyCellsOnlyWithTheOption: Story = {
  args: {
    file: {
      status: 'read',
      name: 'costs.csv',
      sheets: [
        {
          name: 'costs',
          rows: [
            ['Id', 'Est'],
            [7, ''],
          ],
          hiddenRowCount: 0,
          isHidden: false,
        },
      ],
    },
  },
  play: async ({ args }) => {
    const columns = await dialog()
    await continueOn()
    await expect(args.onPreview).toHaveBeenLastCalledWith({
      rows: [{ row: 2, itemId: 7, values: {} }],
    })
    await userEvent.click(columns.getByRole('button', { name: 'Back' }))
    await userEvent.click(
      await columns.findByRole('checkbox', { name: 'Empty cells clear values' }),
    )
    await continueOn()
    await expect(args.onPreview).toHaveBeenLastCalledWith({
      rows: [{ row: 2, itemId: 7, values: { estimatedCost: null } }],
    })
  },
}

export const ShowsWhatChangesAtEachCell: Story = {
  args: { file: ownFile, preview: { status: 'ready', results: ownResults } },
  play: async ({ step }) => {
    const check = await dialog()
    await continueOn()
    const rowOf = async (name: RegExp) => within(await check.findByRole('row', { name }))
    await step('The old value is below the new one', async () => {
      const teaser = await rowOf(/Holiday teaser/u)
      await expect(teaser.getByText(/^was .*Holiday tease\P{L}*$/u)).toBeVisible()
      await expect(teaser.getByText('was empty')).toBeVisible()
    })
    await step('A change without a column is named at the row', async () => {
      await expect(
        check.getByText(/Start: .*2026-11-09 09:30.*, was .*2026-11-02 09:30.*Repeats is cleared/u),
      ).toBeVisible()
      await expectCompleteSentences(check)
    })
    await step('What is cleared says so', async () => {
      const guide = await rowOf(/Gift guide/u)
      await expect(guide.getByText('Cleared')).toBeVisible()
      await expect(guide.getByText(/^was .*20/u)).toBeVisible()
    })
  },
}

export const ChoosesASheet: Story = {
  args: { file: severalSheetsFile },
  play: async () => {
    const columns = await dialog()
    const sheet = columns.getByRole('combobox', { name: 'Sheet' })
    await expect(sheet).toHaveTextContent('Autumn')
    await expect(columns.getByText('2 rows hidden in the file are read too.')).toBeVisible()
    await chooseOption(sheet, /^Winter/u)
    await expect(columns.getByRole('combobox', { name: 'Wer' })).toBeVisible()
    await expect(columns.queryByText(/hidden in the file/u)).toBeNull()
  },
}

export const JudgesEachSheetAnew: Story = {
  tags: ['!visual'],
  args: { file: differentSheetsFile },
  play: async ({ args }) => {
    const columns = await dialog()
    await chooseOption(columns.getByRole('combobox', { name: /^Dates such as/u }), /^April 3/u)
    await chooseOption(columns.getByRole('combobox', { name: 'Channel' }), /^Not imported/u)
    await chooseOption(columns.getByRole('combobox', { name: 'Sheet' }), /^America/u)
    await expect(columns.getByRole('combobox', { name: 'Channel' })).toHaveTextContent('Channel')
    await continueOn()
    const rowOf = (channel: string, startDate: string) =>
      expect.objectContaining({ values: expect.objectContaining({ channel, startDate }) })
    await expect(args.onPreview).toHaveBeenCalledWith({
      rows: [rowOf('Email', '2026-03-04'), rowOf('Email', '2026-04-25')],
    })
  },
}

export const SkipsSingleRows: Story = {
  args: {
    file: ownFile,
    preview: {
      status: 'ready',
      results: [
        { row: 3, outcome: 'update', problems: [] },
        { row: 4, outcome: 'update', problems: [] },
      ],
    },
  },
  play: async ({ args, step }) => {
    const check = await dialog()
    await expect(check.getByText('2 sums are left out.')).toBeVisible()
    await continueOn()
    const skip = async () => {
      await userEvent.click(await check.findByRole('checkbox', { name: /Gift guide/u }))
      await expect(check.getByText('1 changed, 1 skipped', { selector: 'strong' })).toBeVisible()
    }
    await step('by the keyboard', skip)
    await step('none any more after other columns', async () => {
      await userEvent.click(check.getByRole('button', { name: 'Back' }))
      await continueOn()
      await expect(await check.findByText('2 changed', { selector: 'strong' })).toBeVisible()
      await skip()
    })
    await step('and only the others are sent, with the items that they change', async () => {
      await userEvent.click(check.getByRole('button', { name: 'Import 1 tactic' }))
      await expect(args.onApply).toHaveBeenCalledWith({
        rows: [expect.objectContaining({ row: 3, itemId: 7, version: 2 })],
      })
    })
  },
}

export const ChecksAgainAfterAnError: Story = {
  args: { preview: { status: 'error', message: 'The server did not answer.' } },
  play: async ({ args }) => {
    const check = await dialog()
    await continueOn()
    await userEvent.click(await check.findByRole('button', { name: 'Try again' }))
    await expect(args.onPreview).toHaveBeenCalledTimes(2)
  },
}

export const StaysWhileItIsImported: Story = {
  args: { file: ownFile, isApplying: true },
  play: async ({ args }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}

export const HasNothingToDo: Story = {
  args: { file: ownFile, preview: { status: 'ready', results: [] } },
  play: async ({ args }) => {
    const check = await dialog()
    await continueOn()
    await expect(await check.findByText(/^There is nothing to import/u)).toBeVisible()
    await expect(check.queryByRole('button', { name: /^Import/u })).toBeNull()
    await userEvent.click(check.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
