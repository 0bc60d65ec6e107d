import type { Meta, StoryObj } from '@storybook/react-vite'
import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { guide, reminder } from './fixtures/table-items'
import { cell, expectCell, row, table } from './fixtures/table-page'
import { createTableServer, type TableServer } from './fixtures/table-server'
import { tableMeta, tableOf } from './fixtures/TableHost'

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/States',
  tags: ['!autodocs', '!visual'],
  args: tableOf(),
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))

/** Answers all pending requests, also those for the items of the days and of the parking lot. */
async function answerReads(
  { waiting, answer }: Pick<TableServer, 'waiting' | 'answer'>,
  ...args: Parameters<TableServer['answer']>
): Promise<void> {
  await waitFor(() => expect(waiting()).not.toHaveLength(0))
  while (waiting().length > 0) answer(...args)
}

export const LoadsAndFails: Story = {
  args: tableOf({ holds: /^GET \/tactics$/u }),
  play: async ({ args: { server }, step }) => {
    await step('Rows are on their way, and nothing says that there are none', async () => {
      await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'))
      await expect(screen.queryByText('No tactics in these days')).toBeNull()
      await expect(screen.getByRole('radio', { name: 'Parking Lot' })).toBeVisible()
    })
    await step('A failure is said', async () => {
      await answerReads(server, 'forbidden')
      await expect(await screen.findByText('The tactics could not be loaded.')).toBeVisible()
    })
    await step('Tried again, they are there', async () => {
      await tryAgain()
      await answerReads(server)
      await row(guide.title)
      await expect(await table()).not.toHaveAttribute('aria-busy')
    })
  },
}

export const Empty: Story = {
  args: tableOf({ tactics: [] }),
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

const live = createTableServer()

export const FollowsFiltersAndOtherUsers: Story = {
  args: { server: live, store: storeWithSignage() },
  play: async ({ step }) => {
    await step('Filters that leave nothing are cleared there', async () => {
      await expect(await screen.findByText('No tactic passes the filters')).toBeVisible()
      await userEvent.click(within(await table()).getByRole('button', { name: 'Clear Filters' }))
      await row(guide.title)
      await waitFor(() => expect(live.followerCount()).toBe(1))
    })
    await step('Changes of others', async () => {
      live.changeByOtherUsers(guide.id, { title: 'Holiday guide', estimatedCost: 1 })
      await expectCell('Holiday guide', 'Est', '1')
    })
    await step('A field that is open has what is typed', async () => {
      await userEvent.dblClick(await cell(reminder.title, 'Title'))
      await userEvent.keyboard('{Control>}a{/Control}Basket')
      live.changeByOtherUsers(guide.id, { title: 'Guide of others' })
      await row('Guide of others')
      await expect(within(await table()).getByRole('textbox')).toHaveValue('Basket')
      await userEvent.keyboard('{Escape}')
    })
    await step('Deletions by others', async () => {
      live.deleteByOtherUsers(reminder.id)
      await waitFor(() =>
        expect(screen.queryByRole('rowheader', { name: /Cart reminder/u })).toBeNull(),
      )
    })
    await step('A read that fails leaves the rows, and says so', async () => {
      live.failReads(true)
      live.changeByOtherUsers(guide.id, { title: 'Holiday guide' }, { isReported: false })
      // A tag decides who sees its items, so lists are read again.
      live.deleteTagByOtherUsers(21)
      await expect(await screen.findByText(CALENDAR_MESSAGES.outdatedHint)).toBeVisible()
      await row('Guide of others')
    })
    await step('Tried again, it is as it should be', async () => {
      live.failReads(false)
      await tryAgain()
      await row('Holiday guide')
      await waitFor(() => expect(screen.queryByText(CALENDAR_MESSAGES.outdatedHint)).toBeNull())
    })
  },
}
