import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DashboardCategory } from '@throughline/api-client'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { buildPlan, viewer, type PlanFields } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AppHost } from '../../testing/AppHost'
import { PerformanceScreen } from './PerformanceScreen'

const dashboards = /^GET \/plan_dashboard_categories/u

const dashboard = (id: number, name: string, isArchived = false) => ({
  id,
  name,
  isArchived,
  embedHtml: `<p>${name}</p>`,
  pageUrl: `data:text/html,<p>${encodeURIComponent(name)}</p>`,
  asset: null,
})

const categories: readonly DashboardCategory[] = [
  {
    id: 1,
    name: 'Sales',
    dashboards: [dashboard(11, 'Last year', true), dashboard(12, 'Weekly sales')],
  },
  { id: 2, name: 'Email', dashboards: [dashboard(21, 'Engagement')] },
]

interface HostProps {
  readonly server: PlanningServer
  /** @default none */
  readonly query?: string
}

function PerformanceHost({ server, query = '' }: HostProps) {
  return (
    <AppHost
      server={server}
      path="/account/:accountId/plan/:planId/performance"
      screen={<PerformanceScreen />}
      url={`/account/1/plan/12/performance${query}`}
    />
  )
}

const serverOf = (
  useDashboards: boolean,
  more: { readonly holds?: RegExp } = {},
  plan: PlanFields = {},
) =>
  createPlanningServer({
    plans: [buildPlan({ useDashboards, ...plan })],
    dashboards: categories,
    ...more,
  })

const meta = {
  title: 'Screens/Planning/Performance',
  component: PerformanceHost,
  tags: ['!autodocs', '!visual'],
  args: { server: serverOf(true) },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof PerformanceHost>

export default meta
type Story = StoryObj<typeof meta>

export const ShowsTheFirstActiveOne: Story = {
  args: { server: serverOf(true, { holds: dashboards }) },
  play: async ({ args: { server }, step }) => {
    const answerNext = async (...args: Parameters<typeof server.answer>) => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer(...args)
    }
    await step('Dashboards that could not be loaded are tried again', async () => {
      await answerNext('forbidden')
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'The performance data could not be loaded',
      )
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await answerNext()
    })
    await step('The header has the name of the plan', async () => {
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'National plan' }),
      ).toBeVisible()
    })
    await step('Archived dashboards are left out', async () => {
      await expect(await screen.findByTitle('Weekly sales')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Last year' })).toBeNull()
    })
    await step('Another one takes its place', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Engagement' }))
      await expect(screen.getByTitle('Engagement')).toBeVisible()
      await expect(screen.queryByTitle('Weekly sales')).toBeNull()
    })
  },
}

export const OpensTheOneOfTheUrlInAFrozenPlan: Story = {
  args: { server: serverOf(true, {}, { freeze: true }), query: '?dashboard=21' },
  play: async () => {
    await expect(await screen.findByTitle('Engagement')).toBeVisible()
    await expect(await screen.findByText(PLAN_MESSAGES.frozen)).toBeVisible()
    await expect(screen.getByRole('link', { name: PLAN_MESSAGES.unfreeze })).toHaveAttribute(
      'href',
      '/account/1/plan/12/settings#freeze',
    )
  },
}

export const AViewerOfAFrozenPlanReadsIt: Story = {
  args: { server: serverOf(true, {}, { freeze: true, access: viewer }) },
  play: async ({ args: { server } }) => {
    await expect(await screen.findByTitle('Weekly sales')).toBeVisible()
    await expect(await screen.findByText(PLAN_MESSAGES.frozen)).toBeVisible()
    await expect(screen.queryByRole('link', { name: PLAN_MESSAGES.unfreeze })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Engagement' }))
    await expect(screen.getByTitle('Engagement')).toBeVisible()
    await expect(server.requests().filter((name) => !name.startsWith('GET '))).toEqual([])
  },
}

export const OfAPlanWithoutDashboards: Story = {
  args: { server: serverOf(false) },
  play: async ({ args }) => {
    await expect(
      await screen.findByRole('heading', { name: 'This plan does not use performance dashboards' }),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Open the plan' })).toBeVisible()
    await expect(args.server.requests().filter((name) => dashboards.test(name))).toEqual([])
  },
}
