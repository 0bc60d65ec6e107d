import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Channel } from '@throughline/domain/channels'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildPlan,
  buildTactic,
  buildTacticType,
  CONTRIBUTOR,
  planChannels,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const EMAIL_ID = 103
const on = '2026-11-18'
const gift = buildTactic({ id: 1, title: 'Gift guide', on })
const valentine = buildTactic({ id: 3, title: 'Valentine', on: '2027-02-14' })
const western = buildTactic({ id: 2, title: 'Regional radio', on, planId: 13 })

const retired = buildTacticType({ id: 1039, name: 'Retired', isHidden: true })
const withRetired = (channel: Channel): Channel =>
  channel.id === EMAIL_ID ? { ...channel, tacticTypes: [...channel.tacticTypes, retired] } : channel

/** As a contributor of the channel Email reads it, in which one type is hidden. */
const plan = buildPlan({
  channels: planChannels.map(withRetired),
  access: { ...CONTRIBUTOR, canEditAllChannels: false, editableChannelIds: [EMAIL_ID] },
})
const viewerPlan = buildPlan({
  access: { level: 350, canAddTactics: false, canEditAllChannels: false, editableChannelIds: [] },
})

const meta = {
  title: 'Screens/Planning/Calendar/Creating',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: {
    server: createPlanningServer({ plans: [plan], tactics: [gift, western, valentine] }),
    url: 'month?date=2026-11',
  },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const openList = (name: RegExp) => userEvent.click(screen.getByRole('combobox', { name }))

/** The same in the popover of a day and in the whole editor. */
async function expectOnlyWhatMayBeUsed() {
  await openList(/^Channel/u)
  const website = await screen.findByRole('option', { name: /^Website/u })
  await expect(website).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('option', { name: /^Email/u }))
  await openList(/^Tactic type/u)
  await expect(await screen.findByRole('option', { name: 'Newsletter' })).toBeVisible()
  await expect(screen.queryByRole('option', { name: 'Retired' })).toBeNull()
  await userEvent.click(screen.getByRole('option', { name: 'Newsletter' }))
}

export const OffersOnlyChannelsAndTypesThatMayBeUsed: Story = {
  play: async ({ step }) => {
    await step('In the popover of a day', async () => {
      await monthBar(gift.title).focus()
      await userEvent.keyboard('n')
      // The popover is loaded when it is first asked for.
      await expect(await screen.findByRole('textbox', { name: /^Title/u })).toBeVisible()
      await expectOnlyWhatMayBeUsed()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/u })).toBeNull())
    })
    await step('In the editor', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add Tactic' }))
      await expect(await screen.findByRole('dialog', { name: 'New tactic' })).toBeVisible()
      await expectOnlyWhatMayBeUsed()
    })
  },
}

export const BeginsOnTheFirstOfAnotherMonth: Story = {
  args: { url: 'month?date=2027-02' },
  play: async () => {
    await monthBar(valentine.title).focus()
    await userEvent.click(screen.getByRole('button', { name: 'Add Tactic' }))
    await expect(await screen.findByRole('dialog', { name: 'New tactic' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^Start/u })).toHaveValue('02/01/27')
  },
}

const pressCopy = () => userEvent.keyboard('{Control>}c{/Control}')

export const RefusesToCopyItemsOfOtherPlans: Story = {
  play: async () => {
    await monthBar(western.title).focus()
    await pressCopy()
    await expect(await toasts().findByText(/^This item belongs to West region/u)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const RefusesToCopyForAViewer: Story = {
  args: { server: createPlanningServer({ plans: [viewerPlan], tactics: [gift] }) },
  play: async () => {
    await monthBar(gift.title).focus()
    await pressCopy()
    await expect(await toasts().findByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
