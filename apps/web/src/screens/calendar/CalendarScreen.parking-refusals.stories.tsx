import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildPlan, CONTRIBUTOR, emailOnlyPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'
import { openParkingLot, parkedBar, parkingTactics } from './fixtures/parking-page'

const serverOf = (plan = buildPlan()) =>
  createPlanningServer({ plans: [plan], tactics: parkingTactics })

const meta = {
  title: 'Screens/Planning/Calendar/Parking lot refusals',
  component: CalendarHost,
  tags: ['!autodocs', 'no-baseline'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: serverOf(), url: 'month?date=2026-11', store: openParkingLot() },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

/** Tries to park an item by key and to schedule a parked one; nothing may be sent. */
function refuses(plan: ReturnType<typeof buildPlan>, reason: string | RegExp): Story {
  return {
    args: { server: serverOf(plan), store: openParkingLot() },
    play: async ({ args: { server }, step }) => {
      await step('Out of the parking lot', async () => {
        const bar = await parkedBar('Landing page')
        bar.focus()
        await userEvent.keyboard('p')
        await expect(await toasts().findByText(reason)).toBeVisible()
        await userEvent.click(toasts().getByRole('button', { name: /^Dismiss/u }))
        await waitFor(() => expect(toasts().queryByText(reason)).toBeNull())
      })
      await step('Into it', async () => {
        await monthBar('Hero swap').focus()
        await userEvent.keyboard('p')
        await expect(await toasts().findByText(reason)).toBeVisible()
      })
      await expect(server.waiting()).toEqual([])
    },
  }
}

export const RefusesViewers = refuses(
  buildPlan({
    access: { level: 350, canAddTactics: false, canEditAllChannels: false, editableChannelIds: [] },
  }),
  TACTIC_MESSAGES.viewerCannotEdit,
)

export const RefusesOnAFrozenPlan = refuses(
  buildPlan({ freeze: true, access: CONTRIBUTOR }),
  PLAN_MESSAGES.frozen,
)

export const RefusesOtherChannels = refuses(emailOnlyPlan, /^You do not have edit rights/u)

export const RefusesItemsOfOtherPlans: Story = {
  args: { server: serverOf(), store: openParkingLot() },
  play: async ({ args: { server } }) => {
    await parkedBar('Autumn tour')
    await monthBar('Regional radio').focus()
    await userEvent.keyboard('p')
    await expect(await toasts().findByText(/^This item belongs to .*West region/u)).toBeVisible()
    await expect(server.waiting()).toEqual([])
  },
}
