import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { createDemonstration } from '@throughline/test-support/demonstration'
import { readStage, type Stage } from '@throughline/test-support/stage'
import { useState } from 'react'
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

export const Plans: Story = {}

// A calendar that fills the window measures itself in steps, which a browser reports as an error
// of the page at some later time. The stories of its screen test it in a window of one size.
export const Month: Story = {
  tags: ['!test'],
  args: { url: `${PLAN}/calendar/month?date=2026-11` },
}

export const Day: Story = {
  tags: ['!test'],
  args: { url: `${PLAN}/calendar/day?date=2026-11-18` },
}

export const Flow: Story = { tags: ['!test'], args: { url: `${PLAN}/calendar/flow` } }

export const Table: Story = { args: { url: `${PLAN}/table` } }

export const Budget: Story = { args: { url: `${PLAN}/budget` } }

export const Search: Story = { args: { url: `${PLAN}/search?text=deals` } }

export const Tactic: Story = { args: { url: `${PLAN}/tactic/1` } }

export const ChannelSettings: Story = { args: { url: `${PLAN}/settings/channels` } }

export const TagSettings: Story = { args: { url: `${PLAN}/settings/tags` } }

export const InitiativeSettings: Story = { args: { url: `${PLAN}/settings/initiatives` } }

export const BudgetSettings: Story = { args: { url: `${PLAN}/settings/budget` } }

export const DocumentSettings: Story = { args: { url: `${PLAN}/settings/documents` } }

export const TeamSettings: Story = { args: { url: `${PLAN}/settings/team` } }

export const CalendarSettings: Story = { args: { url: `${PLAN}/settings/calendars-of-interest` } }

export const Account: Story = { args: { url: '/account' } }

export const Profile: Story = { args: { url: '/account/user' } }
