import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { createDemonstration } from '@throughline/test-support/demonstration'
import { readStage, type Stage } from '@throughline/test-support/stage'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { WholeAppHost } from './WholeAppHost'

interface AsAnyUserProps {
  /** Initial path of the app. */
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
 * The complete product with the data of a demonstration. Choose the signed-in user, the kind of
 * plan and the amount of data in the toolbar. Links lead to the other screens, and changes stay
 * until another choice.
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
    // Another choice restarts the app, because the app reads the signed-in user once.
    return <AsAnyUser key={JSON.stringify(stage)} url={url} stage={stage} />
  },
} satisfies Meta<{ url: string }>

export default meta
type Story = StoryObj<typeof meta>

export const Plans: Story = {
  play: async () => {
    await screen.findByRole('link', { name: /Store launch Denver/ })
    await expect(screen.queryByText('West region')).toBeNull()
  },
}

export const Month: Story = {
  args: { url: `${PLAN}/calendar/month?date=2026-11` },
  play: async () => {
    await screen.findAllByRole('button', { name: /, 11\/18\/26/ })
  },
}

export const Table: Story = {
  args: { url: `${PLAN}/table` },
  play: async ({ step }) => {
    await screen.findByRole('rowheader', { name: /Holiday gifting/ })
    await step('An admin may change a plan with data', async () => {
      await expect(document.body).not.toHaveTextContent(TACTIC_MESSAGES.viewerCannotEdit)
      await expect(document.body).not.toHaveTextContent(PLAN_MESSAGES.frozen)
    })
  },
}

/** The shortcuts of the app work before the code that loads after the first screen. */
export const PaletteFromTheFirstFrame: Story = {
  args: { url: `${PLAN}/calendar/month?date=2026-11` },
  play: async () => {
    await screen.findByRole('link', { name: 'Skip to content' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Search or go to' })
  },
}
