import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import {
  buildPlan,
  buildTactic,
  contributor,
  emailOnlyPlan,
  viewer,
  type PlanFields,
} from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent } from 'storybook/test'
import { budgetMeta } from './fixtures/BudgetHost'
import { budgetCell, budgetPlan, budgetServer, budgetTactics, listOf } from './fixtures/budget-page'

const meta = {
  ...budgetMeta,
  title: 'Screens/Planning/Budget/Permissions',
  tags: ['!autodocs', '!visual'],
  args: { server: budgetServer() },
} satisfies Meta<typeof budgetMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const goTo = (id: number) => userEvent.click(screen.getByRole('link', { name: `Plan ${id}` }))

/**
 * Returns a server with plans 12, 13 and so on, with the same items. Each plan grants the user
 * other rights.
 */
function serverFor(...plans: readonly PlanFields[]) {
  return createPlanningServer({
    plans: plans.map((fields, at) => budgetPlan({ ...fields, id: 12 + at })),
    tactics: plans.flatMap((_plan, at) =>
      budgetTactics.map((tactic) =>
        buildTactic({
          ...tactic,
          tagIds: [],
          relatedInitiativeIds: [],
          id: tactic.id + 100 * at,
          planId: 12 + at,
        }),
      ),
    ),
  })
}

/** Expects the figures of a plan, and whether the user can change the costs of its items. */
async function expectFigures(canEdit: Readonly<Record<string, boolean>>): Promise<void> {
  await expect(await screen.findByText('$468,300')).toBeVisible()
  await userEvent.click(await budgetCell('Monthly Totals', 'Total, shown range, by start', 'Est'))
  const list = await listOf('Monthly Totals, Total, shown range, by start')
  for (const [title, isEditable] of Object.entries(canEdit)) {
    const fields = list.queryAllByRole('textbox', { name: new RegExp(title, 'u') })
    await expect(fields).toHaveLength(isEditable ? 2 : 0)
    await expect(
      list.getByRole('button', { name: new RegExp(`^Open .*${title}`, 'u') }),
    ).toBeVisible()
  }
  const isReadOnly = !Object.values(canEdit).includes(true)
  await expect(list.queryAllByText('You cannot change these costs.')).toHaveLength(
    isReadOnly ? 1 : 0,
  )
  await userEvent.keyboard('{Escape}')
}

const seesBudget = { canViewBudget: true }

export const CostsAreChangedWithTheRight: Story = {
  args: {
    server: serverFor(
      { access: { ...emailOnlyPlan.access, ...seesBudget } },
      { access: { ...viewer, ...seesBudget } },
      { access: { ...contributor, ...seesBudget }, freeze: true },
    ),
    linkedPlanIds: [13, 14],
  },
  play: async ({ step }) => {
    await step('Contributors change those of their channels', () =>
      expectFigures({ 'Gift guide': true, 'Spring launch': false }),
    )
    await step('Viewers change nothing', async () => {
      await goTo(13)
      await expectFigures({ 'Gift guide': false, 'Spring launch': false })
    })
    await step('In a frozen plan, contributors change nothing', async () => {
      await goTo(14)
      await expect(await screen.findByText(PLAN_MESSAGES.frozen)).toBeVisible()
      await expectFigures({ 'Gift guide': false, 'Spring launch': false })
    })
  },
}

/** Expects a notice in place of the budget, which shows no figure. */
async function expectRefusal(title: string): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(screen.queryByText(/\$/u)).toBeNull()
  await expect(screen.queryByRole('treegrid')).toBeNull()
  await expect(screen.getByRole('link', { name: 'Go to the calendar' })).toBeVisible()
}
const noRight = 'You cannot see the budget of this plan'

const hidesBudget = { canViewBudget: false }

export const SaysThatTheRightIsMissing: Story = {
  args: {
    server: serverFor(
      { access: { ...contributor, ...hidesBudget } },
      { access: { ...viewer, ...hidesBudget } },
      { useBudgets: false },
    ),
    linkedPlanIds: [13, 14],
  },
  play: async ({ step }) => {
    await step('For a contributor', () => expectRefusal(noRight))
    await step('For a viewer', async () => {
      await goTo(13)
      await expectRefusal(noRight)
    })
    await step('In a plan without budgets', async () => {
      await goTo(14)
      await expectRefusal('This plan does not use budgets')
    })
  },
}

/**
 * Expects hidden figures. Figures name no plan, so the view does not sum those of a family of
 * plans, even without items of other plans.
 */
async function expectHidden(): Promise<void> {
  const reason = 'Hide the other plans to see budget figures'
  await expect(await screen.findByText(reason)).toBeVisible()
  await expect(screen.queryByRole('rowheader')).toBeNull()
  await expect(screen.queryByText(/^Total |\$/u)).toBeNull()
  for (const name of ['Charts', 'Export']) {
    const button = screen.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('title', reason)
  }
}

async function expectRemedy(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Hide Other Plans' }))
  await expect(await budgetCell('Email', 'Total, shown range, by start', 'Act')).toHaveTextContent(
    '$10,700',
  )
  await expect(await screen.findByText('$468,300')).toBeVisible()
  await expect(screen.queryByText('Hide the other plans to see budget figures')).toBeNull()
}

const lead = buildPlan({ totalBudget: 480_000 })
const nested = budgetPlan({
  type: 'Sub',
  isNested: true,
  parentId: 11,
  parent: { id: 11, name: 'Everything', abbreviatedName: 'EV', roleId: 4 },
})

export const ALeadPlanWithNestedPlansOn: Story = {
  args: { server: budgetServer(lead) },
  play: async ({ step }) => {
    await step('Shows the reason, and no figure', expectHidden)
    await step('The remedy is a click away', expectRemedy)
  },
}

export const ANestedPlanWithItsLeadOn: Story = {
  args: { server: budgetServer(nested) },
  play: async ({ step }) => {
    await step('Shows the reason, and no figure', expectHidden)
    await step('The remedy is a click away', expectRemedy)
  },
}
