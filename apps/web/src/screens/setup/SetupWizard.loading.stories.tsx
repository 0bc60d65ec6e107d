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

const tagsFail = serverOf({ plans: [buildPlan()], holds: /^GET \/tags/u })

export const AStepFailsToLoad: Story = {
  args: { server: tagsFail, path: 'full/1/12/tags' },
  play: async ({ step }) => {
    await step('It says so, and one can still go on', async () => {
      await waitFor(() => expect(tagsFail.waiting()).toHaveLength(1))
      tagsFail.answer('forbidden')
      await expect(await screen.findByText('This step could not be loaded')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Skip' })).toBeEnabled()
    })
    await step('But what nobody has seen is not done', async () => {
      await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    })
  },
}

const tagsWait = serverOf({ plans: [buildPlan()], holds: /^GET \/tags/u })
const untouched = memoryStore()

export const AStepThatLoadsIsNotDone: Story = {
  args: { server: tagsWait, path: 'full/1/12/tags', store: untouched },
  play: async ({ step }) => {
    await waitFor(() => expect(tagsWait.waiting()).toHaveLength(1))
    await step('Continue waits for the step', async () => {
      const button = screen.getByRole('button', { name: 'Continue' })
      await userEvent.click(button)
      await hasStayed('What do your tactics aim at?')
      await expect(createSetupPreferences(untouched, 1001, 12).read().done).toEqual([])
    })
    await step('Once it is there, it is done with it', async () => {
      tagsWait.answer()
      await press('Continue')
      await hasHeading('Which initiatives guide the plan?')
      await expect(createSetupPreferences(untouched, 1001, 12).read().done).toEqual(['tags'])
    })
  },
}

function heldSettings() {
  let resolve: () => void = () => undefined
  const isReleased = new Promise<void>((done) => {
    resolve = done
  })
  return {
    load: async (...[segment]: Parameters<typeof loadSettings>) => {
      await isReleased
      return loadSettings(segment)
    },
    release: () => {
      resolve()
    },
  }
}

const whilePressed = heldSettings()

/** The code of a step comes while a button is held down. */
export const KeepsAPressWhileAStepLoads: Story = {
  args: { server: serverOf(), path: 'full/1/12/tags', loadSettings: whilePressed.load },
  play: async ({ step }) => {
    const user = userEvent.setup()
    await hasHeading('What do your tactics aim at?')
    const skip = screen.getByRole('button', { name: 'Skip' })
    await step('The step loads under the finger', async () => {
      await user.pointer({ keys: '[MouseLeft>]', target: skip })
      whilePressed.release()
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy'),
      )
    })
    await step('The press counts', async () => {
      await user.pointer({
        keys: '[/MouseLeft]',
        target: screen.getByRole('button', { name: 'Skip' }),
      })
      await hasHeading('Which initiatives guide the plan?')
    })
  },
}

const whileFocused = heldSettings()

/** The button that goes on is another one once a form can be saved. */
export const KeepsTheFocusWhileAStepLoads: Story = {
  args: { server: serverOf(), path: 'full/1/12/budget', loadSettings: whileFocused.load },
  play: async () => {
    await hasHeading('What can you spend?')
    screen.getByRole('button', { name: 'Continue' }).focus()
    whileFocused.release()
    await screen.findByRole('switch', { name: 'Use budgets' })
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await hasHeading('What do your tactics aim at?')
  },
}
