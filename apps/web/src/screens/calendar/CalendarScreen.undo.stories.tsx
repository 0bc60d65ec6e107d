import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildTactic } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { answer, monthBar } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const ITEM_ID = 7
const TITLE = 'VIP early access'
/** One day, a Wednesday. */
const item = buildTactic({ id: ITEM_ID, title: TITLE, on: '2026-11-18', at: '08:00' })
const other = buildTactic({ id: 8, title: 'Newsletter', on: '2026-11-18', at: '08:00' })

const server = (): PlanningServer => createPlanningServer({ tactics: [item, other] })

const meta = {
  title: 'Screens/Planning/Calendar/Undo and focus',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const bar = monthBar(TITLE)

export const UndoesWhatIsStillBeingSaved: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await step('Two quick pushes are shown at once, and the bar keeps the focus', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
      await bar.expectOn(20)
      await waitFor(() => expect(held.waiting()).toEqual(['PUT /tactics/7']))
    })
    await step('Both are taken back before the first is saved', async () => {
      await userEvent.keyboard('{Control>}zz{/Control}')
      await bar.expectOn(18)
    })
    await step('Each is sent when the one before it has been answered', async () => {
      const days = []
      for (let count = 0; count < 4; count += 1) {
        await answer(held)
        const version = item.version + count + 1
        await waitFor(() => expect(held.item(ITEM_ID)?.version).toBe(version))
        days.push(held.item(ITEM_ID)?.startDate.slice(8, 10))
        await bar.expectOn(18)
      }
      await expect(days).toEqual(['19', '20', '19', '18'])
      await expect(held.waiting()).toEqual([])
      await expect(await toasts().findByText('Date updated.')).toBeVisible()
      await expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
    })
  },
}

export const KeepsTheOrderOfPushesAfterAnUndo: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await userEvent.keyboard('{Control>}z{/Control}')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await bar.expectOn(25)
    for (let count = 1; count <= 3; count += 1) {
      await answer(held)
      await waitFor(() => expect(held.item(ITEM_ID)?.version).toBe(item.version + count))
      await bar.expectOn(25)
    }
    await expect(held.item(ITEM_ID)?.startDate).toBe('2026-11-25T08:00:00')
    await expect(held.waiting()).toEqual([])
  },
}

export const ForgetsAChangeThatWasRefused: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await answer(held)
    await waitFor(() => expect(held.item(ITEM_ID)?.version).toBe(item.version + 1))
    await step('A refused move goes back, with the focus, and is reported', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await bar.expectOn(20)
      await answer(held, 'lost connection')
      await bar.expectOn(19)
      await expect(await toasts().findByText(TACTIC_MESSAGES.dateFailed)).toBeVisible()
    })
    await step('Undo takes back the push before it', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await bar.expectOn(18)
      await answer(held)
      await waitFor(() => expect(held.item(ITEM_ID)?.startDate).toBe('2026-11-18T08:00:00'))
    })
  },
}

export const SendsNothingForARefusedChangeThatWasUndone: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await userEvent.keyboard('{Control>}z{/Control}')
    await bar.expectOn(18)
    await answer(held, 'forbidden')
    await expect(await toasts().findByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
    await bar.expectOn(18)
    await expect(held.waiting()).toEqual([])
    await expect(held.item(ITEM_ID)?.version).toBe(item.version)
  },
}

export const DoesNotUndoOverTheDatesOfOthers: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await answer(held)
    await step('Others move it, and it keeps the focus', async () => {
      await waitFor(() => expect(held.item(ITEM_ID)?.version).toBe(item.version + 1))
      held.changeByOthers(ITEM_ID, {
        startDate: '2026-11-27T08:00:00',
        endDate: '2026-11-27T08:00:00',
      })
      await bar.expectOn(27)
    })
    await step('Undo leaves it there, and says why', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(await toasts().findByText(/^Somebody else changed VIP early/u)).toBeVisible()
      await bar.expectOn(27)
      await expect(held.waiting()).toEqual([])
    })
  },
}

export const UndoesAResizeAtOnce: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await waitFor(() => expect(bar.get()).toHaveAccessibleName(/ to 11\/19\/26/u))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(bar.get()).not.toHaveAccessibleName(/ to /u))
    await answer(held)
    await answer(held)
    await waitFor(() => expect(held.item(ITEM_ID)?.version).toBe(item.version + 2))
    await expect(held.item(ITEM_ID)?.endDate).toBe(item.endDate)
    await bar.expectOn(18)
  },
}

export const TurnsToWhatIsTakenBack: Story = {
  args: { server: server(), url: 'month?date=2026-11' },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await step('Pushed two weeks on, it is followed into December', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}')
      await expect(await screen.findByRole('grid', { name: /December 2026/u })).toBeVisible()
      await bar.expectOn(9)
    })
    await step('Taken back three times, it is found in November again', async () => {
      await userEvent.keyboard('{Control>}zzz{/Control}')
      await expect(await screen.findByRole('grid', { name: /November 2026/u })).toBeVisible()
      await bar.expectOn(18)
    })
    for (let count = 0; count < 6; count += 1) await answer(held)
    await bar.expectOn(18)
  },
}

export const FocusesWhatIsRestored: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await step('Deleted by a key, its day has the focus', async () => {
      await userEvent.keyboard('{Delete}')
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
      await answer(held)
      await waitFor(() => expect(screen.queryByRole('button', { name: /VIP early/u })).toBeNull())
      const day = screen.getByRole('button', { name: /18, Wednesday, November/u })
      await waitFor(() => expect(day.closest('[role="gridcell"]')).toHaveFocus())
    })
    await step('Restored from anywhere on the page, it has the focus at once', async () => {
      screen.getByRole('button', { name: 'Next month' }).focus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await bar.expectOn(18)
      await answer(held)
      await expect(await toasts().findByText('VIP early access is back.')).toBeVisible()
      await bar.expectOn(18)
    })
  },
}

export const GivesTheFocusBackFromADialogToAMovedBar: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Delete}')
    await screen.findByRole('button', { name: 'Delete' })
    held.changeByOthers(ITEM_ID, {
      startDate: '2026-11-26T08:00:00',
      endDate: '2026-11-26T08:00:00',
    })
    await waitFor(() => expect(bar.day()).toBe(26))
    await userEvent.keyboard('{Escape}')
    await bar.expectOn(26)
  },
}

export const LeavesUndoToWhatIsTypedInto: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await bar.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await bar.expectOn(19)
    await userEvent.keyboard('{Delete}')
    await screen.findByRole('button', { name: 'Delete' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(bar.day()).toBe(19)
    await userEvent.keyboard('{Escape}')
    await answer(held)
    await bar.expectOn(19)
  },
}
