import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { createDemonstration } from '@throughline/test-support/demonstration'
import { readStage, type Stage } from '@throughline/test-support/stage'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'
import { WholeAppHost } from './WholeAppHost'

interface AsAnyUserProps {
  /** Path at which the app opens. */
  readonly url: string
  readonly stage: Stage
}

/** The app with the demonstration of a stage. */
function AsAnyUser({ url, stage }: AsAnyUserProps) {
  const [demonstration] = useState(() => createDemonstration(stage))
  return <WholeAppHost {...demonstration} url={url} />
}

const PLAN = '/account/1/plan/12'

/** Waits for what a screen has when it is loaded: the accessibility check is of that. */
const shows =
  (...[role, options]: Parameters<typeof screen.findAllByRole>) =>
  async () => {
    await screen.findAllByRole(role, options)
  }

/**
 * The whole product with the data of a demonstration. Choose in the toolbar who is signed in,
 * which kind of plan it is and how much is in it. Links lead to the other screens, and what is
 * changed stays until another choice.
 */
const meta = {
  title: 'Screens/As any user',
  tags: ['!autodocs', 'no-baseline'],
  parameters: {
    isFullScreen: true,
    toolbar: ['role', 'plan', 'dataSize'],
    controls: { disable: true },
  },
  beforeEach: freezeNow,
  args: { url: '/plans' },
  render: ({ url }, { globals }) => {
    const stage = readStage(globals)
    // Another choice starts anew: the app reads once who is signed in.
    return <AsAnyUser key={JSON.stringify(stage)} url={url} stage={stage} />
  },
} satisfies Meta<{ url: string }>

export default meta
type Story = StoryObj<typeof meta>

export const Plans: Story = { play: shows('link', { name: /Store launch Denver/ }) }

export const Month: Story = {
  args: { url: `${PLAN}/calendar/month?date=2026-11` },
  play: shows('button', { name: /, 11\/18\/26/ }),
}

export const Day: Story = {
  args: { url: `${PLAN}/calendar/day?date=2026-11-18` },
  play: shows('button', { name: /^Spring catalog/ }),
}

export const Flow: Story = {
  args: { url: `${PLAN}/calendar/flow` },
  play: shows('button', { name: /^Holiday gifting/i }),
}

export const Table: Story = {
  args: { url: `${PLAN}/table` },
  play: shows('rowheader', { name: /Holiday gifting/ }),
}

export const Budget: Story = {
  args: { url: `${PLAN}/budget` },
  play: shows('rowheader', { name: /Email/ }),
}

export const Search: Story = {
  args: { url: `${PLAN}/search?q=deals` },
  play: shows('link', { name: /deals/i }),
}

export const Tactic: Story = {
  args: { url: `${PLAN}/tactic/1` },
  play: shows('textbox', { name: /Title/ }),
}

export const ChannelSettings: Story = {
  args: { url: `${PLAN}/settings/channels` },
  play: shows('button', { name: /Email/ }),
}

export const TagSettings: Story = {
  args: { url: `${PLAN}/settings/tags` },
  play: shows('button', { name: /tag/i }),
}

export const InitiativeSettings: Story = {
  args: { url: `${PLAN}/settings/initiatives` },
  play: shows('button', { name: /initiative/i }),
}

export const BudgetSettings: Story = {
  args: { url: `${PLAN}/settings/budget` },
  play: shows('button', { name: /^Edit National plan Budget/ }),
}

export const DocumentSettings: Story = {
  args: { url: `${PLAN}/settings/documents` },
  play: shows('button', { name: /^Show vip-brief/ }),
}

export const TeamSettings: Story = {
  args: { url: `${PLAN}/settings/team` },
  play: shows('row', { name: /@/ }),
}

export const CalendarSettings: Story = {
  args: { url: `${PLAN}/settings/calendars-of-interest` },
  play: shows('button', { name: /calendar/i }),
}

export const Account: Story = {
  args: { url: '/account' },
  play: shows('heading', { name: 'Only the account owner can open Account Settings' }),
}

export const Profile: Story = {
  args: { url: '/account/user' },
  play: shows('textbox', { name: /First name/ }),
}

/** The keys of the app do not wait for code that is loaded after the first screen. */
export const PaletteFromTheFirstFrame: Story = {
  args: { url: `${PLAN}/calendar/month?date=2026-11` },
  play: async () => {
    await screen.findByRole('link', { name: 'Skip to content' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Search or go to' })
  },
}
