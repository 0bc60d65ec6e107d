import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Channel } from '@throughline/domain/channels'
import {
  buildPlan,
  buildTactic,
  buildTacticType,
  emailOnlyPlan,
  planChannels,
} from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'

const EMAIL_ID = 103
const gift = buildTactic({ id: 1, title: 'Gift guide', on: '2026-11-18' })
/** In a month without items, the notice has a button to add one as well. */
const winter = buildTactic({ id: 3, title: 'Winter sale', on: '2026-12-14' })

const retired = buildTacticType({ id: 1039, name: 'Retired', isHidden: true })
const withRetired = (channel: Channel): Channel =>
  channel.id === EMAIL_ID ? { ...channel, tacticTypes: [...channel.tacticTypes, retired] } : channel

/** Plan as a contributor of the channel Email reads it. One type of the channel is hidden. */
const plan = buildPlan({
  channels: planChannels.map(withRetired),
  access: emailOnlyPlan.access,
})

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Creating',
  tags: ['!autodocs'],
  args: calendarOf({ plans: [plan], tactics: [gift, winter] }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const openList = (name: RegExp) => userEvent.click(screen.getByRole('combobox', { name }))

/** Expects only the allowed channels and types, in the popover of a day and in the editor. */
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

export const OffersWhatMayBeUsedFromTheRightDay: Story = {
  play: async ({ args: { server }, step }) => {
    const header = () => screen.getByRole('button', { name: 'Add Tactic' })
    await step('In another month, a new tactic begins on its first', async () => {
      await monthBar(gift.title).focus()
      await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
      await monthBar(winter.title).focus()
      await userEvent.click(header())
      await expect(await screen.findByRole('dialog', { name: 'New tactic' })).toBeVisible()
      await expect(screen.getByRole('textbox', { name: /^Start/u })).toHaveValue('12/01/26')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
    })
    await step('The popover of a day offers channels and types that may be used', async () => {
      await monthBar(gift.title).focus()
      // The popover loads on its first use, and letters that come before it are not lost.
      await userEvent.keyboard('nDip')
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: /^Title/u })).toHaveValue('Dip'),
      )
      await expectOnlyWhatMayBeUsed()
      await userEvent.click(screen.getByRole('button', { name: 'Create' }))
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer()
      await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/u })).toBeNull())
    })
    await step('The next one begins with its channel and its type', async () => {
      await monthBar(gift.title).focus()
      await userEvent.keyboard('n')
      const channel = await screen.findByRole('combobox', { name: /^Channel/u })
      await expect(channel).toHaveTextContent('Email')
      await expect(screen.getByRole('combobox', { name: /^Tactic type/u })).toHaveTextContent(
        'Newsletter',
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/u })).toBeNull())
    })
    await step('So does the editor', async () => {
      await userEvent.click(header())
      await expect(await screen.findByRole('dialog', { name: 'New tactic' })).toBeVisible()
      await expectOnlyWhatMayBeUsed()
    })
  },
}
