import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildTactic } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { answer, monthBar, pressMove, pressUndo } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const TITLE = 'VIP early access'
const item = buildTactic({ id: 7, title: TITLE, on: '2026-11-18', at: '08:00' })
const bar = monthBar(TITLE)
const server = () => createPlanningServer({ tactics: [item] })

const meta = {
  title: 'Screens/Planning/Calendar/Taking back',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const OffersAnotherUndoAfterALostConnection: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await pressMove()
    await answer(held)
    await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
    await step('The first undo does not reach the server', async () => {
      await pressUndo()
      await answer(held, 'lost connection')
      await bar.expectOn(19)
      await expect(await toasts().findByText(TACTIC_MESSAGES.dateFailed)).toBeVisible()
    })
    await step('The second one does', async () => {
      await pressUndo()
      await answer(held)
      await waitFor(() => expect(held.item(item.id)?.startDate).toBe(item.startDate))
      await bar.expectOn(18)
    })
  },
}

export const ReportsOnlyTheUndoOfAMoveThatIsBeingSaved: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await pressMove()
    await pressUndo()
    await answer(held)
    // The undo is sent when the move has been saved, and nothing has been said of that.
    await waitFor(() => expect(held.item(item.id)?.version).toBe(item.version + 1))
    await waitFor(() => expect(held.waiting()).toEqual(['PUT /tactics/7']))
    await expect(toasts().queryByText(TACTIC_MESSAGES.dateUpdated)).toBeNull()
    await answer(held)
    await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
    await expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** The notice of the first move is still there when the second one is made. */
export const KeepsAnUndoThatALaterMoveForbids: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    const undoOfNotice = () => toasts().findByRole('button', { name: 'Undo' })
    await bar.focus()
    await pressMove()
    await answer(held)
    await step('Undone by its notice after the second move, the first one stays', async () => {
      const undo = await undoOfNotice()
      await pressMove()
      await userEvent.click(undo)
      await answer(held)
      await waitFor(() => expect(held.item(item.id)?.startDate).toBe('2026-11-20T08:00:00'))
      await waitFor(() => expect(bar.day()).toBe(20))
    })
    await step('Both can be undone one after the other', async () => {
      for (const day of [19, 18]) {
        await bar.focus()
        await pressUndo()
        await answer(held)
        await waitFor(() => expect(held.item(item.id)?.startDate).toBe(`2026-11-${day}T08:00:00`))
      }
      await bar.expectOn(18)
    })
  },
}

export const SaysThatAWholeSeriesIsDeleted: Story = {
  args: {
    server: createPlanningServer({
      tactics: [{ ...item, rrule: 'FREQ=MONTHLY' }],
    }),
  },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await userEvent.keyboard('{Delete}')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('the whole series is deleted')
    await step('While it is being deleted, it says that it is busy', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(held.waiting()).toEqual(['DELETE /tactics/7']))
      await waitFor(() => expect(bar.get()).toHaveAttribute('aria-busy', 'true'))
    })
    await answer(held)
    await waitFor(() => expect(bar.query()).toBeNull())
  },
}
