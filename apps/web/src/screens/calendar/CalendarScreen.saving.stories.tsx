import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildTactic } from '@throughline/test-support/builders'
import type { DelayedAnswer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readToast, toasts } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import {
  answer,
  monthBar,
  onNovember,
  pressMove,
  pressResize,
  pressUndo,
  vip,
} from './fixtures/month-page'

const bar = monthBar(vip.title)

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Saving',
  tags: ['!autodocs'],
  args: calendarOf({ tactics: [vip] }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const refusals: readonly (readonly [DelayedAnswer, string])[] = [
  ['forbidden', TACTIC_MESSAGES.viewerCannotEdit],
  ['frozen', PLAN_MESSAGES.frozen],
  ['not found', TACTIC_MESSAGES.dateFailed],
  ['lost connection', TACTIC_MESSAGES.dateFailed],
]

export const RollsBackWhatIsRefused: Story = {
  args: calendarOf({ tactics: [vip] }),
  play: async ({ args: { server }, step }) => {
    for (const [refusal, text] of refusals) {
      await step(`A move: ${refusal}`, async () => {
        await bar.focus()
        await pressMove()
        await bar.expectOn(19)
        await answer(server, refusal)
        await bar.expectOn(18)
        await readToast(text)
        await expect(server.item(vip.id)).toEqual(vip)
      })
    }
    await step('A resize', async () => {
      await pressResize()
      await waitFor(() => expect(bar.get()).toHaveAccessibleName(/ to 11\/19\/26/u))
      await answer(server, 'forbidden')
      await waitFor(() => expect(bar.get()).not.toHaveAccessibleName(/ to /u))
      await expect(server.item(vip.id)).toEqual(vip)
      await readToast(TACTIC_MESSAGES.viewerCannotEdit)
    })
    await step('A deletion', async () => {
      await userEvent.keyboard('{Delete}')
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
      await answer(server, 'lost connection')
      await readToast(TACTIC_MESSAGES.deleteFailed)
      await expect(bar.get()).toBeVisible()
      await expect(bar.get()).not.toHaveAttribute('aria-busy')
    })
    await step('A move that was undone meanwhile, after which nothing is sent', async () => {
      await bar.focus()
      await pressMove()
      await pressUndo()
      await bar.expectOn(18)
      await answer(server, 'forbidden')
      await readToast(TACTIC_MESSAGES.viewerCannotEdit)
      await bar.expectOn(18)
      await expect(server.waiting()).toEqual([])
      await expect(server.item(vip.id)?.version).toBe(vip.version)
    })
    await step('A move after a saved one, which Undo then takes back', async () => {
      await pressMove()
      await answer(server)
      await waitFor(() => expect(server.item(vip.id)?.version).toBe(vip.version + 1))
      await pressMove()
      await bar.expectOn(20)
      await answer(server, 'lost connection')
      await bar.expectOn(19)
      await readToast(TACTIC_MESSAGES.dateFailed)
      await pressUndo()
      await bar.expectOn(18)
      await answer(server)
      await waitFor(() => expect(server.item(vip.id)?.startDate).toBe(vip.startDate))
    })
  },
}

const theirChange = /^Somebody else changed VIP early/u

export const GivesWayToOtherUsers: Story = {
  args: calendarOf({ tactics: [vip] }),
  play: async ({ args: { server }, step }) => {
    const changeUnseen = (day: number) => {
      server.changeByOtherUsers(vip.id, onNovember(day), { isReported: false })
    }
    await step('A move on a version that is too old shows theirs', async () => {
      await bar.focus()
      changeUnseen(27)
      await pressMove()
      await bar.expectOn(19)
      await answer(server)
      await bar.expectOn(27)
      await readToast(theirChange)
      await expect(server.item(vip.id)).toMatchObject(onNovember(27))
    })
    await step('Undo is shown at once, and gives way when the server refuses it', async () => {
      await pressMove()
      await answer(server)
      await readToast(TACTIC_MESSAGES.dateUpdated)
      changeUnseen(20)
      const theirs = server.item(vip.id)
      await pressUndo()
      await bar.expectOn(27)
      await answer(server)
      await bar.expectOn(20)
      await readToast(theirChange)
      await expect(server.item(vip.id)).toEqual(theirs)
    })
    await step('Undo leaves the dates that others have set, and says why', async () => {
      await pressMove()
      await answer(server)
      await waitFor(() => expect(server.item(vip.id)?.startDate).toContain('2026-11-21'))
      server.changeByOtherUsers(vip.id, onNovember(25))
      await bar.expectOn(25)
      await pressUndo()
      await readToast(theirChange)
      await bar.expectOn(25)
      await expect(server.waiting()).toEqual([])
    })
    await step('A bar that they move below a dialog gets the focus back from it', async () => {
      await userEvent.keyboard('{Delete}')
      await screen.findByRole('button', { name: 'Delete' })
      server.changeByOtherUsers(vip.id, onNovember(26))
      await waitFor(() => expect(bar.day()).toBe(26))
      await userEvent.keyboard('{Escape}')
      await bar.expectOn(26)
    })
  },
}

const series = buildTactic({
  id: 8,
  title: 'Weekly deals',
  on: '2026-11-19',
  rrule: 'FREQ=MONTHLY',
})
const seriesBar = monthBar(series.title)

export const DeletesAndRestores: Story = {
  args: calendarOf({ tactics: [vip, series] }),
  play: async ({ args: { server }, step }) => {
    await step('A deleted item goes without news of it, and its day has the focus', async () => {
      await bar.focus()
      await userEvent.keyboard('{Delete}')
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(server.waiting()).toEqual(['DELETE /tactics/7']))
      // The list of the parking lot loads when the browser is idle, and counts as a request.
      await screen.findByRole('button', { name: /^Parking Lot \d/u })
      const requestCount = server.requests().length
      await answer(server)
      // The stream of changes sends no event, and the app reads no list again.
      await waitFor(() => expect(bar.query()).toBeNull())
      await expect(server.requests()).toHaveLength(requestCount)
      await expect(await toasts().findByText(TACTIC_MESSAGES.deleted)).toBeVisible()
      const day = screen.getByRole('button', { name: /18, Wednesday, November/u })
      await waitFor(() => expect(day.closest('[role="gridcell"]')).toHaveFocus())
    })
    await step('Restored from anywhere on the page, it has the focus at once', async () => {
      screen.getByRole('button', { name: 'Next month' }).focus()
      await pressUndo()
      await bar.expectOn(18)
      await answer(server)
      await expect(await toasts().findByText('VIP early access is back.')).toBeVisible()
      await bar.expectOn(18)
    })
    await step('The question about a series says that all of it is deleted', async () => {
      await seriesBar.focus()
      await userEvent.keyboard('{Delete}')
      const question = await screen.findByRole('alertdialog')
      await expect(question).toHaveTextContent('the whole series is deleted')
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    })
    await step('It is busy until the server answers', async () => {
      await waitFor(() => expect(server.waiting()).toEqual(['DELETE /tactics/8']))
      await waitFor(() => expect(seriesBar.get()).toHaveAttribute('aria-busy', 'true'))
      await answer(server)
      await waitFor(() => expect(seriesBar.query()).toBeNull())
    })
  },
}
