import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import {
  buildChannel,
  buildPlan,
  emailOnlyPlan,
  planChannels,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { flowBar } from './fixtures/flow-page'
import { monthBar, pressMove, pressUndo } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'
import {
  bulkDialog,
  campaign,
  confirmSummary,
  expectDays,
  expectNoDialog,
  guide,
  hero,
  press,
  pressAction,
  selectBars,
  selectionBar,
  series,
  severalItems,
} from './fixtures/several-items'

const meta = {
  title: 'Screens/Planning/Calendar/Several items',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: severalItems(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

/** What is seen of the summary; the same is said to screen readers besides. */
const SHOWN = { selector: 'strong' }

export const MovesWhatIsSelected: Story = {
  args: { server: severalItems() },
  play: async ({ step }) => {
    await selectBars(guide.title, press.title)
    await step('By a week, as the dialog proposes', async () => {
      await pressAction(2, 'Move…')
      const dialog = await bulkDialog('Move 2 tactics')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(await dialog.findByText('2 move', SHOWN)).toBeVisible()
      await expect(dialog.getByText(/^The first one moves from 11\/18\/26/u)).toBeVisible()
      const notice = 'Press preview would then start on Thanksgiving.'
      await expect(dialog.getByText(notice)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Move 2 tactics' }))
    })
    await step('They are shown there at once, still selected', async () => {
      await expect(await toasts().findByText('2 tactics moved.')).toBeVisible()
      await expectNoDialog()
      await expectDays({ [guide.title]: 25, [press.title]: 26 })
      await selectionBar(2)
    })
    await step('One undo takes both back', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await expect(await toasts().findByText('2 tactics are as they were.')).toBeVisible()
      await expectDays({ [guide.title]: 18, [press.title]: 19 })
    })
    await step('Esc clears the selection, wherever it is pressed', async () => {
      screen.getByRole('button', { name: 'Next month' }).focus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(screen.queryByRole('toolbar', { name: 'Selected items' })).toBeNull(),
      )
    })
  },
}

export const SaysWhatStaysAndWhy: Story = {
  args: { server: severalItems({ plan: emailOnlyPlan }) },
  play: async () => {
    await selectBars(guide.title, hero.title, series.title)
    await pressMove()
    const dialog = await bulkDialog('Move 3 tactics by 1 day')
    const list = await dialog.findByRole('list', { name: '2 stay' })
    await expect(list).toHaveTextContent('Hero swapyou cannot edit Website')
    await expect(list).toHaveTextContent('Weekly dealsrepeats')
    await userEvent.click(dialog.getByRole('button', { name: 'Move 1 tactic' }))
    await expect(await toasts().findByText('1 tactic moved.')).toBeVisible()
    await expectDays({ [guide.title]: 19, [hero.title]: 18 })
  },
}

const flaggingPlan = buildPlan({
  channels: planChannels.map((channel) => buildChannel({ ...channel, enableTacticFlagging: true })),
})

export const KeepsWhatWasChosenWhenItFails: Story = {
  args: { server: severalItems({ plan: flaggingPlan, isHeld: true }) },
  play: async ({ args: { server }, step }) => {
    const answerNext = async (...args: Parameters<typeof server.answer>) => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer(...args)
    }
    await selectBars(guide.title, press.title)
    await pressAction(2, 'Flag')
    const dialog = await bulkDialog('Flag 2 tactics')
    const apply = () => dialog.findByRole('button', { name: 'Flag 2 tactics' })
    await step('A summary that does not come can be asked for again', async () => {
      await answerNext('lost connection')
      await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
      await answerNext()
      await expect(await dialog.findByText('2 are flagged', SHOWN)).toBeVisible()
    })
    await step('While it is saved, the dialog stays', async () => {
      await userEvent.click(await apply())
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      await userEvent.keyboard('{Escape}')
      await expect(dialog.getByText('2 are flagged', SHOWN)).toBeVisible()
      await answerNext('lost connection')
      await expect(await dialog.findByText(/^The server could not be reached/u)).toBeVisible()
    })
    await step('Frozen meanwhile, it says so', async () => {
      await userEvent.click(await apply())
      await answerNext('frozen')
      await expect(await dialog.findByText(PLAN_MESSAGES.frozen)).toBeVisible()
    })
    await step('Tried again, it is done', async () => {
      await userEvent.click(await apply())
      await answerNext()
      await expect(await toasts().findByText('2 tactics flagged.')).toBeVisible()
      await expect(server.item(guide.id)?.isFlagged).toBe(true)
    })
    await step('Now the bar takes the flags away', async () => {
      await expect((await selectionBar(2)).getByRole('button', { name: 'Unflag' })).toBeVisible()
    })
  },
}

export const LeavesWhatOthersChangedMeanwhile: Story = {
  args: { server: severalItems() },
  play: async ({ args: { server }, step }) => {
    await selectBars(guide.title, press.title)
    await pressMove(2)
    const dialog = await bulkDialog('Move 2 tactics by 1 day')
    await expect(await dialog.findByText('2 move', SHOWN)).toBeVisible()
    await step('Changed after the summary, one of them stays, and the dialog says so', async () => {
      server.changeByOthers(press.id, { isFlagged: true }, { isTold: false })
      await userEvent.click(dialog.getByRole('button', { name: 'Move 2 tactics' }))
      const text = '1 tactic moved. 1 item stays: somebody else changed it.'
      await expect(await dialog.findByText(text)).toBeVisible()
      await expect(dialog.getByText('somebody else changed it')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await expectDays({ [guide.title]: 19, [press.title]: 19 })
    })
    await step('The undo leaves what others changed since, too', async () => {
      server.changeByOthers(guide.id, { isFlagged: true }, { isTold: false })
      await pressUndo()
      const text = '1 item stays: somebody else changed it.'
      await expect(await toasts().findByText(text)).toBeVisible()
      await expectDays({ [guide.title]: 19 })
    })
  },
}

export const DeletesAndBringsBack: Story = {
  args: { server: severalItems() },
  play: async ({ step }) => {
    await selectBars(guide.title, press.title)
    await step('A key on one of them asks about both', async () => {
      await monthBar(guide.title).focus()
      await userEvent.keyboard('{Delete}')
      const dialog = await bulkDialog('Delete 2 tactics')
      await confirmSummary(dialog, 'Delete 2 tactics')
      await expect(await toasts().findByText('2 tactics deleted.')).toBeVisible()
      await waitFor(() => expect(monthBar(guide.title).query()).toBeNull())
      await waitFor(() =>
        expect(screen.queryByRole('toolbar', { name: 'Selected items' })).toBeNull(),
      )
    })
    await step('Both come back', async () => {
      await pressUndo()
      await expect(await toasts().findByText('2 tactics are back.')).toBeVisible()
      await expectDays({ [guide.title]: 18, [press.title]: 19 })
    })
  },
}

export const MovesAnInitiativeWithItsTactics: Story = {
  args: { server: severalItems() },
  play: async ({ args: { server } }) => {
    // Closed at first in a low window.
    const section = await screen.findByRole('button', { name: /^Initiatives/u })
    if (section.ariaExpanded === 'false') await userEvent.click(section)
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
  },
}

export const ChangesSeveralItemsOfAFlow: Story = {
  args: { server: severalItems(), url: 'flow?date=2026-11' },
  play: async ({ args: { server }, step }) => {
    const user = userEvent.setup()
    const [one, other] = [await flowBar(guide.title), await flowBar(press.title)]
    await user.keyboard('{Control>}')
    await user.click(one)
    await user.click(other)
    await user.keyboard('{/Control}')
    await step('Copied to the next week', async () => {
      await pressAction(2, 'Copy…')
      const dialog = await bulkDialog('Copy 2 tactics')
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await confirmSummary(dialog, 'Copy 2 tactics')
      await expect(await toasts().findByText('2 tactics copied.')).toBeVisible()
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
