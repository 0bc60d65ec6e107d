import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildTacticDetail } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const vip = buildTacticDetail({ id: 7, title: 'VIP early access', on: '2026-11-18', at: '08:00' })
const gift = buildTacticDetail({ id: 8, title: 'Gift guide', on: '2026-11-20', at: '09:30' })
const server = () => createPlanningServer({ tactics: [vip, gift], holds: /^$/u })

const meta = {
  title: 'Screens/Planning/Calendar/Item',
  component: CalendarHost,
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'An item opens beside the calendar, which stays in use. The URL names it, so that it can be shared and reloaded; Back and Esc close it.',
      },
    },
  },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const panel = (name: string) => screen.findByRole('dialog', { name })
const title = () => screen.findByRole('textbox', { name: 'Title' })
const vipBar = monthBar(vip.title)

/** Waits until the item is loaded and has the focus. Until then another panel is in its place. */
const focusMovedIn = async () => {
  await title()
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
}

const pressEsc = async () => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** A shared URL shows the calendar with the item. */
export const BesideTheMonth: Story = {
  args: { url: 'month?date=2026-11&tactic=7' },
  play: async () => {
    await expect(await panel('Edit tactic')).toBeVisible()
    await expect(await title()).toHaveValue(vip.title)
    await expect(vipBar.get()).toBeVisible()
  },
}

export const BesideTheDay: Story = {
  // Driven only so far that all of it is there.
  tags: ['picture'],
  args: { url: 'day?date=2026-11-18&tactic=7' },
  play: async () => {
    await expect(await title()).toBeVisible()
    await screen.findByRole('button', { name: /^Parking Lot \d/u })
  },
}

export const EscLeadsBackToTheBar: Story = {
  play: async () => {
    await vipBar.focus()
    await userEvent.keyboard('{Enter}')
    await focusMovedIn()
    await pressEsc()
    await waitFor(() => expect(vipBar.get()).toHaveFocus())
  },
}

/** A page that loads with an item open has no place before it to go back to. */
export const LeadsToTheBarAfterAReload: Story = {
  args: { url: 'month?date=2026-11&tactic=7' },
  play: async () => {
    await focusMovedIn()
    await pressEsc()
    await waitFor(() => expect(vipBar.get()).toHaveFocus())
  },
}

export const LeadsToTheHeadingWhereTheItemIsNotShown: Story = {
  args: { url: 'month?date=2026-12&tactic=7' },
  play: async () => {
    await focusMovedIn()
    await pressEsc()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(screen.getByRole('grid', { name: /December 2026/u })).toBeVisible()
  },
}

/** Esc closes the item from anywhere on the page. */
export const LeavesTheFocusWhereItIs: Story = {
  tags: ['no-baseline'],
  play: async () => {
    await vipBar.focus()
    await userEvent.keyboard('{Enter}')
    await focusMovedIn()
    const nextMonth = screen.getByRole('button', { name: 'Next month' })
    nextMonth.focus()
    await pressEsc()
    // Where nothing has the focus, the view gets it in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(nextMonth).toHaveFocus()
  },
}

export const AnotherItemTakesItsPlace: Story = {
  play: async () => {
    await vipBar.focus()
    await userEvent.click(vipBar.get())
    await expect(await title()).toHaveValue(vip.title)
    await userEvent.click(monthBar(gift.title).get())
    await waitFor(async () => expect(await title()).toHaveValue(gift.title))
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

export const StaysWhileTheMonthChanges: Story = {
  play: async () => {
    await vipBar.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await title(), ' for members')
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    await expect(await screen.findByRole('grid', { name: /December 2026/u })).toBeVisible()
    await expect(await title()).toHaveValue('VIP early access for members')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const GoesToTheNeighbours: Story = {
  args: { url: 'month?date=2026-11&tactic=7' },
  play: async () => {
    await title()
    await expect(screen.getByRole('button', { name: 'Previous item' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Next item' }))
    await waitFor(async () => expect(await title()).toHaveValue(gift.title))
  },
}

export const TakesOverWhatTheQuickFormHas: Story = {
  args: { url: 'day?date=2026-11-18' },
  play: async () => {
    const box = await screen.findByRole('button', { name: /VIP early access/u })
    box.focus()
    await userEvent.keyboard('n')
    const quick = within(await panel('New tactic'))
    await userEvent.type(quick.getByRole('textbox', { name: /^Title/u }), 'Cyber letter')
    await userEvent.click(quick.getByRole('combobox', { name: /^Channel/u }))
    await userEvent.click(await screen.findByRole('option', { name: /^Email/u }))
    await userEvent.click(quick.getByRole('button', { name: /^More/u }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible())
    await expect(await title()).toHaveValue('Cyber letter')
    await expect(screen.getByRole('combobox', { name: /^Channel/u })).toHaveTextContent('Email')
    await expect(screen.getByRole('textbox', { name: /^Start/u })).toHaveValue('11/18/26')
    await expect(screen.getByRole('combobox', { name: /time/iu })).toHaveValue('08:00')
  },
}

export const CopiesFromTheMenu: Story = {
  play: async () => {
    await vipBar.focus()
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect(await panel('New tactic')).toBeVisible()
    await expect(await title()).toHaveValue('Copy of VIP early access')
  },
}

export const DeletedWithWhatWasTypedItComesBackWithoutIt: Story = {
  tags: ['no-baseline'],
  args: { server: server(), url: 'month?date=2026-11&tactic=7' },
  play: async ({ step }) => {
    await userEvent.type(await title(), ' for members')
    await step('The deletion is the only question', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await expect(await toasts().findByText(TACTIC_MESSAGES.deleted)).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(vipBar.query()).toBeNull()
    })
    await step('Undo brings back what is stored', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await vipBar.focus()
      await userEvent.keyboard('{Enter}')
      await expect(await title()).toHaveValue(vip.title)
      await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
    })
  },
}
