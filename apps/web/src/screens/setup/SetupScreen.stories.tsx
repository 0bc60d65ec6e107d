import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildSession, contributor } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { memoryStore } from '../../preferences/browser-store'
import { createSetupPreferences } from '../../preferences/setup-preferences'
import { readToast, toasts } from '../../testing/toasts'
import { isAt, serverOf, SetupHost } from './fixtures/SetupHost'

const meta = {
  title: 'Screens/Setup/Intro',
  component: SetupHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof SetupHost>

export default meta
type Story = StoryObj<typeof meta>

const begin = () => screen.getByRole('button', { name: 'Begin' })
const nameField = () => screen.findByRole('textbox', { name: 'Plan name' })
const rename = async (name: string) => replaceText(await nameField(), name)

export const Default: Story = {
  play: async ({ step }) => {
    await step('It shows the name of the plan', async () => {
      await expect(await nameField()).toHaveValue('National plan')
      await expect(screen.getByRole('heading', { name: "Let's Get Planning" })).toBeVisible()
    })
    await step('Begin leads to the calendar and its tour, and saves nothing', async () => {
      await userEvent.click(begin())
      await isAt('/account/1/plan/12/calendar?route=onboarding')
    })
  },
}

/** Refuses requests until a text appears: the app retries reads several times before they fail. */
const isRefusedUntil = (server: ReturnType<typeof serverOf>, said: () => HTMLElement | null) =>
  waitFor(() => {
    if (server.waiting().length > 0) server.answer('lost connection')
    return expect(said()).not.toBeNull()
  })

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

const elsewhere = [
  ['A path without a plan', 'full/1/plan/intro', '/'],
  ['A path without a step', 'full/1/12/?from=mail', '/setup/full/1/12/intro?from=mail'],
  ['An unknown mode', 'slow/1/12/team?from=mail', '/setup/full/1/12/intro?from=mail'],
  ['A step of the other mode', 'quick/1/12/budget?from=mail', '/setup/quick/1/12/intro?from=mail'],
] as const

export const UnknownPathsLeadToTheIntro: Story = {
  args: { links: Object.fromEntries(elsewhere.map(([label, to]) => [label, to])) },
  play: async ({ step }) => {
    for (const [label, , place] of elsewhere) {
      await step(label, async () => {
        await follow(label)
        await isAt(place)
        if (place !== '/') await expect(await nameField()).toBeVisible()
      })
    }
    await step('From there one goes to the first step', async () => {
      await follow('Set up step by step')
      await isAt('/setup/quick/1/12/default-channels')
    })
  },
}

export const ChecksAndSavesTheName: Story = {
  args: { server: serverOf({ holds: /^PUT \/update-plan-name/u }) },
  play: async ({ args: { server }, step }) => {
    await step('Without a name it says so, at the field', async () => {
      await rename('')
      await userEvent.click(begin())
      await expect(await nameField()).toHaveAccessibleDescription('Please enter a plan name.')
      await expect(await nameField()).toHaveFocus()
    })
    await step('Spaces are no name', async () => {
      await enterText(await nameField(), '  ')
      await userEvent.click(begin())
      await isAt('/setup/full/1/12/intro')
      await expect(server.waiting()).toEqual([])
    })
    await step('When others rename the plan meanwhile, it asks between both names', async () => {
      await rename('Autumn plan ')
      server.changePlanByOtherUsers(12, { name: 'Winter plan' })
      await expect(await screen.findByText('It now reads: Winter plan.')).toBeVisible()
      await expect(await nameField()).toHaveValue('Autumn plan ')
      await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    })
    await step('Refused, it says so, and what was typed stays', async () => {
      await userEvent.click(begin())
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('forbidden')
      await readToast('Error changing plan name.')
      await expect(await nameField()).toHaveValue('Autumn plan ')
      await isAt('/setup/full/1/12/intro')
    })
    await step('Saved, it goes on', async () => {
      await userEvent.type(await nameField(), '{Enter}')
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer()
      await readToast('Plan name updated.')
      await isAt('/account/1/plan/12/calendar?route=onboarding')
      await expect(server.plan(12)?.name).toBe('Autumn plan')
    })
  },
}

function stoppedAtTeam() {
  const store = memoryStore()
  createSetupPreferences(store, 1001, 12).write({
    stoppedAt: 'team',
    done: ['default-channels', 'calendars'],
  })
  return store
}

export const GoesOnWhereOneStopped: Story = {
  args: { server: serverOf(), store: stoppedAtTeam() },
  play: async ({ args: { server }, step }) => {
    await step('It says how far one had come', async () => {
      await expect(await screen.findByText(/^2 of 9 steps done\./u)).toBeVisible()
    })
    await step('It leads there, and saves the name first', async () => {
      await rename('Autumn plan')
      await follow('Set up step by step')
      await isAt('/setup/full/1/12/team')
      await expect(server.plan(12)?.name).toBe('Autumn plan')
    })
  },
}

export const Loading: Story = { args: { server: serverOf({ holds: /^GET \/plans/u }) } }

const failing = serverOf({ holds: /^PUT \/update-plan-name|^GET \/plans\/12$/u })

export const LoadFails: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await step('It says so, and Begin leads to the plans', async () => {
      await isRefusedUntil(failing, () => screen.queryByText('The plan could not be loaded'))
      await expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/plans')
    })
    await step('And tries again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer()
      await expect(await nameField()).toHaveValue('National plan')
    })
    await step('When it fails after a new name, it says so and leads to the plans', async () => {
      await rename('Autumn plan')
      await userEvent.click(begin())
      await waitFor(() => expect(failing.waiting()).toEqual(['PUT /update-plan-name/12']))
      failing.answer()
      await isRefusedUntil(failing, () => toasts().queryByText('Error loading updated plan.'))
      await isAt('/plans')
    })
  },
}

const guarded = [
  ['A plan that they may not see', 'full/1/99/intro', 'Error accessing new plan.', '/'],
  ['A plan of another account', 'full/1/14/intro', 'Error accessing new plan.', '/'],
  [
    'A contributor',
    'full/1/12/intro',
    'Only plan admins can set up a plan.',
    '/account/1/plan/12/calendar?route=onboarding',
  ],
  [
    'A viewer, from a step',
    'full/1/13/team',
    'Only plan admins can set up a plan.',
    '/account/1/plan/13/calendar',
  ],
] as const

export const LeadsAwayWhoCannotSetUpAPlan: Story = {
  args: {
    server: serverOf({
      plans: [
        buildPlan({ access: contributor }),
        buildPlan({ id: 13, access: { level: 350 } }),
        buildPlan({ id: 14, accountId: 2 }),
        buildPlan({ id: 15 }),
      ],
    }),
    path: 'full/1/15/intro',
    links: Object.fromEntries(guarded.map(([label, to]) => [label, to])),
  },
  play: async ({ step }) => {
    await expect(await nameField()).toBeVisible()
    for (const [label, , text, place] of guarded) {
      await step(label, async () => {
        await follow(label)
        await readToast(text)
        await isAt(place)
      })
    }
  },
}

const [account] = buildSession().accounts

export const AnExpiredAccount: Story = {
  args: {
    server: serverOf(),
    ...(account === undefined
      ? null
      : { session: buildSession({ accounts: [{ ...account, isActive: false }] }) }),
  },
  play: async () => {
    await isAt('/plans')
  },
}
