import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildTacticDetail } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'

const vip = buildTacticDetail({ id: 7, title: 'VIP early access', on: '2026-11-18', at: '08:00' })
const gift = buildTacticDetail({ id: 8, title: 'Gift guide', on: '2026-11-20', at: '09:30' })
const content = { tactics: [vip, gift], holds: /^$/u }

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Item',
  parameters: {
    ...calendarMeta.parameters,
    docs: {
      description: {
        component:
          'An item opens beside the calendar, which stays in use. The URL names it, so that it can be shared and reloaded; Back and Esc close it.',
      },
    },
  },
  args: calendarOf(content),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const panel = (name: string) => screen.findByRole('dialog', { name })
const title = () => screen.findByRole('textbox', { name: 'Title' })
const button = (name: string) => screen.getByRole('button', { name })
const vipBar = monthBar(vip.title)

/**
 * Waits until the item has loaded and has the focus. Until then, another panel occupies its place.
 */
const focusMovedIn = async () => {
  await title()
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
}

const openVip = async () => {
  await vipBar.focus()
  await userEvent.keyboard('{Enter}')
  await focusMovedIn()
}

const pressEsc = async () => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const BesideTheDay: Story = {
  // The play function only waits until everything has loaded.
  tags: ['picture'],
  args: { url: 'day?date=2026-11-18&tactic=7' },
  play: async () => {
    await expect(await title()).toBeVisible()
    await screen.findByRole('button', { name: /^Parking Lot \d/u })
  },
}

export const OpensFromTheCalendar: Story = {
  args: calendarOf(content),
  play: async ({ step }) => {
    await step('Esc leads back to the bar', async () => {
      await openVip()
      await pressEsc()
      await waitFor(() => expect(vipBar.get()).toHaveFocus())
    })
    await step('Esc from elsewhere on the page leaves the focus there', async () => {
      await openVip()
      button('Next month').focus()
      await pressEsc()
      // If no element has the focus, the view receives it in the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await expect(button('Next month')).toHaveFocus()
    })
    await step('Another item takes its place', async () => {
      await userEvent.click(vipBar.get())
      await expect(await title()).toHaveValue(vip.title)
      await userEvent.click(monthBar(gift.title).get())
      await waitFor(async () => expect(await title()).toHaveValue(gift.title))
      await expect(screen.getAllByRole('dialog')).toHaveLength(1)
      await pressEsc()
    })
    await step('A copy opens as a new tactic', async () => {
      await vipBar.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Tactic' }))
      await expect(await panel('New tactic')).toBeVisible()
      await expect(await title()).toHaveValue('Copy of VIP early access')
      await pressEsc()
    })
    await step(
      'Closed after the month has changed, it leaves the month that is shown',
      async () => {
        await openVip()
        await userEvent.click(button('Next month'))
        await screen.findByRole('grid', { name: /December 2026/u })
        await userEvent.click(button('Close panel'))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(screen.getByRole('grid', { name: /December 2026/u })).toBeVisible()
        await userEvent.click(button('Previous month'))
      },
    )
    await step('What is typed stays while the month changes', async () => {
      await openVip()
      await enterText(await title(), ' for members')
      await userEvent.click(button('Next month'))
      await expect(await screen.findByRole('grid', { name: /December 2026/u })).toBeVisible()
      await expect(await title()).toHaveValue('VIP early access for members')
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  },
}

export const OpensFromAUrl: Story = {
  args: calendarOf(content, { url: 'month?date=2026-11&tactic=7' }),
  play: async ({ step }) => {
    await step('A shared URL shows the calendar with the item', async () => {
      await expect(await panel('Edit tactic')).toBeVisible()
      await expect(await title()).toHaveValue(vip.title)
      await expect(vipBar.get()).toBeVisible()
      await focusMovedIn()
    })
    await step('There is no place before it, and Esc leads to the bar', async () => {
      await pressEsc()
      await waitFor(() => expect(vipBar.get()).toHaveFocus())
    })
    await step('One goes to the neighbors', async () => {
      await openVip()
      await expect(button('Previous item')).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button('Next item'))
      await waitFor(async () => expect(await title()).toHaveValue(gift.title))
      await userEvent.click(button('Previous item'))
      await waitFor(async () => expect(await title()).toHaveValue(vip.title))
    })
    await step('To delete what was typed into is one question', async () => {
      await enterText(await title(), ' for members')
      await userEvent.click(button('Delete'))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await expect(await toasts().findByText(TACTIC_MESSAGES.deleted)).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(vipBar.query()).toBeNull()
    })
    await step('Undo brings back what is stored', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await openVip()
      await expect(await title()).toHaveValue(vip.title)
      await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
    })
  },
}

export const OpensWhereItIsNotShown: Story = {
  args: calendarOf(content, { url: 'month?date=2026-12&tactic=7' }),
  play: async ({ canvas, step }) => {
    await step('Esc leads to the heading', async () => {
      await focusMovedIn()
      await pressEsc()
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
      await expect(screen.getByRole('grid', { name: /December 2026/u })).toBeVisible()
    })
    await step('In the day, More takes over what the quick form has', async () => {
      await userEvent.click(button('Previous month'))
      await screen.findByRole('grid', { name: /November 2026/u })
      await userEvent.click(screen.getByRole('button', { name: /^18, Wednesday, November /u }))
      await screen.findByRole('grid', { name: /^Hours of/u })
      const box = await canvas.findByRole('button', { name: /VIP early access/u })
      box.focus()
      await userEvent.keyboard('n')
      const quick = within(await panel('New tactic'))
      await enterText(quick.getByRole('textbox', { name: /^Title/u }), 'Cyber letter')
      await userEvent.click(quick.getByRole('combobox', { name: /^Channel/u }))
      await userEvent.click(await screen.findByRole('option', { name: /^Email/u }))
      await userEvent.click(quick.getByRole('button', { name: /^More/u }))
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible())
      await expect(await title()).toHaveValue('Cyber letter')
      await expect(screen.getByRole('combobox', { name: /^Channel/u })).toHaveTextContent('Email')
      await expect(screen.getByRole('textbox', { name: /^Start/u })).toHaveValue('11/18/26')
      await expect(screen.getByRole('combobox', { name: /time/iu })).toHaveValue('08:00')
    })
  },
}
