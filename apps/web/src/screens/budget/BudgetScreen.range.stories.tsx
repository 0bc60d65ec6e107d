import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildSavedView } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { budgetMeta } from './fixtures/BudgetHost'
import {
  answer,
  budgetCell,
  budgetPlan,
  budgetServer,
  budgetTable,
  budgetTactics,
} from './fixtures/budget-page'

/** A year from June to May, as in many budgets. */
const juneToMay = { startDate: '2026-06-01', endDate: '2027-05-31' }
const plan = budgetPlan(juneToMay)

const meta = {
  ...budgetMeta,
  title: 'Screens/Planning/Budget/Range',
  tags: ['!autodocs', '!visual'],
  args: { server: budgetServer(plan) },
} satisfies Meta<typeof budgetMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const lists = ({ requests }: { readonly requests: () => readonly string[] }) =>
  requests().filter((name) => name === 'GET /tactics')

async function expectDays(first: string, last: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: /First day/u })
  await waitFor(() => expect(field).toHaveValue(first))
  await expect(screen.getByRole('textbox', { name: /Last day/u })).toHaveValue(last)
}

/** Expects that the user can see a column between the names and the totals. */
async function expectInView(name: string): Promise<void> {
  const table = within(await budgetTable())
  const boxOf = (head: string) =>
    table.getByRole('columnheader', { name: head }).getBoundingClientRect()
  await waitFor(async () => {
    await expect(boxOf(name).left).toBeGreaterThanOrEqual(boxOf('Channel and type').right - 1)
    await expect(boxOf(name).right).toBeLessThanOrEqual(
      boxOf('Total, shown range, by start').left + 1,
    )
  })
}

const slow = createPlanningServer({
  plans: [plan],
  tactics: budgetTactics,
  savedViews: [
    buildSavedView({
      id: 1,
      name: 'Year in review',
      view: 'budget',
      settings: { range: { kind: 'relative', name: 'this-year' } },
    }),
  ],
  holds: /^GET \/(?:plans\/12|tactics)$/u,
})

/** Names no period, reads no items and does not scroll before the days of the budget are known. */
export const OpensWithTheDaysOfTheBudget: Story = {
  args: { server: slow },
  play: async ({ step }) => {
    await step('While the plan is not known, no day and no month is named', async () => {
      await waitFor(() => expect(slow.waiting()).toEqual(['GET /plans/12']))
      const table = within(await screen.findByRole('treegrid', { name: 'Budget' }))
      await expect(await table.findAllByRole('columnheader', { name: '…' })).not.toHaveLength(0)
      await expect(screen.queryByRole('columnheader', { name: /202\d/u })).toBeNull()
      await expect(screen.queryByRole('textbox', { name: /First day/u })).toBeNull()
      await expect(screen.getByText('Total Budget')).toBeVisible()
    })
    await step('Then the items of its days are read, once', async () => {
      const { top } = screen.getByRole('treegrid').getBoundingClientRect()
      slow.answer()
      await waitFor(() => expect(slow.waiting()).toEqual(['GET /tactics']))
      slow.answer()
      await expectDays('06/01/26', '05/31/27')
      await expectInView('Nov 2026')
      await expect(lists(slow)).toHaveLength(1)
      await expect(screen.getByRole('treegrid').getBoundingClientRect().top).toBe(top)
    })
    await step('Today finds this month again', async () => {
      const table = await budgetTable()
      table.scrollLeft = 0
      await expectInView('Jun 2026')
      await userEvent.click(screen.getByRole('button', { name: 'Today' }))
      await expectInView('Nov 2026')
    })
    const button = () => screen.getByRole('button', { name: /^Saved view/u })
    // The saved view names its days, so the button cannot confuse them with the default days.
    await step('A saved view opens with its days', async () => {
      // The menu loads when the browser is idle, or on hover.
      await userEvent.hover(await screen.findByRole('button', { name: 'Saved views' }))
      await waitFor(() => expect(slow.requests()).toContain('GET /custom_views'))
      const menu = await waitFor(async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Saved views' }))
        return screen.getByRole('menu')
      })
      await userEvent.click(await within(menu).findByText('Year in review'))
      await expectDays('01/01/26', '12/31/26')
      await waitFor(() => expect(button()).toHaveAccessibleName('Saved view: Year in review'))
    })
    await step('Today changes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Today' }))
      await expectDays('06/01/26', '05/31/27')
      await waitFor(() =>
        expect(button()).toHaveAccessibleName('Saved view: Year in review, changed'),
      )
    })
  },
}

const chosen = budgetServer(plan, undefined, /^GET \/(?:plans\/12|tactics)$/u)

export const DaysInTheUrlWin: Story = {
  args: { server: chosen, query: '?from=2026-01-01&to=2026-12-31' },
  play: async ({ step }) => {
    await step('They are read beside the plan', async () => {
      await waitFor(() => expect(chosen.waiting()).toHaveLength(2))
      await expectDays('01/01/26', '12/31/26')
      await answer(chosen)
      await answer(chosen)
    })
    await step('And shown from their beginning', async () => {
      await expectInView('Jan 2026')
      await expect((await budgetTable()).scrollLeft).toBe(0)
    })
    await step('Today goes back to the days of the budget, and to this month', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Today' }))
      await answer(chosen)
      await expectDays('06/01/26', '05/31/27')
      await expectInView('Nov 2026')
    })
  },
}

export const ABudgetThatHasEnded: Story = {
  args: { server: budgetServer(budgetPlan({ startDate: '2025-06-01', endDate: '2026-05-31' })) },
  play: async ({ step }) => {
    await step('Is shown as it was', async () => {
      await budgetTable()
      await expectDays('06/01/25', '05/31/26')
      await expectInView('Jun 2025')
    })
    await step('Today is in its year', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Today' }))
      await expectDays('01/01/26', '12/31/26')
      await expectInView('Nov 2026')
    })
  },
}

export const WithoutABudgetAndCosts: Story = {
  args: {
    server: budgetServer(budgetPlan({ totalBudget: null, startDate: null, endDate: null }), []),
  },
  play: async () => {
    await budgetTable()
    await expectDays('01/01/26', '12/31/26')
    await expectInView('Nov 2026')
    await expect(await screen.findByText('Not set')).toBeVisible()
    await expect(
      await budgetCell('Email', 'Total, shown range, by start', 'Act'),
    ).toHaveTextContent('–')
  },
}
