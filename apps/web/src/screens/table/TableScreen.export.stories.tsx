import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { textsOfWorkbook, watchDownloads } from '../../testing/downloads'
import { replaceText } from '../../testing/enter-text'
import { readToast } from '../../testing/toasts'
import { memoryStore } from '../../preferences/browser-store'
import {
  expectExportLink,
  expectExportRefused,
  exportEntry,
  openExport,
} from './fixtures/table-export'
import { hero, parked, reminder, spring, tableItems } from './fixtures/table-items'
import { expectToast, row, rowNames } from './fixtures/table-page'
import { createTableServer } from './fixtures/table-server'
import { tableMeta } from './fixtures/TableHost'

const server = createTableServer({ failingExports: 1 })

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/Export',
  tags: ['!autodocs', '!visual'],
  args: { server },
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

function storeWithFilters() {
  const store = memoryStore()
  store.setItem('tp12', '[1020,1021]')
  return store
}

export const AsAFile: Story = {
  args: { query: '?from=2026-10-05&to=2026-11-30', store: storeWithFilters() },
  play: async ({ step }) => {
    const close = async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await step('A failure is said in the words of the specification', async () => {
      await row(hero.title)
      await expect(server.exports()).toEqual([])
      await openExport()
      await readToast(TACTIC_MESSAGES.exportFailed)
      await expectExportRefused('CSV', 'Error exporting plan tactics.')
      await close()
    })
    await step('The next time, it links to the file in a window of its own', async () => {
      await userEvent.tab()
      await openExport()
      await expectExportLink('?start_date=2026-10-05&end_date=2026-11-30')
      const csv = await exportEntry('CSV')
      await expect(csv).toHaveAttribute('target', '_blank')
      await expect(csv).toHaveAccessibleDescription(
        'All tactics of these days, whatever the filters',
      )
    })
    await step('Only plan and days were asked for', async () => {
      const ofDays = '12 2026-10-05 2026-11-30'
      await expect(server.exports()).toEqual([ofDays, ofDays])
    })
    await step('A workbook is downloaded', async () => {
      const files = watchDownloads()
      await userEvent.click(await exportEntry('Excel'))
      await readToast('The table was exported.')
      await expect(files.map(({ name }) => name)).toEqual([
        'National plan table 2026-10-05 to 2026-11-30.xlsx',
      ])
      await expect(files[0]?.blob.size).toBeGreaterThan(1000)
    })
    await step('Each file has the rows, days and filters of its moment', async () => {
      const files = watchDownloads()
      const expectFile = async (name: string, isFiltered: boolean) => {
        const count = files.length
        await openExport()
        await userEvent.click(await exportEntry('Excel'))
        await waitFor(() => expect(files).toHaveLength(count + 1))
        const file = files[count]
        if (file === undefined) throw new Error('There is no file.')
        await expect(file.name).toBe(`National plan table ${name}.xlsx`)
        const texts = await textsOfWorkbook(file)
        const visible = new Set(rowNames())
        for (const { title } of tableItems) {
          await expect(`${title}: ${texts.has(title)}`).toBe(`${title}: ${visible.has(title)}`)
        }
        await expect(texts.has('Channels: Website')).toBe(isFiltered)
      }
      await expectFile('2026-10-05 to 2026-11-30', true)
      await userEvent.click(screen.getByRole('button', { name: /^Remove filter/u }))
      await row(reminder.title)
      await expectFile('2026-10-05 to 2026-11-30', false)
      await replaceText(screen.getByRole('textbox', { name: /First day/u }), '3/1/26{Enter}')
      await row(spring.title)
      await expectFile('2026-03-01 to 2026-11-30', false)
      await openExport()
      await expectExportLink('?start_date=2026-03-01&end_date=2026-11-30')
      await close()
    })
    await step('The parking lot has a workbook alone', async () => {
      const count = server.exports().length
      await userEvent.click(screen.getByRole('radio', { name: /^Parking Lot/u }))
      await row(parked.title)
      await openExport()
      await expectExportRefused('CSV', 'Only scheduled tactics can be exported')
      await expect(await exportEntry('Excel')).not.toHaveAttribute('aria-disabled', 'true')
      await expect(server.exports()).toHaveLength(count)
      await close()
    })
  },
}

const reading = createTableServer({ holds: /^GET \/plans\/12\/item-values/u })

export const ReadsTheValuesOfAWorkbook: Story = {
  args: { server: reading },
  play: async ({ step }) => {
    const files = watchDownloads()
    await row(hero.title)
    await step('A toast says that the file is being made', async () => {
      await openExport()
      await userEvent.click(await exportEntry('Excel'))
      await expectToast('The table is being exported.')
      await waitFor(() => expect(reading.waiting()).toHaveLength(1))
    })
    await step('A failure makes no file, and offers to try again', async () => {
      reading.answer('forbidden')
      await expectToast('Error exporting tactics.')
      await expect(files).toEqual([])
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
      await expectToast('The table is being exported.')
      await waitFor(() => expect(reading.waiting()).toHaveLength(1))
    })
    await step('Cancel ends the export without a file', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByText('The table is being exported.')).toBeNull())
      reading.answer()
      await openExport()
      await userEvent.click(await exportEntry('Excel'))
      await waitFor(() => expect(reading.waiting()).toHaveLength(1))
      await expect(files).toEqual([])
    })
    await step('Then the file is there', async () => {
      reading.answer()
      await expectToast('The table was exported.')
      await expect(files).toHaveLength(1)
    })
  },
}
