import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildTactic } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type HeldAnswer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { answer, monthBar, pressMove, pressUndo } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const TITLE = 'VIP early access'
const item = buildTactic({ id: 7, title: TITLE, on: '2026-11-18', at: '08:00' })
const ON_27 = { startDate: '2026-11-27T08:00:00', endDate: '2026-11-27T08:00:00' }

const bar = monthBar(TITLE)
const server = () => createPlanningServer({ tactics: [item] })

const meta = {
  title: 'Screens/Planning/Calendar/Saving',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const REFUSALS: readonly (readonly [HeldAnswer, string])[] = [
  ['forbidden', TACTIC_MESSAGES.viewerCannotEdit],
  ['frozen', PLAN_MESSAGES.frozen],
  ['not found', TACTIC_MESSAGES.dateFailed],
  ['lost connection', TACTIC_MESSAGES.dateFailed],
]

export const RollsBackAMoveThatIsRefused: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    for (const [refusal, text] of REFUSALS) {
      await step(`Refused as ${refusal}, the item returns and the reason is reported`, async () => {
        await bar.focus()
        await pressMove()
        await bar.expectOn(19)
        await answer(held, refusal)
        await bar.expectOn(18)
        await expect(await toasts().findByText(text)).toBeVisible()
        await expect(held.item(item.id)).toEqual(item)
      })
    }
  },
}

export const RollsBackAResizeThatIsRefused: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await waitFor(() => expect(bar.get()).toHaveAccessibleName(/ to 11\/19\/26/u))
    await answer(held, 'forbidden')
    await waitFor(() => expect(bar.get()).not.toHaveAccessibleName(/ to /u))
    await expect(held.item(item.id)).toEqual(item)
  },
}

export const KeepsWhatCouldNotBeDeleted: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Delete}')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await answer(held, 'lost connection')
    await expect(await toasts().findByText(TACTIC_MESSAGES.deleteFailed)).toBeVisible()
    await expect(bar.get()).toBeVisible()
    await expect(bar.get()).not.toHaveAttribute('aria-busy')
  },
}

export const RemovesADeletedItemWithoutHearingOfIt: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Delete}')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(held.waiting()).toEqual(['DELETE /tactics/7']))
    // Its list is read when the browser is idle, and counts as a request.
    await screen.findByRole('button', { name: /^Parking Lot \d/u })
    const requestCount = held.requests().length
    await answer(held)
    // The stream of changes says nothing, and no list is read again.
    await waitFor(() => expect(bar.query()).toBeNull())
    await expect(held.requests()).toHaveLength(requestCount)
    await expect(await toasts().findByText(TACTIC_MESSAGES.deleted)).toBeVisible()
  },
}

export const ShowsTheVersionOfOthersWhenItsOwnIsTooOld: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    held.changeByOthers(item.id, ON_27, { isTold: false })
    await pressMove()
    await bar.expectOn(19)
    await answer(held)
    await bar.expectOn(27)
    await expect(await toasts().findByText(/^Somebody else changed VIP early/u)).toBeVisible()
    await expect(held.item(item.id)).toMatchObject(ON_27)
  },
}

export const DoesNotUndoOverAChangeItHasNotHeardOf: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await pressMove()
    await answer(held)
    await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
    held.changeByOthers(item.id, ON_27, { isTold: false })
    const theirs = held.item(item.id)
    await step('Undo is shown at once, and gives way when the server refuses it', async () => {
      await pressUndo()
      await bar.expectOn(18)
      await answer(held)
      await bar.expectOn(27)
      await expect(await toasts().findByText(/^Somebody else changed VIP early/u)).toBeVisible()
      await expect(held.item(item.id)).toEqual(theirs)
    })
  },
}

/** Records every day that the bar is drawn on, from now on. */
function recordDays() {
  const days = [bar.day()]
  const observer = new MutationObserver(() => {
    const day = bar.query() === null ? 0 : bar.day()
    if (day !== days.at(-1)) days.push(day)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return {
    days,
    stop: () => {
      observer.disconnect()
    },
  }
}

export const DrawsTwoQuickMovesOnlyForward: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    const record = recordDays()
    await pressMove()
    await bar.expectOn(19)
    await waitFor(() => expect(held.waiting()).toHaveLength(1))
    await pressMove()
    await bar.expectOn(20)
    await answer(held)
    await waitFor(() => expect(held.item(item.id)?.version).toBe(item.version + 1))
    await answer(held)
    await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
    await waitFor(() => expect(held.item(item.id)?.version).toBe(item.version + 2))
    await bar.expectOn(20)
    record.stop()
    await expect(record.days).toEqual([18, 19, 20])
  },
}
