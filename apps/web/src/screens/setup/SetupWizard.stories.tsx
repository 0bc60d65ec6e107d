import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildTactic } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { createSetupPreferences } from '../../preferences/setup-preferences'
import { readToast, toasts } from '../../testing/toasts'
import { hasHeading, hasStayed, press } from './fixtures/setup-page'
import { isAt, newPlan, serverOf, SetupHost } from './fixtures/SetupHost'

const meta = {
  title: 'Screens/Setup/Steps',
  component: SetupHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf(), path: 'full/1/12/default-channels' },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof SetupHost>

export default meta
type Story = StoryObj<typeof meta>

const labels = () =>
  within(screen.getByRole('list', { name: 'Set up the plan' })).getAllByRole('listitem')
const card = (name: string) => screen.findByRole('checkbox', { name })
const channelNames = (server: ReturnType<typeof serverOf>) =>
  server.plan(12)?.channels.map(({ name }) => name)

export const Default: Story = {
  play: async ({ step }) => {
    await step('The header says where one is among the steps', async () => {
      await hasHeading('Which channels do you plan?')
      await expect(labels().map((item) => item.textContent.replace(/^\d/u, ''))).toEqual([
        'Set Up Channels',
        'Add Calendars of Interest, to do',
        'Establish Your Budget, to do',
        'Tie In Strategy, to do',
        'Add Team Members, to do',
        'Enter Tactics, to do',
      ])
      await expect(labels()[0]).toHaveAttribute('aria-current', 'step')
    })
    await step('Channels of the plan are chosen, and show their types', async () => {
      await expect(await card('PR')).toBeChecked()
      await expect(await card('Radio')).not.toBeChecked()
      await expect(await card('PR')).toHaveAccessibleDescription(
        'Press Release, Event, Media Pitch',
      )
    })
    await step('Both steps of the channels are one label', async () => {
      await press('Continue')
      await hasHeading('Do you use other channels?')
      await expect(labels()[0]).toHaveAttribute('aria-current', 'step')
    })
    await step('Back leads to the intro in the end', async () => {
      await press('Back')
      await hasHeading('Which channels do you plan?')
      await press('Back')
      await isAt('/setup/full/1/12/intro')
    })
  },
}

/** Server with an item in the channel Email. */
const adding = serverOf({
  tactics: [buildTactic({ id: 7, channelId: 202, tacticTypeId: 2020 })],
})

export const AddsAndRemovesChannels: Story = {
  args: { server: adding },
  play: async ({ step }) => {
    await step('With its types, in its usual place', async () => {
      await userEvent.click(await card('Social Media'))
      await expect(await toasts().findByText('Channel created.')).toBeVisible()
      await expect(channelNames(adding)).toEqual([
        'Initiatives',
        'Website',
        'Email',
        'Social Media',
        'PR',
      ])
      const social = adding.plan(12)?.channels.find(({ name }) => name === 'Social Media')
      await expect(social?.tacticTypes.map(({ name }) => name)).toEqual([
        'Post',
        'Story',
        'Video',
        'Contest',
      ])
      await expect(social?.tacticTypes[1]?.tacticPlatforms.map(({ name }) => name)).toContain(
        'TikTok',
      )
    })
    await step('Undo takes it out again', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(channelNames(adding)).not.toContain('Social Media'))
      await waitFor(async () => expect(await card('Social Media')).not.toBeChecked())
      await readToast('Channel deleted.')
    })
    await step('An unused one goes at once, without a question', async () => {
      await userEvent.click(await card('PR'))
      await expect(await toasts().findByText('Channel deleted.')).toBeVisible()
      await expect(channelNames(adding)).toEqual(['Initiatives', 'Website', 'Email'])
    })
    await step('Undo brings it back, in its place', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await waitFor(() =>
        expect(channelNames(adding)).toEqual(['Initiatives', 'Website', 'Email', 'PR']),
      )
    })
    await step('The question about one in use says what goes with it', async () => {
      await userEvent.click(await card('Email'))
      const question = await screen.findByRole('alertdialog', { name: /Delete .*Email/u })
      await expect(question).toHaveTextContent(/3 tactic types and 1 tactic/u)
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
      await expect(channelNames(adding)).toContain('Email')
      await expect(await card('Email')).toBeChecked()
    })
  },
}

const refusing = serverOf({ holds: /^POST \/tactic_types/u })

export const AddingFails: Story = {
  args: { server: refusing },
  play: async ({ step }) => {
    await userEvent.click(await card('Signage'))
    await expect(await card('Signage')).toBeChecked()
    await waitFor(() => expect(refusing.waiting()).toHaveLength(1))
    refusing.answer('forbidden')
    await step('It says so, and leaves no half of a channel', async () => {
      await expect(await toasts().findByText('Error creating channel.')).toBeVisible()
      await waitFor(async () => expect(await card('Signage')).not.toBeChecked())
      await expect(channelNames(refusing)).not.toContain('Signage')
    })
  },
}

const partly = serverOf({ holds: /^POST \/channels/u })

export const SaysWhatOfSeveralCouldNotBeAdded: Story = {
  args: { server: partly, store: memoryStore() },
  play: async ({ step }) => {
    await userEvent.click(await card('Social Media'))
    await userEvent.click(await card('Signage'))
    await step('It says how many are on their way', async () => {
      await expect(screen.getByText('Saving 2 channels…')).toBeVisible()
    })
    await step('Continue waits for them', async () => {
      await press('Continue')
      await expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy')
      await waitFor(() => expect(partly.waiting()).toHaveLength(1))
      partly.answer()
      await expect(await screen.findByText('Saving 1 channel…')).toBeVisible()
    })
    await step('It stays, and names what the server refused', async () => {
      await waitFor(() => expect(partly.waiting()).toHaveLength(1))
      partly.answer('forbidden')
      const banner = await screen.findByRole('alert')
      await expect(banner).toHaveTextContent('Signage')
      await expect(banner).not.toHaveTextContent('Social Media')
      await hasStayed('Which channels do you plan?')
      await expect(channelNames(partly)).toContain('Social Media')
      await expect(await card('Signage')).not.toBeChecked()
    })
    await step('Tried again, it is added, and one goes on', async () => {
      await press('Try again')
      await waitFor(() => expect(partly.waiting()).toHaveLength(1))
      partly.answer()
      await waitFor(() => expect(channelNames(partly)).toContain('Signage'))
      await expect(screen.queryByRole('alert')).toBeNull()
      await press('Continue')
      await hasHeading('Do you use other channels?')
    })
  },
}

const stops = memoryStore()

export const GoesFromStepToStep: Story = {
  args: { server: serverOf(), path: 'full/1/12/calendars', store: stops },
  play: async ({ args: { server }, step }) => {
    await step('Skip goes on, and a skipped step is not done', async () => {
      await press('Skip')
      await hasHeading('What can you spend?')
      await expect(screen.queryByRole('button', { name: /Add Calendars/u })).toBeNull()
    })
    await step('Back leads to the step before it', async () => {
      await press('Back')
      await hasHeading('Which dates should the plan show?')
    })
    await step('What is done can be gone back to', async () => {
      await press('Continue')
      await hasHeading('What can you spend?')
      await userEvent.click(
        screen.getByRole('button', { name: /^Add Calendars of Interest ?, done$/u }),
      )
      await hasHeading('Which dates should the plan show?')
      await press('Continue')
    })
    await step('Before a change is left, a question', async () => {
      await userEvent.click(await screen.findByRole('switch', { name: 'Use budgets' }))
      await expect(screen.getByRole('switch', { name: 'Use budgets' })).toBeChecked()
      await press('Skip')
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: /keep|stay|cancel/iu }))
      await hasStayed('What can you spend?')
    })
    await step('Continue saves it, and goes on', async () => {
      await press('Continue')
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await hasHeading('What do your tactics aim at?')
      await expect(server.plan(12)?.useBudgets).toBe(true)
    })
    await step('Finish later leads to the plan, and the step is remembered', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Finish later' }))
      await isAt('/account/1/plan/12/calendar')
      await expect(createSetupPreferences(stops, 1001, 12).read()).toEqual({
        stoppedAt: 'tags',
        done: ['calendars', 'budget'],
      })
    })
  },
}

export const AFrozenPlan: Story = {
  args: { server: serverOf({ plans: [{ ...newPlan, freeze: true }] }) },
  play: async () => {
    await expect(await screen.findByText(/^This plan is frozen\./u)).toBeVisible()
  },
}
