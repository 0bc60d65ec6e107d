import type { Meta, StoryObj } from '@storybook/react-vite'
import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { guide, reminder } from './fixtures/table-items'
import { cell, expectCell, row, table } from './fixtures/table-page'
import { createTableServer, type TableServer } from './fixtures/table-server'
import { TableHost } from './fixtures/TableHost'

const meta = {
  title: 'Screens/Planning/Table/States',
  component: TableHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: createTableServer(), query: '?group=none' },
} satisfies Meta<typeof TableHost>

export default meta
type Story = StoryObj<typeof meta>

const READS = /^GET \/tactics$/u

/** Answers everything that waits, the items of the days and of the parking lot. */
async function answerReads(
  server: TableServer,
  ...args: Parameters<TableServer['answer']>
): Promise<void> {
  await waitFor(() => expect(server.waiting()).not.toHaveLength(0))
  while (server.waiting().length > 0) server.answer(...args)
}

const slow = createTableServer({ holds: READS })

export const Loading: Story = {
  args: { server: slow },
  play: async ({ step }) => {
    await step('Rows are on their way, and nothing says that there are none', async () => {
      await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'))
      await expect(screen.queryByText('No tactics in these days')).toBeNull()
      await expect(screen.getByRole('radio', { name: 'Parking Lot' })).toBeVisible()
    })
    await step('They are there', async () => {
      await answerReads(slow)
      await row(guide.title)
      await expect(await table()).not.toHaveAttribute('aria-busy')
    })
  },
}

export const Empty: Story = {
  args: { server: createTableServer({ tactics: [] }) },
  play: async ({ step }) => {
    await expect(await screen.findByText('No tactics in these days')).toBeVisible()
    await step('The parking lot has words of its own', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Parking Lot 0' }))
      await expect(await screen.findByText('The parking lot is empty')).toBeVisible()
      await userEvent.click(screen.getByRole('radio', { name: 'Scheduled' }))
    })
    await step('A tactic is added from there', async () => {
      const grid = within(await table())
      await userEvent.click(await grid.findByRole('button', { name: 'Add Tactic' }))
      await expect(await screen.findByRole('textbox', { name: /^Title/u })).toHaveValue('')
    })
  },
}

function storeWithSignage() {
  const store = memoryStore()
  store.setItem('tp12', '[1040]')
  return store
}

export const FilteredToNothing: Story = {
  args: { store: storeWithSignage() },
  play: async () => {
    await expect(await screen.findByText('No tactic passes the filters')).toBeVisible()
    await userEvent.click(within(await table()).getByRole('button', { name: 'Clear Filters' }))
    await row(guide.title)
  },
}

const failing = createTableServer({ holds: READS })

export const Failed: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await answerReads(failing, 'forbidden')
    await expect(await screen.findByText('The tactics could not be loaded.')).toBeVisible()
    await step('Tried again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await answerReads(failing)
      await row(guide.title)
    })
  },
}

const live = createTableServer()

export const ShowsWhatOthersDo: Story = {
  args: { server: live },
  play: async ({ step }) => {
    await row(guide.title)
    await waitFor(() => expect(live.followerCount()).toBe(1))
    await step('Their changes', async () => {
      live.changeByOthers(guide.id, { title: 'Holiday guide', estimatedCost: 1 })
      await expectCell('Holiday guide', 'Est', '1')
    })
    await step('A field that is open keeps what is typed', async () => {
      await userEvent.dblClick(await cell(reminder.title, 'Title'))
      await userEvent.keyboard('{Control>}a{/Control}Basket')
      live.changeByOthers(guide.id, { title: 'Guide of others' })
      await row('Guide of others')
      await expect(within(await table()).getByRole('textbox')).toHaveValue('Basket')
      await userEvent.keyboard('{Escape}')
    })
    await step('Their deletions', async () => {
      live.deleteByOthers(reminder.id)
      await waitFor(() =>
        expect(screen.queryByRole('rowheader', { name: /Cart reminder/u })).toBeNull(),
      )
    })
  },
}

const outdated = createTableServer()

export const SaysThatItMayBeOutOfDate: Story = {
  args: { server: outdated },
  play: async ({ step }) => {
    await row(guide.title)
    await waitFor(() => expect(outdated.followerCount()).toBe(1))
    await step('A read that fails leaves the rows, and says so', async () => {
      outdated.failReads(true)
      outdated.changeByOthers(guide.id, { title: 'Holiday guide' })
      await expect(await screen.findByText(CALENDAR_MESSAGES.outdatedHint)).toBeVisible()
      await row(guide.title)
    })
    await step('Tried again, it is as it should be', async () => {
      outdated.failReads(false)
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await row('Holiday guide')
      await waitFor(() => expect(screen.queryByText(CALENDAR_MESSAGES.outdatedHint)).toBeNull())
    })
  },
}
