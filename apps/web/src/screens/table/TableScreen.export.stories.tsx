import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { guide, hero, parked, tableChannels, tablePlan } from './fixtures/table-items'
import { expectToast, row } from './fixtures/table-page'
import { createTableServer, EXPORT_URL } from './fixtures/table-server'
import { TableHost } from './fixtures/TableHost'

const meta = {
  title: 'Screens/Planning/Table/Export',
  component: TableHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: createTableServer() },
} satisfies Meta<typeof TableHost>

export default meta
type Story = StoryObj<typeof meta>

async function openExport(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
}

const entry = (name: 'CSV' | 'Excel' | 'Hide Other Plans') =>
  screen.findByRole('menuitem', { name: new RegExp(`^${name}`, 'u') })

/** An entry that cannot be used, and why. */
async function expectRefused(name: 'CSV' | 'Excel', reason: string): Promise<void> {
  const one = await entry(name)
  await waitFor(() => expect(one).toHaveTextContent(reason))
  await expect(one).toHaveAttribute('aria-disabled', 'true')
  await expect(one).not.toHaveAttribute('href')
}

function storeWithFilters() {
  const store = memoryStore()
  store.setItem('tp12', '[1020,1021]')
  return store
}

const linking = createTableServer()

export const LinksToTheFileOfTheDaysOnShow: Story = {
  args: { server: linking, query: '?from=2026-10-05&to=2026-11-30', store: storeWithFilters() },
  play: async ({ step }) => {
    await row(hero.title)
    await expect(linking.exports()).toEqual([])
    await step('It opens in a window of its own, and says that filters do not count', async () => {
      await openExport()
      const csv = await entry('CSV')
      await waitFor(() =>
        expect(csv).toHaveAttribute(
          'href',
          `${EXPORT_URL}?start_date=2026-10-05&end_date=2026-11-30`,
        ),
      )
      await expect(csv).toHaveAttribute('target', '_blank')
      await expect(csv).toHaveAccessibleDescription(
        'All tactics of these days, whatever the filters',
      )
    })
    await step('Only plan and days were asked for', async () => {
      await expect(linking.exports()).toEqual(['12 2026-10-05 2026-11-30'])
      await userEvent.keyboard('{Escape}')
    })
  },
}

const failing = createTableServer({ failingExports: 1 })

export const SaysThatItFailedAndTriesAgain: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await row(guide.title)
    await step('In the words of the specification', async () => {
      await openExport()
      await expectToast(TACTIC_MESSAGES.exportFailed)
      await expectRefused('CSV', 'Error exporting plan tactics.')
      await userEvent.keyboard('{Escape}')
    })
    await step('The next time it is asked for again', async () => {
      await userEvent.tab()
      await openExport()
      await waitFor(async () =>
        expect(await entry('CSV')).toHaveAttribute('href', expect.stringContaining(EXPORT_URL)),
      )
      await userEvent.keyboard('{Escape}')
    })
  },
}

const family = createTableServer({ plan: buildPlan({ channels: tableChannels }) })

export const NotWhileOtherPlansAreShown: Story = {
  args: { server: family },
  play: async ({ step }) => {
    await row(guide.title)
    await step('The entry says why, and the remedy stands below', async () => {
      await openExport()
      await expectRefused('CSV', 'Hide the other plans to export')
      await expect(family.exports()).toEqual([])
      await userEvent.click(await entry('Hide Other Plans'))
    })
    await step('Then there is a file', async () => {
      await row(guide.title)
      await openExport()
      await waitFor(async () =>
        expect(await entry('CSV')).toHaveAttribute('href', expect.stringContaining(EXPORT_URL)),
      )
      await expect(screen.queryByRole('menuitem', { name: 'Hide Other Plans' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
  },
}

const atLot = createTableServer()

export const NotInTheParkingLot: Story = {
  args: { server: atLot, query: '?mode=parking-lot' },
  play: async () => {
    await row(parked.title)
    await openExport()
    await expectRefused('CSV', 'Only scheduled tactics can be exported')
    await expect(await entry('Excel')).not.toHaveAttribute('aria-disabled', 'true')
    await expect(atLot.exports()).toEqual([])
    await userEvent.keyboard('{Escape}')
  },
}

const viewing = createTableServer({
  plan: tablePlan({
    access: { level: 350, canAddTactics: false, canEditAllChannels: false, editableChannelIds: [] },
  }),
})

export const NotForViewers: Story = {
  args: { server: viewing },
  play: async () => {
    await row(guide.title)
    await openExport()
    await expectRefused('CSV', 'Viewers cannot export')
    await expectRefused('Excel', 'Viewers cannot export')
    await expect(viewing.exports()).toEqual([])
    await userEvent.keyboard('{Escape}')
  },
}

/** Files that the browser is given, with their names, instead of downloads. */
async function collectDownloads(
  work: (files: { readonly blobs: Blob[]; readonly names: string[] }) => Promise<void>,
): Promise<void> {
  const files: { blobs: Blob[]; names: string[] } = { blobs: [], names: [] }
  const urls = spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    if (source instanceof Blob) files.blobs.push(source)
    return 'about:blank#'
  })
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.names.push(this.download)
  })
  try {
    await work(files)
  } finally {
    urls.mockRestore()
    click.mockRestore()
  }
}

export const ExportsAWorkbook: Story = {
  play: async () => {
    await row(guide.title)
    await collectDownloads(async ({ blobs, names }) => {
      await openExport()
      await userEvent.click(await entry('Excel'))
      await expect(await screen.findByText('The table was exported.')).toBeVisible()
      await expect(blobs[0]?.size).toBeGreaterThan(1000)
      await expect(names).toEqual(['National plan table 2026-10-01 to 2026-12-31.xlsx'])
    })
  },
}

const VALUES_READ = /^GET \/plans\/12\/item-values/u
const reading = createTableServer({ holds: VALUES_READ })

export const ReadsTheValuesOfAWorkbook: Story = {
  args: { server: reading },
  play: async ({ step }) => {
    await row(guide.title)
    await collectDownloads(async ({ names }) => {
      await step('A toast says that the file is being made', async () => {
        await openExport()
        await userEvent.click(await entry('Excel'))
        await expectToast('The table is being exported.')
        await waitFor(() => expect(reading.waiting()).toHaveLength(1))
      })
      await step('A failure makes no file, and offers to try again', async () => {
        reading.answer('lost connection')
        await expectToast('The table could not be exported.')
        await expect(names).toEqual([])
        await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
        await expectToast('The table is being exported.')
        await waitFor(() => expect(reading.waiting()).toHaveLength(1))
      })
      await step('Then the file is there', async () => {
        reading.answer()
        await expectToast('The table was exported.')
        await expect(names).toHaveLength(1)
      })
    })
  },
}
