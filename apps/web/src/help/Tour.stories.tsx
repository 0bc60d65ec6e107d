import type { RoleLevel } from '@throughline/domain/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildPerson, buildRole, buildSession } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { toasts } from '../testing/toasts'
import { HelpHost } from './fixtures/HelpHost'
import { isTutorialDue, passSettling, startOfHelp, workOnATactic } from './fixtures/start-of-help'

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

/** Finds a step of the tour, which begins once the screen has rendered. */
const mark = (title: string) =>
  waitFor(() => {
    passSettling()
    return screen.getByRole('dialog', { name: title })
  })
const ends = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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

const viewing = buildSession({
  roles: [buildRole({ roleId: 6 })],
  accounts: buildSession().accounts.map((account) => Object.assign(account, { ownerId: 1009 })),
})

export const ShowsViewersNothingToAdd: Story = {
  args: { server: serverOf(350), session: viewing },
  play: async ({ step }) => {
    const welcome = await mark('Welcome to National plan')
    await expect(welcome).toHaveTextContent('Sees the plan and changes nothing in it.')
    await expect(screen.getByText('1 of 3')).toBeVisible()
    await step('No tutorial of the role is beside it, or follows it', async () => {
      await expect(screen.getAllByRole('dialog')).toHaveLength(1)
      await userEvent.keyboard('{Escape}')
      await ends()
      await workOnATactic()
      await expect(isTutorialDue()).toBe(false)
    })
  },
}

export const IsReplayedFromHelp: Story = {
  args: { server: serverOf(100), url: '/account/1/plan/12/table' },
  play: async ({ step }) => {
    const replay = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Quick-start tour' }))
      await mark('Welcome to National plan')
      await waitFor(() => expect(place()).toBe(`${MONTH}?route=onboarding`))
    }
    await step('It goes to the calendar first, and ends by Esc', async () => {
      await replay()
      await userEvent.keyboard('{Escape}')
      await ends()
      await waitFor(() => expect(place()).toBe(MONTH))
    })
    await step('It ends by Skip', async () => {
      await replay()
      await userEvent.click(button('Skip tour'))
      await ends()
      await waitFor(() => expect(place()).toBe(MONTH))
    })
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
