import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildChannel,
  buildPlan,
  emailOnlyPlan,
  planChannels,
  WESTERN_PLAN_ID,
} from '@throughline/test-support/builders'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readToast, toasts } from '../../testing/toasts'
import { calendarMeta } from './fixtures/CalendarHost'
import { flowBar } from './fixtures/flow-page'
import { monthBar, pressMove, pressUndo } from './fixtures/month-page'
import {
  bulkDialog,
  campaign,
  openInitiatives,
  confirmSummary,
  expectDays,
  expectNoDialog,
  expectNoSelection,
  guide,
  hero,
  inSpring,
  press,
  pressAction,
  selectBars,
  selectionBar,
  series,
  severalItems,
} from './fixtures/several-items'

const MONTH = 'month?date=2026-11'

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Several items',
  tags: ['!autodocs'],
  args: { server: severalItems(), url: MONTH },
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Selector of the visible text of the summary; screen readers read another element. */
const visibleText = { selector: 'strong' }

export const ChangesWhatIsSelected: Story = {
  args: { server: severalItems(), url: MONTH, linkedPlanIds: [12, 13] },
  play: async ({ args: { server }, step }) => {
    await selectBars(guide.title, press.title)
    await step('A move by a week, as the dialog proposes', async () => {
      await pressAction(2, 'Move…')
      const dialog = await bulkDialog('Move 2 tactics')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText('2 move', visibleText)).toBeVisible()
      await expect(dialog.getByText(/^The first one moves from 11\/18\/26/u)).toBeVisible()
      const notice = 'Press preview would then start on Thanksgiving.'
      await expect(dialog.getByText(notice)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Move 2 tactics' }))
    })
    await step('They are there at once, still selected, and one undo takes both back', async () => {
      await expect(await toasts().findByText('2 tactics moved.')).toBeVisible()
      await expectNoDialog()
      await expectDays({ [guide.title]: 25, [press.title]: 26 })
      await selectionBar(2)
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await readToast('2 tactics are as they were.')
      await expectDays({ [guide.title]: 18, [press.title]: 19 })
    })
    await step('A type, of another channel', async () => {
      await pressAction(2, 'Type…')
      const dialog = await bulkDialog('Change the type of 2 tactics')
      await userEvent.click(dialog.getByRole('combobox', { name: /^Channel and type/u }))
      await userEvent.click(await screen.findByRole('option', { name: /^Newsletter/u }))
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText('The new type is Email, Newsletter.')).toBeVisible()
      await confirmSummary(dialog, /^Change 2 tactics/u)
      await expectNoDialog()
      await selectionBar(2)
      await expect(server.item(guide.id)?.tacticTypeId).toBe(1031)
      await expect(server.item(press.id)?.tacticTypeId).toBe(1031)
    })
    await step('Tags', async () => {
      await pressAction(2, 'Tags…')
      const dialog = await bulkDialog('Change the tags of 2 tactics')
      await userEvent.click(await dialog.findByRole('combobox', { name: 'Add' }))
      await userEvent.click(await screen.findByRole('option', { name: /^Top spenders/u }))
      await userEvent.keyboard('{Escape}')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText('Adds Top spenders.')).toBeVisible()
      await confirmSummary(dialog, /^Change 2 tactics/u)
      await expectNoDialog()
      await selectionBar(2)
      await expect(server.item(guide.id)?.tagIds).toEqual([21])
      await expect(server.item(press.id)?.tagIds).toEqual([21])
    })
    await step('Another plan has no selection, nor has this one afterward', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Plan 13' }))
      await expectNoSelection()
      await userEvent.click(screen.getByRole('link', { name: 'Plan 12' }))
      await waitFor(() => expect(monthBar(guide.title).query()).toBeVisible())
      await expectNoSelection()
    })
  },
}

export const CopiesDeletesAndMovesInitiatives: Story = {
  args: { server: severalItems(), url: MONTH },
  play: async ({ args: { server }, step }) => {
    await selectBars(guide.title, press.title)
    const asksForDays = async () => {
      const dialog = await bulkDialog('Copy 2 tactics')
      await expect(dialog.getByRole('spinbutton', { name: /^Days/u })).toHaveValue('7')
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await expectNoDialog()
    }
    await step('Copies are dated by the menu of an item and by the bar', async () => {
      await monthBar(guide.title).focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Copy…/u }))
      await asksForDays()
      await pressAction(2, 'Copy…')
      await asksForDays()
    })
    await step('Esc clears the selection, wherever it is pressed', async () => {
      screen.getByRole('button', { name: 'Next month' }).focus()
      await userEvent.keyboard('{Escape}')
      await expectNoSelection()
    })
    await step('Deletion by the key of one deletes both', async () => {
      await selectBars(guide.title, press.title)
      await monthBar(guide.title).focus()
      await userEvent.keyboard('{Delete}')
      const dialog = await bulkDialog('Delete 2 tactics')
      await confirmSummary(dialog, 'Delete 2 tactics')
      await expect(await toasts().findByText('2 tactics deleted.')).toBeVisible()
      await waitFor(() => expect(monthBar(guide.title).query()).toBeNull())
      await expectNoSelection()
    })
    await step('Both come back', async () => {
      await pressUndo()
      await readToast('2 tactics are back.')
      await expectDays({ [guide.title]: 18, [press.title]: 19 })
    })
    await step('An initiative moves with its tactics', async () => {
      await openInitiatives()
      await monthBar(campaign.title).focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      const entry = { name: 'Move with its tactics…' }
      await userEvent.click(await screen.findByRole('menuitem', entry))
      const dialog = await bulkDialog('Move 2 tactics')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText('1 initiative, 1 tactic')).toBeVisible()
      const sentence = /^“Black Friday Promotion” and the tactics linked to it, from 11\/16\/26/u
      await expect(dialog.getByText(sentence)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Move 2 tactics' }))
      await expectDays({ [guide.title]: 25 })
      await expect(server.item(campaign.id)?.startDate.slice(0, 10)).toBe('2026-11-23')
    })
  },
}

/** Goes from the focused bar on November 18 to the day `days` later. */
async function goToDayAfter(days: number): Promise<void> {
  await userEvent.keyboard(`{Escape}{Escape}${'{ArrowRight}'.repeat(days)}`)
}

const copyKeys = '{Control>}c{/Control}'
const pasteKeys = '{Control>}v{/Control}'

export const CopiesAndPastes: Story = {
  args: {
    server: severalItems({
      plan: emailOnlyPlan,
      others: [buildPlan({ id: WESTERN_PLAN_ID, name: 'Western region' })],
    }),
    url: MONTH,
    linkedPlanIds: [WESTERN_PLAN_ID],
  },
  play: async ({ args: { server }, step }) => {
    const datesOf = (title: string) =>
      Array.from({ length: 40 }, (_, id) => server.item(id))
        .flatMap((item) =>
          item?.title.includes(title) === true ? [item.startDate.slice(5, 10)] : [],
        )
        .toSorted((one, other) => one.localeCompare(other))
    await step('Nothing is pasted before something is copied', async () => {
      await monthBar(guide.title).focus()
      await goToDayAfter(0)
      await userEvent.keyboard(pasteKeys)
      await readToast('Nothing was pasted. Copy items first.')
    })
    await step('Pastes the selected items at a day, with their distances', async () => {
      await selectBars(guide.title, press.title, hero.title)
      await monthBar(guide.title).focus()
      await userEvent.keyboard(copyKeys)
      await readToast(/^3 items copied\./u)
      await goToDayAfter(5)
      await userEvent.keyboard(pasteKeys)
      await expect(await toasts().findByText('2 tactics copied.')).toBeVisible()
      await expect(datesOf(guide.title)).toEqual(['11-18', '11-23'])
      await expect(datesOf(press.title)).toEqual(['11-19', '11-24'])
    })
    await step('Says what was not pasted, and why', async () => {
      await expect(await toasts().findByText('Not pasted:')).toBeVisible()
      await expect(toasts().getByText(/Hero swap.* \(you cannot edit .*Website.*\)/u)).toBeVisible()
      await expect(datesOf(hero.title)).toEqual(['11-18'])
    })
    await step('One undo takes all of it back, and redo pastes it again', async () => {
      await pressUndo()
      await readToast('2 tactics deleted again.')
      await expect(datesOf(guide.title)).toEqual(['11-18'])
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      await readToast('Redone: 2 tactics copied.')
      await expect(datesOf(guide.title)).toEqual(['11-18', '11-23'])
    })
    await step('Nothing of it is pasted into another plan', async () => {
      await userEvent.click(screen.getByRole('link', { name: `Plan ${WESTERN_PLAN_ID}` }))
      await screen.findByRole('heading', { name: 'Western region' })
      const day = await screen.findByRole('button', { name: /^25, Wednesday, November/u })
      day.closest<HTMLElement>('[role="gridcell"]')?.focus()
      await userEvent.keyboard(pasteKeys)
      await readToast('Nothing was pasted. Copy items first.')
    })
  },
}

export const SaysWhatStaysAndWhy: Story = {
  args: { server: severalItems({ plan: emailOnlyPlan }), url: MONTH },
  play: async ({ args: { server }, step }) => {
    await step('A series, and an item of a channel without the right', async () => {
      await selectBars(guide.title, hero.title, series.title)
      await pressMove()
      const dialog = await bulkDialog('Move 3 tactics by 1 day')
      const list = await dialog.findByRole('list', { name: '2 stay' })
      await expect(list).toHaveTextContent('Hero swapyou cannot edit Website')
      await expect(list).toHaveTextContent('Weekly dealsrepeats')
      await userEvent.click(dialog.getByRole('button', { name: 'Move 1 tactic' }))
      await readToast('1 tactic moved.')
      await expectDays({ [guide.title]: 19, [hero.title]: 18 })
    })
    await step('One that others changed after the summary', async () => {
      await userEvent.keyboard('{Escape}')
      await expectNoSelection()
      await selectBars(guide.title, press.title)
      await pressMove(2)
      const dialog = await bulkDialog('Move 2 tactics by 1 day')
      await expect(await dialog.findByText('2 move', visibleText)).toBeVisible()
      server.changeByOtherUsers(press.id, { isFlagged: true }, { isReported: false })
      await userEvent.click(dialog.getByRole('button', { name: 'Move 2 tactics' }))
      const text = '1 tactic moved. 1 item stays: somebody else changed it.'
      await expect(await dialog.findByText(text)).toBeVisible()
      await expect(dialog.getByText('somebody else changed it')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await expectDays({ [guide.title]: 20, [press.title]: 19 })
    })
    await step('The undo leaves what others changed since, too', async () => {
      server.changeByOtherUsers(guide.id, { isFlagged: true }, { isReported: false })
      await pressUndo()
      await readToast('1 item stays: somebody else changed it.')
      await expectDays({ [guide.title]: 20 })
    })
  },
}

const flaggingPlan = buildPlan({
  channels: planChannels.map((channel) => buildChannel({ ...channel, enableTacticFlagging: true })),
})

const answerNext = async (
  server: PlanningServer,
  ...args: Parameters<PlanningServer['answer']>
): Promise<void> => {
  await waitFor(() => expect(server.waiting()).toHaveLength(1))
  server.answer(...args)
}

export const LosesNothingWhenItFails: Story = {
  args: { server: severalItems({ plan: flaggingPlan, isDelayed: true }), url: MONTH },
  play: async ({ args: { server }, step }) => {
    await selectBars(guide.title, press.title)
    await step('Without the right, the dialog says why and has what was chosen', async () => {
      await pressAction(2, 'Move…')
      const dialog = await bulkDialog('Move 2 tactics')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await answerNext(server)
      await confirmSummary(dialog, 'Move 2 tactics')
      await answerNext(server, 'forbidden')
      await expect(await dialog.findByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
      await expect(dialog.getByText('2 move', visibleText)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
      await expect(dialog.getByRole('spinbutton', { name: /^Days/u })).toHaveValue('7')
      await step('The same choice is not refused yet, and has a new summary', async () => {
        server.changeByOtherUsers(press.id, {
          startDate: '2026-11-20T08:00:00',
          endDate: '2026-11-20T08:00:00',
        })
        await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
        await answerNext(server)
        await expect(await dialog.findByText('1 moves', visibleText)).toBeVisible()
        await expect(dialog.getByText('somebody else changed it')).toBeVisible()
        await expect(dialog.queryByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeNull()
      })
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    })
    await step('Closed, the tactics are where they were, and still selected', async () => {
      await expectNoDialog()
      await selectionBar(2)
      await expectDays({ [guide.title]: 18, [press.title]: 20 })
      await expect(toasts().queryByText(/moved/u)).toBeNull()
      await expect(server.item(guide.id)?.startDate.slice(0, 10)).toBe('2026-11-18')
    })
    await pressAction(2, 'Flag')
    const dialog = await bulkDialog('Flag 2 tactics')
    const apply = () => dialog.findByRole('button', { name: 'Flag 2 tactics' })
    await step('A summary that does not come can be requested again', async () => {
      await answerNext(server, 'lost connection')
      await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
      await answerNext(server)
      await expect(await dialog.findByText('2 are flagged', visibleText)).toBeVisible()
    })
    await step('While it is saved, the dialog stays', async () => {
      await userEvent.click(await apply())
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      await userEvent.keyboard('{Escape}')
      await expect(dialog.getByText('2 are flagged', visibleText)).toBeVisible()
      await answerNext(server, 'lost connection')
      await expect(await dialog.findByText(/^The server could not be reached/u)).toBeVisible()
    })
    await step('Frozen meanwhile, it says so', async () => {
      await userEvent.click(await apply())
      await answerNext(server, 'frozen')
      await expect(await dialog.findByText(PLAN_MESSAGES.frozen)).toBeVisible()
    })
    await step('Tried again, it is done, and the bar takes the flags away', async () => {
      await userEvent.click(await apply())
      await answerNext(server)
      await expect(await toasts().findByText('2 tactics flagged.')).toBeVisible()
      await expect(server.item(guide.id)?.isFlagged).toBe(true)
      await expect((await selectionBar(2)).getByRole('button', { name: 'Unflag' })).toBeVisible()
    })
    await step('Without a connection it is not undone, and the next undo tries again', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await answerNext(server, 'lost connection')
      await expect(await toasts().findByText(/^The server could not be reached/u)).toBeVisible()
      await userEvent.keyboard('{Control>}z{/Control}')
      await answerNext(server)
      await waitFor(() => expect(server.item(guide.id)?.isFlagged).toBe(false))
    })
  },
}

export const GoesFromViewToView: Story = {
  args: { server: severalItems(), url: 'flow?date=2026-11&zoom=year' },
  play: async ({ args: { server }, step }) => {
    const user = userEvent.setup()
    const showView = (name: string) => {
      const views = within(screen.getByRole('radiogroup', { name: 'View' }))
      return user.click(views.getByRole('radio', { name }))
    }
    const bars = [guide, press, inSpring].map(({ title }) => flowBar(title))
    await user.keyboard('{Control>}')
    for (const bar of await Promise.all(bars)) await user.click(bar)
    await user.keyboard('{/Control}')
    await selectionBar(3)
    await step('In the month, what it shows of them is selected', async () => {
      await showView('Month')
      await waitFor(() => expect(monthBar(guide.title).query()).toHaveAccessibleName(/selected/iu))
      await selectionBar(2)
    })
    await step('Back in the flow, all of them are', async () => {
      await showView('Flow')
      await expect(await flowBar(guide.title)).toHaveAccessibleName(/selected/iu)
      await selectionBar(3)
    })
    await step('A change of it in the month is one of the flow', async () => {
      await showView('Month')
      await user.keyboard('{Control>}')
      await waitFor(() => expect(monthBar(press.title).query()).toBeVisible())
      await user.click(monthBar(press.title).get())
      await user.keyboard('{/Control}')
      await selectionBar(1)
      await showView('Flow')
      await flowBar(guide.title)
      await selectionBar(1)
    })
    await step('There, tactics are copied to the next week', async () => {
      await user.keyboard('{Control>}')
      await user.click(await flowBar(press.title))
      await user.keyboard('{/Control}')
      await pressAction(2, 'Copy…')
      const dialog = await bulkDialog('Copy 2 tactics')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await confirmSummary(dialog, 'Copy 2 tactics')
      await readToast('2 tactics copied.')
      await expect(
        await screen.findByRole('button', { name: /Copy.*Gift guide|Gift guide.*copy/iu }),
      ).toBeVisible()
    })
    await step('The copies go again', async () => {
      await pressUndo()
      await expect(await toasts().findByText('2 tactics deleted again.')).toBeVisible()
      await expect(server.item(guide.id)).toBeDefined()
    })
  },
}
