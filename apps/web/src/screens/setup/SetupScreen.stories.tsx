import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildSession, CONTRIBUTOR } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { createSetupPreferences } from '../../preferences/setup-preferences'
import { toasts } from '../../testing/toasts'
import { isAt, newPlan, serverOf, SetupHost } from './fixtures/SetupHost'

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
const rename = async (name: string) => {
  const field = await nameField()
  await userEvent.clear(field)
  if (name !== '') await userEvent.type(field, name)
}

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

export const RedirectsKeepTheQuery: Story = {
  args: { server: serverOf(), path: 'full/1/12/?from=mail' },
  play: async () => {
    await isAt('/setup/full/1/12/intro?from=mail')
  },
}

export const AnUnknownModeIsAFullSetup: Story = {
  args: { server: serverOf(), path: 'slow/1/12/team?from=mail' },
  play: async () => {
    await isAt('/setup/full/1/12/intro?from=mail')
  },
}

export const AnUnknownStepIsTheIntro: Story = {
  args: { server: serverOf(), path: 'quick/1/12/budget?from=mail' },
  play: async () => {
    await isAt('/setup/quick/1/12/intro?from=mail')
    await expect(await nameField()).toBeVisible()
  },
}

export const NoPlanInThePath: Story = {
  args: { server: serverOf(), path: 'full/1/plan/intro' },
  play: async () => {
    await isAt('/')
  },
}

export const TheNameIsRequired: Story = {
  play: async ({ step }) => {
    await step('Without a name it says so, at the field', async () => {
      await rename('')
      await userEvent.click(begin())
      await expect(await nameField()).toHaveAccessibleDescription('Please enter a plan name.')
      await expect(await nameField()).toHaveFocus()
    })
    await step('Spaces are no name', async () => {
      await userEvent.type(await nameField(), '  ')
      await userEvent.click(begin())
      await isAt('/setup/full/1/12/intro')
    })
  },
}

/** Requests get no answer: reads are tried again by themselves before they fail. */
const isRefusedUntil = (server: ReturnType<typeof serverOf>, said: () => HTMLElement | null) =>
  waitFor(() => {
    if (server.waiting().length > 0) server.answer('lost connection')
    return expect(said()).not.toBeNull()
  })

const renamed = serverOf()

export const RenamesThePlan: Story = {
  args: { server: renamed },
  play: async ({ step }) => {
    await step('The new name is saved, then it goes on', async () => {
      await rename('Autumn plan ')
      await userEvent.keyboard('{Enter}')
      await expect(await toasts().findByText('Plan name updated.')).toBeVisible()
      await isAt('/account/1/plan/12/calendar?route=onboarding')
      await expect(renamed.plan(12)?.name).toBe('Autumn plan')
    })
  },
}

const savedOnTheWay = serverOf()

export const TheStepsSaveTheNameFirst: Story = {
  args: { server: savedOnTheWay },
  play: async () => {
    await rename('Autumn plan')
    await userEvent.click(screen.getByRole('link', { name: 'Set up step by step' }))
    await isAt('/setup/full/1/12/default-channels')
    await expect(savedOnTheWay.plan(12)?.name).toBe('Autumn plan')
  },
}

const refusing = serverOf({ holds: /^PUT \/update-plan-name/u })

export const RenamingFails: Story = {
  args: { server: refusing },
  play: async ({ step }) => {
    await rename('Autumn plan')
    await userEvent.click(begin())
    await waitFor(() => expect(refusing.waiting()).toHaveLength(1))
    refusing.answer('forbidden')
    await step('It says so, and what was typed stays', async () => {
      await expect(await toasts().findByText('Error changing plan name.')).toBeVisible()
      await expect(await nameField()).toHaveValue('Autumn plan')
      await isAt('/setup/full/1/12/intro')
    })
  },
}

const notReloaded = serverOf({ holds: /^PUT \/update-plan-name|^GET \/plans\/12$/u })

export const ReloadingFails: Story = {
  args: { server: notReloaded },
  play: async ({ step }) => {
    await waitFor(() => expect(notReloaded.waiting()).toHaveLength(1))
    notReloaded.answer()
    await rename('Autumn plan')
    await userEvent.click(begin())
    await waitFor(() => expect(notReloaded.waiting()).toEqual(['PUT /update-plan-name/12']))
    notReloaded.answer()
    await step('It says so, and leads to the plans', async () => {
      await isRefusedUntil(notReloaded, () => toasts().queryByText('Error loading updated plan.'))
      await isAt('/plans')
    })
  },
}

export const Loading: Story = { args: { server: serverOf({ holds: /^GET \/plans/u }) } }

const failing = serverOf({ holds: /^GET \/plans\/12$/u })

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
  },
}

export const APlanThatTheyMayNotSee: Story = {
  args: { server: serverOf({ plans: [] }) },
  play: async () => {
    await expect(await toasts().findByText('Error accessing new plan.')).toBeVisible()
    await isAt('/')
  },
}

export const APlanOfAnotherAccount: Story = {
  args: { server: serverOf({ plans: [buildPlan({ accountId: 2 })] }) },
  play: async () => {
    await expect(await toasts().findByText('Error accessing new plan.')).toBeVisible()
    await isAt('/')
  },
}

export const ContributorsAreLedToThePlan: Story = {
  args: { server: serverOf({ plans: [buildPlan({ access: CONTRIBUTOR })] }) },
  play: async () => {
    await expect(await toasts().findByText('Only plan admins can set up a plan.')).toBeVisible()
    await isAt('/account/1/plan/12/calendar?route=onboarding')
  },
}

export const ViewersAreLedToThePlanFromAStep: Story = {
  args: {
    server: serverOf({ plans: [buildPlan({ access: { level: 350 } })] }),
    path: 'full/1/12/team',
  },
  play: async () => {
    await expect(await toasts().findByText('Only plan admins can set up a plan.')).toBeVisible()
    await isAt('/account/1/plan/12/calendar')
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

const followed = serverOf({ plans: [newPlan] })

export const KeepsWhatIsTypedWhenOthersRename: Story = {
  args: { server: followed },
  play: async ({ step }) => {
    await rename('Autumn plan')
    await step('It asks between both names', async () => {
      followed.changePlanByOthers(12, { name: 'Winter plan' })
      await expect(await screen.findByText('It now reads: Winter plan.')).toBeVisible()
      await expect(await nameField()).toHaveValue('Autumn plan')
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
  play: async ({ step }) => {
    await step('It says how far one had come', async () => {
      await expect(await screen.findByText(/^2 of 9 steps done\./u)).toBeVisible()
    })
    await step('And leads there', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Set up step by step' }))
      await isAt('/setup/full/1/12/team')
    })
  },
}
