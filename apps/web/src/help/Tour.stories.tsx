import type { RoleLevel } from '@throughline/domain/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildPerson, buildRole, buildSession } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { toasts } from '../testing/toasts'
import { HelpHost } from './fixtures/HelpHost'
import { startOfHelp } from './fixtures/start-of-help'

const serverOf = (level: RoleLevel) =>
  createPlanningServer({
    plans: [buildPlan({ access: { level, canAddTactics: level < 350 } })],
  })

const MONTH = '/account/1/plan/12/calendar/month'

const meta = {
  title: 'Screens/Help/Quick-start tour',
  component: HelpHost,
  tags: ['!autodocs', 'no-baseline'],
  args: {
    server: serverOf(100),
    session: buildSession({
      user: buildPerson({ mostRecentPlanId: 12 }),
      roles: [buildRole()],
    }),
    url: `${MONTH}?date=2026-11&route=onboarding`,
  },
  beforeEach: startOfHelp,
} satisfies Meta<typeof HelpHost>

export default meta
type Story = StoryObj<typeof meta>

const mark = (title: string) => screen.findByRole('dialog', { name: title })
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const place = () => screen.getByTestId('place').textContent

export const OpensByItsUrl: Story = {
  play: async ({ step }) => {
    await mark('Welcome to National plan')
    await step('Only what is on the screen is explained', async () => {
      // The page of this story has a navigation, Filters and Add Tactic.
      await expect(screen.getByText('1 of 4')).toBeVisible()
      await userEvent.click(button('Next'))
      await mark('The views of the plan')
      await userEvent.click(button('Next'))
      await mark('Filters')
      await userEvent.click(button('Next'))
      await mark('Add Tactic')
    })
    await step('At its end, the URL does not ask for it any more, and keeps the rest', async () => {
      await userEvent.click(button('Done'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(place()).toBe(`${MONTH}?date=2026-11`))
    })
  },
}

export const EndsByEsc: Story = {
  args: { server: serverOf(100) },
  play: async () => {
    await mark('Welcome to National plan')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(place()).toBe(`${MONTH}?date=2026-11`))
  },
}

export const EndsBySkip: Story = {
  args: { server: serverOf(100) },
  play: async () => {
    await mark('Welcome to National plan')
    await userEvent.click(button('Skip tour'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(place()).toBe(`${MONTH}?date=2026-11`))
  },
}

export const ShowsViewersNothingToAdd: Story = {
  args: { server: serverOf(350), session: buildSession({ roles: [buildRole({ roleId: 6 })] }) },
  play: async () => {
    const welcome = await mark('Welcome to National plan')
    await expect(welcome).toHaveTextContent('Sees the plan and changes nothing in it.')
    await expect(screen.getByText('1 of 3')).toBeVisible()
  },
}

export const IsReplayedFromHelp: Story = {
  args: { server: serverOf(100), url: `${MONTH}?date=2026-11` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quick-start tour' }))
    await mark('Welcome to National plan')
    await waitFor(() => expect(place()).toBe(`${MONTH}?date=2026-11&route=onboarding`))
  },
}

export const GoesToTheCalendarFirst: Story = {
  args: { server: serverOf(100), url: '/account/1/plan/12/table' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quick-start tour' }))
    await mark('Welcome to National plan')
    await waitFor(() => expect(place()).toBe(`${MONTH}?route=onboarding`))
  },
}

export const SaysThatThereIsNoPlan: Story = {
  args: { session: buildSession(), url: '/plans' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quick-start tour' }))
    await expect(
      await toasts().findByText('The tour shows a plan, and you have none yet.'),
    ).toBeVisible()
  },
}

export const IsFollowedByNoTutorial: Story = {
  args: {
    server: serverOf(250),
    session: buildSession({
      roles: [buildRole()],
      accounts: buildSession().accounts.map((account) => Object.assign(account, { ownerId: 1009 })),
    }),
  },
  play: async () => {
    await mark('Welcome to National plan')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await new Promise((resolve) => {
      setTimeout(resolve, 2500)
    })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
