import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { expect, screen, waitFor } from 'storybook/test'
import anyUser, { ChannelSettings, Plans, Table } from './AsAnyUser.stories'

/** What the menus of the toolbar change. Readers use the stories beside these. */
const meta = {
  ...anyUser,
  title: 'Screens/As any user/Choices',
  tags: ['!autodocs', '!dev', 'no-baseline'],
} satisfies Meta<{ url: string }>

export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp) => screen.findByText(words, undefined)

const pageHas = async (words: string) => {
  await waitFor(() => expect(document.body).toHaveTextContent(words))
}

export const AnAdminMayChangeAPlanWithData: Story = {
  ...Table,
  play: async () => {
    await pageHas('Holiday gifting')
    await expect(document.body).not.toHaveTextContent(TACTIC_MESSAGES.viewerCannotEdit)
    await expect(document.body).not.toHaveTextContent(PLAN_MESSAGES.frozen)
  },
}

export const AnEmptyPlanHasNoItems: Story = {
  ...Table,
  globals: { dataSize: 'empty' },
  play: async () => {
    await screen.findByRole('button', { name: 'Add Tactic' })
    await expect(document.body).not.toHaveTextContent('Holiday gifting')
  },
}

export const AViewerIsToldWhyNothingCanBeChanged: Story = {
  ...Table,
  globals: { role: 'viewer' },
  play: async () => {
    await pageHas(TACTIC_MESSAGES.viewerCannotEdit)
  },
}

export const AContributorIsToldThatAPlanIsFrozen: Story = {
  ...Table,
  globals: { plan: 'frozen', role: 'contributor' },
  play: async () => {
    await pageHas(PLAN_MESSAGES.frozen)
  },
}

export const AnInactiveAccountOpensNoPlan: Story = {
  ...Table,
  globals: { plan: 'inactive', role: 'owner' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await expect(screen.queryByRole('treegrid')).toBeNull()
  },
}

export const ALeadPlanIsListedAboveItsNestedPlan: Story = {
  ...Plans,
  globals: { plan: 'lead' },
  play: async () => {
    await expect(await text('West region')).toBeVisible()
  },
}

export const ACurrentPlanHasNone: Story = {
  ...Plans,
  play: async () => {
    await text('Store launch Denver')
    await expect(screen.queryByText('West region')).toBeNull()
  },
}

export const AViewerDoesNotChangeChannels: Story = {
  ...ChannelSettings,
  globals: { role: 'viewer' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await expect(screen.queryByRole('button', { name: /Add channel/iu })).toBeNull()
  },
}
