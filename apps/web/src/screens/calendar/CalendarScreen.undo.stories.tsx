import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { readToast, toasts } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { answer, monthBar, pressMove, pressResize, pressUndo, vip } from './fixtures/month-page'
import { campaign, openInitiatives } from './fixtures/several-items'

const bar = monthBar(vip.title)

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Undo and focus',
  tags: ['!autodocs'],
  args: calendarOf({ tactics: [vip] }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const UndoesWhatIsStillBeingSaved: Story = {
  args: calendarOf({ tactics: [vip] }),
  play: async ({ args: { server }, step }) => {
    /** Answers the next change, and returns the day that the server then has. */
    const storeNext = async (version: number) => {
      await answer(server)
      await waitFor(() => expect(server.item(vip.id)?.version).toBe(vip.version + version))
      return server.item(vip.id)?.startDate.slice(8, 10)
    }
    await bar.focus()
    await step('Two quick pushes are shown at once, and the bar keeps the focus', async () => {
      await pressMove(2)
      await bar.expectOn(20)
      await waitFor(() => expect(server.waiting()).toEqual(['PUT /tactics/7']))
    })
    await step('Both are taken back before the first is saved', async () => {
      await userEvent.keyboard('{Control>}zz{/Control}')
      await bar.expectOn(18)
    })
    await step(
      'Each is sent after the answer to the one before, and reports the undo',
      async () => {
        const days = []
        for (let count = 1; count <= 4; count += 1) {
          await waitFor(() => expect(server.waiting()).toEqual(['PUT /tactics/7']))
          // Only the undo shows a toast.
          if (count <= 3) {
            await expect(toasts().queryByText(TACTIC_MESSAGES.dateUpdated)).toBeNull()
          }
          days.push(await storeNext(count))
          await bar.expectOn(18)
        }
        await expect(days).toEqual(['19', '20', '19', '18'])
        await expect(server.waiting()).toEqual([])
        await expect(await toasts().findByText('Undone.')).toBeVisible()
        await expect(
          toasts().getByText(/VIP early access.* is on 11\/18\/26, 8:00 again\./u),
        ).toBeVisible()
        await expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
      },
    )
    await step('A push after an undo is the last that is sent', async () => {
      await pressMove()
      await pressUndo()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await bar.expectOn(25)
      for (let count = 5; count <= 7; count += 1) {
        await storeNext(count)
        await bar.expectOn(25)
      }
      await expect(server.item(vip.id)?.startDate).toBe('2026-11-25T08:00:00')
      await expect(server.waiting()).toEqual([])
    })
    await step('A resize', async () => {
      await pressResize()
      await waitFor(() => expect(bar.get()).toHaveAccessibleName(/ to 11\/26\/26/u))
      await pressUndo()
      await waitFor(() => expect(bar.get()).not.toHaveAccessibleName(/ to /u))
      await storeNext(8)
      await storeNext(9)
      await expect(server.item(vip.id)?.endDate).toBe('2026-11-25T08:00:00')
      await bar.expectOn(25)
    })
  },
}

export const ChangesTheOverstory: Story = {
  args: calendarOf({ tactics: [vip, campaign] }),
  play: async ({ args: { server }, step }) => {
    const campaignBar = () => screen.getByRole('button', { name: /Black Friday Promotion/u })
    await openInitiatives()
    await waitFor(() => {
      campaignBar().focus()
    })
    await step('Keys move an initiative, which keeps the focus', async () => {
      await pressMove()
      await waitFor(() => expect(campaignBar()).toHaveAccessibleName(/11\/17\/26 to 11\/28\/26/u))
      await expect(campaignBar()).toHaveFocus()
      await answer(server)
      await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
      await expect(server.item(campaign.id)?.startDate).toBe('2026-11-17T08:00:00')
    })
    await step('And undo takes it back', async () => {
      await pressUndo()
      await waitFor(() => expect(campaignBar()).toHaveAccessibleName(/11\/16\/26 to 11\/27\/26/u))
      await answer(server)
      await waitFor(() => expect(server.item(campaign.id)?.startDate).toBe('2026-11-16T08:00:00'))
    })
  },
}

/** Records every day on which the bar appears, from now on. */
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

export const UndoesWhatIsSaved: Story = {
  args: calendarOf({ tactics: [vip] }),
  play: async ({ args: { server }, step }) => {
    const isStoredOn = (day: number) =>
      waitFor(() => expect(server.item(vip.id)?.startDate).toBe(`2026-11-${day}T08:00:00`))
    await bar.focus()
    await step('Two quick moves are drawn only forward', async () => {
      const record = recordDays()
      await pressMove()
      await bar.expectOn(19)
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      await pressMove()
      await bar.expectOn(20)
      await answer(server)
      await isStoredOn(19)
      await answer(server)
      await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
      await isStoredOn(20)
      await bar.expectOn(20)
      record.stop()
      await expect(record.days).toEqual([18, 19, 20])
    })
    await step('An undo that does not reach the server can be tried again', async () => {
      await pressUndo()
      await answer(server, 'lost connection')
      await bar.expectOn(20)
      await readToast(TACTIC_MESSAGES.dateFailed)
      await pressUndo()
      await answer(server)
      await isStoredOn(19)
      await bar.expectOn(19)
    })
    await step('The notice of a move before the last one undoes nothing', async () => {
      await pressMove()
      await answer(server)
      const undo = await toasts().findByRole('button', { name: 'Undo' })
      await pressMove()
      await userEvent.click(undo)
      await answer(server)
      await isStoredOn(21)
      await waitFor(() => expect(bar.day()).toBe(21))
    })
    await step('All can be undone one after the other', async () => {
      for (const day of [20, 19, 18]) {
        await bar.focus()
        await pressUndo()
        await answer(server)
        await isStoredOn(day)
      }
      await bar.expectOn(18)
    })
    await step('All can be made again, by keys and by the button of the notice', async () => {
      await bar.focus()
      for (const keys of ['{Control>}{Shift>}z{/Shift}{/Control}', '{Control>}y{/Control}']) {
        const day = bar.day() + 1
        await userEvent.keyboard(keys)
        await answer(server)
        await isStoredOn(day)
        await bar.expectOn(day)
      }
      await readToast(`Redone: ${TACTIC_MESSAGES.dateUpdated}`)
      await pressUndo()
      await answer(server)
      await isStoredOn(19)
      await userEvent.click(await toasts().findByRole('button', { name: 'Redo' }))
      await answer(server)
      await isStoredOn(20)
    })
    await step('Not over the change of another user', async () => {
      await bar.focus()
      await pressUndo()
      await answer(server)
      await isStoredOn(19)
      server.changeByOtherUsers(vip.id, { startDate: '2026-11-26T08:00:00' })
      await bar.expectOn(26)
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      await expect(await toasts().findByText(/^Somebody else changed VIP/u)).toBeVisible()
      await bar.expectOn(26)
      server.changeByOtherUsers(vip.id, { startDate: '2026-11-18T08:00:00' })
      await bar.expectOn(18)
      await bar.focus()
    })
    await step('The calendar turns to what is pushed on, and to what is taken back', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}')
      await expect(await screen.findByRole('grid', { name: /December 2026/u })).toBeVisible()
      await bar.expectOn(9)
      await userEvent.keyboard('{Control>}zzz{/Control}')
      await expect(await screen.findByRole('grid', { name: /November 2026/u })).toBeVisible()
      await bar.expectOn(18)
      for (let count = 0; count < 6; count += 1) await answer(server)
      await bar.expectOn(18)
    })
  },
}

export const LeavesUndoToDialogsAndFields: Story = {
  args: calendarOf({ tactics: [vip] }),
  play: async ({ args: { server }, step }) => {
    await step('An item is moved', async () => {
      await bar.focus()
      await pressMove()
      await bar.expectOn(19)
    })
    await step('Undo in a dialog does not move it back', async () => {
      await userEvent.keyboard('{Delete}')
      await screen.findByRole('button', { name: 'Delete' })
      await pressUndo()
      await expect(bar.day()).toBe(19)
      await userEvent.keyboard('{Escape}')
      await answer(server)
      await bar.expectOn(19)
      await readToast(TACTIC_MESSAGES.dateUpdated)
    })
    await step('Nor does it in the search of the filters', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Filters/u }))
      await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a filter' }), 'Em')
      await pressUndo()
      await expect(bar.day()).toBe(19)
    })
    await step('Nor in the title of a new tactic', async () => {
      await bar.focus()
      await userEvent.keyboard('n')
      await enterText(await screen.findByRole('textbox', { name: /^Title/u }), 'Gift')
      await pressUndo()
      await expect(bar.day()).toBe(19)
      await userEvent.keyboard('{Escape}')
    })
    await expect(server.requests().filter((name) => name.startsWith('PUT /tactics'))).toHaveLength(
      1,
    )
    await step('Undo on the calendar does', async () => {
      await bar.focus()
      await pressUndo()
      await bar.expectOn(18)
      await answer(server)
      await waitFor(() => expect(server.item(vip.id)?.startDate).toBe(vip.startDate))
    })
  },
}
