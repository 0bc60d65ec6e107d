import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { createSetupPreferences } from '../../preferences/setup-preferences'
import { loadSettings } from '../../settings-screens'
import { hasHeading, hasStayed, press } from './fixtures/setup-page'
import { serverOf, SetupHost } from './fixtures/SetupHost'

const meta = {
  title: 'Screens/Setup/Loading steps',
  component: SetupHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof SetupHost>

export default meta
type Story = StoryObj<typeof meta>

export const LoadingThePlan: Story = {
  args: { server: serverOf({ holds: /^GET \/plans\/12$/u }) },
}

const untouched = memoryStore()

export const AStepThatDoesNotLoadIsNotDone: Story = {
  args: {
    server: serverOf({ plans: [buildPlan()], holds: /^GET \/tags/u }),
    path: 'full/1/12/tags',
    store: untouched,
  },
  play: async ({ args: { server }, step }) => {
    const stepsDone = () => createSetupPreferences(untouched, 1001, 12).read().done
    const isLoading = () => waitFor(() => expect(server.waiting()).toHaveLength(1))
    await step('Continue waits for the step', async () => {
      await isLoading()
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await hasStayed('What do your tactics aim at?')
      await expect(stepsDone()).toEqual([])
    })
    await step(
      'A failure says so; one can go on, and what nobody has seen is not done',
      async () => {
        server.answer('forbidden')
        await expect(await screen.findByText('This step could not be loaded')).toBeVisible()
        await expect(screen.getByRole('button', { name: 'Skip' })).toBeEnabled()
        await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
        await press('Skip')
        await hasHeading('Which initiatives guide the plan?')
        await expect(stepsDone()).toEqual([])
      },
    )
    await step('Once it is there, it is done with Continue', async () => {
      await press('Back')
      await isLoading()
      server.answer()
      await press('Continue')
      await hasHeading('Which initiatives guide the plan?')
      await expect(stepsDone()).toEqual(['tags'])
    })
  },
}

/** Returns settings whose code loads only when the story releases it. */
function delayedSettings() {
  const releases = new Map<string, () => void>()
  return {
    load: async (...[segment]: Parameters<typeof loadSettings>) => {
      await new Promise<void>((resolve) => {
        releases.set(segment, resolve)
      })
      return loadSettings(segment)
    },
    release: async (segment: string) => {
      await waitFor(() => expect(releases.has(segment)).toBe(true))
      releases.get(segment)?.()
    },
  }
}

const settings = delayedSettings()

/** React replaces the button to the next step once the form can save. */
export const KeepsFocusAndPressesWhileAStepLoads: Story = {
  args: { server: serverOf(), path: 'full/1/12/budget', loadSettings: settings.load },
  play: async ({ step }) => {
    const button = (name: string) => screen.getByRole('button', { name })
    await step('The focus', async () => {
      await hasHeading('What can you spend?')
      button('Continue').focus()
      await settings.release('budget')
      await screen.findByRole('switch', { name: 'Use budgets' })
      await expect(button('Continue')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await hasHeading('What do your tactics aim at?')
    })
    await step('A press, while the code of the step comes', async () => {
      const user = userEvent.setup()
      await user.pointer({ keys: '[MouseLeft>]', target: button('Skip') })
      await settings.release('tags')
      await waitFor(() => expect(button('Continue')).not.toHaveAttribute('aria-busy'))
      await user.pointer({ keys: '[/MouseLeft]', target: button('Skip') })
      await hasHeading('Which initiatives guide the plan?')
    })
  },
}
