import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan } from '@throughline/test-support/builders'
import { withControlledTimers } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { toasts } from '../../testing/toasts'
import {
  button,
  PerformanceHost,
  performanceMeta,
  performanceServer,
  section,
} from './fixtures/performance-stories'

const meta = {
  ...performanceMeta,
  tags: ['!autodocs', '!visual'],
  component: PerformanceHost,
  title: 'Screens/Plan settings/Performance',
  args: { server: performanceServer() },
} satisfies Meta<typeof PerformanceHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ step }) => {
    await step('Active and archived data stand below the names of their categories', async () => {
      await button('Edit Weekly sales')
      const active = section('Performance data')
      await expect(
        within(active.getByRole('region', { name: 'Sales' })).getByText('Weekly sales'),
      ).toBeVisible()
      await expect(active.queryByText('Last year')).toBeNull()
      await expect(
        within(section('Archive').getByRole('region', { name: 'Sales, archived' })).getByText(
          'Last year',
        ),
      ).toBeVisible()
      await expect(section('Archive').queryByRole('region', { name: /^Email/u })).toBeNull()
    })
    await step('How to embed, and the size', async () => {
      await expect(screen.getByText(/width 960, height 569/u)).toBeVisible()
      await expect(screen.getByText(/960 × 569/u)).toBeVisible()
      await expect(screen.getByText(/Click the folder icon/u)).toBeVisible()
    })
    await step('Only super users see numbers', async () => {
      await expect(screen.queryByText(/ID 12/u)).toBeNull()
    })
    await step('A preview shows what is embedded, in a sandbox', async () => {
      await userEvent.click(await button('Preview Weekly sales'))
      const frame = await screen.findByTitle('Weekly sales')
      await expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'))
      await expect(frame).toHaveAttribute(
        'sandbox',
        expect.not.stringContaining('allow-same-origin'),
      )
      await userEvent.click(
        within(screen.getByRole('dialog', { name: 'Preview' })).getByRole('button', {
          name: 'Close',
        }),
      )
    })
  },
}

export const OfASuperUser: Story = {
  args: { isSuperUser: true },
  play: async () => {
    await expect(await screen.findByText('HTML · ID 12')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: performanceServer({ dashboards: [] }) },
  play: async () => {
    await expect(await screen.findByText('No performance data yet')).toBeVisible()
    await expect(screen.getByText(/^Nothing is archived/u)).toBeVisible()
  },
}

const failing = performanceServer({ holds: /^GET \/plan_dashboard_categories/u })

export const LoadsAgainAfterAFailure: Story = {
  args: { server: failing },
  play: async () => {
    await waitFor(() => expect(failing.waiting()).toHaveLength(1))
    failing.answer('forbidden')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Performance could not be loaded',
    )
    await userEvent.click(await button('Try again'))
    await waitFor(() => expect(failing.waiting()).toHaveLength(1))
    failing.answer()
    await expect(await screen.findByText('Weekly sales')).toBeVisible()
  },
}

const contested = performanceServer({
  plans: [buildPlan({ useDashboards: false })],
  holds: /^PUT \/plans/u,
})

export const SwitchesThePerformanceView: Story = {
  args: { server: contested },
  play: async ({ step }) => {
    await step('It shows the switch as somebody else left it', async () => {
      const control = await screen.findByRole('switch', { name: 'Performance view' })
      await step('A change on an older version of the plan is refused', async () => {
        await userEvent.click(control)
        await waitFor(() => expect(contested.waiting()).toHaveLength(1))
        contested.changePlanByOtherUsers(12, { name: 'National plan 2027' })
        contested.answer()
        await expect(await screen.findByText(/^Somebody else changed the plan/u)).toBeVisible()
        await expect(control).not.toBeChecked()
        await expect(control).toHaveAccessibleDescription(/This is how it is now\./u)
        await expect(contested.plan(12)?.useDashboards).toBe(false)
      })
      await step('The next one is made on the newer version', async () => {
        await userEvent.click(control)
        await waitFor(() => expect(contested.waiting()).toHaveLength(1))
        contested.answer()
        await waitFor(() => expect(contested.plan(12)?.useDashboards).toBe(true))
        await expect(control).toBeChecked()
        await expect(await toasts().findByText('Plan updated.')).toBeVisible()
        await expect(screen.queryByText(/^Somebody else changed the plan/u)).toBeNull()
      })
    })
    await step('Puts the switch back when refused', async () => {
      const control = await screen.findByRole('switch', { name: 'Performance view' })
      await userEvent.click(control)
      await waitFor(() => expect(contested.waiting()).toHaveLength(1))
      contested.answer('lost connection')
      await expect(await screen.findByText(/could not be reached/u)).toBeVisible()
      await expect(control).toBeChecked()
    })
    await step('Saves it also when the page is left at once', () =>
      withControlledTimers(async () => {
        await userEvent.click(await screen.findByRole('switch', { name: 'Performance view' }))
        await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
        await waitFor(() => expect(contested.waiting()).toHaveLength(1))
        contested.answer()
        await waitFor(() => expect(contested.plan(12)?.useDashboards).toBe(false))
      }),
    )
  },
}
