import type { PlanDetail } from '@throughline/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan } from '@throughline/test-support/builders'
import { freezeNow, withControlledTimers } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { stateOfSettings } from '../../shell/settings-paths'
import { BASE, FrameHost } from './fixtures/FrameHost'

const serverOf = (plan: Partial<PlanDetail> = {}, holds?: RegExp) =>
  createPlanningServer({
    plans: [buildPlan(plan)],
    ...(holds === undefined ? {} : { holds }),
  })
const asContributor = { access: { ...buildPlan().access, level: 300 } } as const
const asViewer = { access: { ...buildPlan().access, level: 350, canAddTactics: false } } as const

const meta = {
  title: 'Screens/Plan settings/Plan settings',
  component: FrameHost,
  tags: ['!autodocs', '!visual'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof FrameHost>

export default meta
type Story = StoryObj<typeof meta>

/** View from which the settings of some stories were opened. */
const TABLE = '/account/1/plan/12/table?sort=title'

const expectPlace = (path: string) =>
  waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(path))
/** Closes the settings, and expects the page to which that leads. */
async function closeTo(path: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expectPlace(path)
}
/**
 * Finds the navigation once the plan has loaded. Until then, another navigation has all settings.
 */
async function navigation(): Promise<HTMLElement> {
  await screen.findByRole('combobox', { name: 'Search settings' })
  return screen.getByRole('navigation', { name: 'Plan settings' })
}
async function expectLinks(names: readonly string[]): Promise<void> {
  const links = within(await navigation()).getAllByRole('link')
  await expect(links.map((link) => link.textContent)).toEqual(names)
}

const refusing = serverOf({}, /^PATCH \/plan\/12$/u)

export const ListsWhatAnAdminCanSetUp: Story = {
  args: { server: refusing },
  play: async ({ step }) => {
    await step('Lists what an admin can set up', async () => {
      await expectLinks([
        'Channels',
        'Calendars of Interest',
        'Tags',
        'Initiatives',
        'Budget',
        'Documents',
        'Team',
        'Performance',
      ])
      await expect(
        await screen.findByRole('link', { name: /^Channels .*tactic types$/u }),
      ).toBeVisible()
    })
    await step('Stays unfrozen when the server refuses', async () => {
      await userEvent.click(await screen.findByRole('switch', { name: 'Freeze this plan' }))
      await waitFor(() => expect(refusing.waiting()).toHaveLength(1))
      refusing.answer('lost connection')
      await expect(await screen.findByText(/The server could not be reached/u)).toBeVisible()
      await expect(screen.getByRole('switch', { name: 'Freeze this plan' })).not.toBeChecked()
      refusing.hold(null)
    })
    await step('Freezes the plan', async () => {
      await userEvent.click(await screen.findByRole('switch', { name: 'Freeze this plan' }))
      await expect(await screen.findByText('Plan updated.')).toBeVisible()
      await expect(refusing.plan(12)?.freeze).toBe(true)
      await expect(screen.getByRole('switch', { name: 'Freeze this plan' })).toBeChecked()
    })
    await step('Unfreezes it also when the page is left at once', () =>
      withControlledTimers(async () => {
        await userEvent.click(screen.getByRole('switch', { name: 'Freeze this plan' }))
        await userEvent.click(within(await navigation()).getByRole('link', { name: 'Tags' }))
        await expectPlace(`${BASE}/tags`)
        await waitFor(() => expect(refusing.plan(12)?.freeze).toBe(false))
      }),
    )
    await step('Finds settings on every screen', async () => {
      const field = await screen.findByRole('combobox', { name: 'Search settings' })
      await step('By a subject', async () => {
        await enterText(field, 'profile')
        await userEvent.click(await screen.findByRole('option', { name: /Profile Tags/u }))
        await expectPlace(`${BASE}/team#profile-tags`)
      })
      await step('By the name of a tactic type', async () => {
        const again = await screen.findByRole('combobox', { name: 'Search settings' })
        await enterText(again, 'newsletter')
        await userEvent.keyboard('{ArrowDown}{Enter}')
        await expectPlace(`${BASE}/channels#type-1031`)
      })
    })
  },
}

export const ListsWhatAContributorCanOpen: Story = {
  args: { server: serverOf(asContributor), place: '/tags', state: stateOfSettings(TABLE) },
  play: async ({ step }) => {
    await step('The rest is refused', async () => {
      await expect(await screen.findByText('Only Admins can open these settings')).toBeVisible()
      await expect(screen.queryByText('Something to set up')).toBeNull()
      await step('There is a way on', async () => {
        await userEvent.click(screen.getByRole('link', { name: 'All settings' }))
        await expectPlace(BASE)
      })
    })
    await step('What a contributor can open is listed', async () => {
      await screen.findByRole('heading', { name: 'All settings' })
      await expectLinks(['Initiatives', 'Documents', 'Team'])
      await expect(screen.queryByRole('switch', { name: 'Freeze this plan' })).toBeNull()
    })
    await step('Close leads to the view from which they were opened', () => closeTo(TABLE))
  },
}

export const RefusesAViewer: Story = {
  args: { server: serverOf(asViewer) },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Viewers cannot open Plan Settings' }),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Open the plan' })).toBeVisible()
    await expect(screen.queryByRole('navigation', { name: 'Plan settings' })).toBeNull()
  },
}

export const LeadsToThePlanWhereItWasOpenedByItsAddress: Story = {
  args: { place: '/team' },
  play: async () => {
    await navigation()
    await closeTo('/account/1/plan/12/calendar')
  },
}

const frozen = serverOf({ freeze: true })

export const IsUnfrozenFromTheBannerOfAView: Story = {
  args: {
    server: frozen,
    place: '#freeze',
    state: stateOfSettings(TABLE),
  },
  play: async ({ step }) => {
    const toggle = await screen.findByRole('switch', { name: 'Freeze this plan' })
    await step('The link leads to the switch', () => waitFor(() => expect(toggle).toHaveFocus()))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(frozen.plan(12)?.freeze).toBe(false))

    await step('And Close back to the view', async () => {
      await step('No way to other settings changes that', async () => {
        await userEvent.click(screen.getByRole('link', { name: /^Budget ./u }))
        await expectPlace(`${BASE}/budget`)
        await enterText(await screen.findByRole('combobox', { name: 'Search settings' }), 'profile')
        await userEvent.click(await screen.findByRole('option', { name: /Profile Tags/u }))
        await expectPlace(`${BASE}/team#profile-tags`)
        await userEvent.click(within(await navigation()).getByRole('link', { name: 'Tags' }))
        await expectPlace(`${BASE}/tags`)
        await expect(
          within(await navigation()).getByRole('link', { current: 'page' }),
        ).toHaveTextContent('Tags')
      })
      await closeTo(TABLE)
    })
  },
}

const loading = serverOf({}, /^GET \/plans\/12$/u)

export const HoldsThePlaceWhileThePlanIsRead: Story = {
  args: { server: loading, place: '/tags' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Tags' })).toBeVisible()
    await expect(screen.getByText('Loading')).toBeInTheDocument()
    loading.answer()
    await expect(await screen.findByText('Something to set up')).toBeVisible()
  },
}

const closed = serverOf({}, /^GET \/plans\/12$/u)

export const SaysThatThePlanMayNotBeOpened: Story = {
  args: { server: closed, place: '/tags' },
  play: async () => {
    await waitFor(() => expect(closed.waiting()).toHaveLength(1))
    closed.answer('forbidden')
    await expect(
      await screen.findByRole('heading', { name: 'You cannot open this plan' }),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(screen.getByRole('link', { name: 'All plans' })).toHaveAttribute('href', '/plans')
  },
}
