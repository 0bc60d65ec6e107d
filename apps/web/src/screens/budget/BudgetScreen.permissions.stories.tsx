import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, CONTRIBUTOR, type PlanFields } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent } from 'storybook/test'
import { BudgetHost } from './fixtures/BudgetHost'
import { budgetCell, budgetPlan, budgetServer, listOf } from './fixtures/budget-page'

const VIEWER = {
  level: 350,
  canAddTactics: false,
  canEditAllChannels: false,
  editableChannelIds: [],
} as const
const EMAIL_ONLY = { ...CONTRIBUTOR, canEditAllChannels: false, editableChannelIds: [103] } as const

const meta = {
  title: 'Screens/Planning/Budget/Permissions',
  component: BudgetHost,
  // A story that a function makes is not known to be driven.
  tags: ['!autodocs', '!visual', 'no-baseline'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: budgetServer() },
} satisfies Meta<typeof BudgetHost>

export default meta
type Story = StoryObj<typeof meta>

async function expectNoView(): Promise<void> {
  await expect(await screen.findByText('This plan has no such view')).toBeVisible()
  await expect(screen.queryByText(/budget|cost|\$/iu)).toBeNull()
  await expect(screen.queryByRole('treegrid')).toBeNull()
  await expect(screen.getByRole('link', { name: 'Go to the calendar' })).toBeVisible()
}

/** A person of a level who sees the budget: its figures, and whether costs can be changed. */
function seen(access: PlanFields['access'], canEdit: Readonly<Record<string, boolean>>): Story {
  return {
    args: { server: budgetServer(budgetPlan({ access: { ...access, canViewBudget: true } })) },
    play: async () => {
      await expect(await screen.findByText('$468,300')).toBeVisible()
      await userEvent.click(await budgetCell('Monthly Totals', 'Total, shown range', 'Est'))
      const list = await listOf('Monthly Totals, Total, shown range')
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
    },
  }
}

/** A person of a level who does not see it: the address leads nowhere, and nothing is said of it. */
function unseen(access: PlanFields['access']): Story {
  return {
    args: { server: budgetServer(budgetPlan({ access: { ...access, canViewBudget: false } })) },
    play: expectNoView,
  }
}

export const OwnersChangeEveryCost: Story = seen(
  { level: 100 },
  { 'Gift guide': true, 'Spring launch': true },
)
export const ContributorsChangeCosts: Story = seen(CONTRIBUTOR, {
  'Gift guide': true,
  'Spring launch': true,
})
export const ContributorsChangeCostsOfTheirChannels: Story = seen(EMAIL_ONLY, {
  'Gift guide': true,
  'Spring launch': false,
})
export const ViewersChangeNothing: Story = seen(VIEWER, {
  'Gift guide': false,
  'Spring launch': false,
})
export const ContributorsWithoutTheRight: Story = unseen(CONTRIBUTOR)
export const ViewersWithoutTheRight: Story = unseen(VIEWER)

export const PlansWithoutBudgets: Story = {
  args: { server: budgetServer(budgetPlan({ useBudgets: false })) },
  play: expectNoView,
}

/** Without any item of another plan, a lead plan says the same as with some. */
async function expectHidden(): Promise<void> {
  await expect(await screen.findByText('Hide the other plans to see budget figures')).toBeVisible()
  await expect(screen.queryByRole('rowheader')).toBeNull()
  await expect(screen.queryByText(/^Total |\$/u)).toBeNull()
  for (const name of ['Charts', 'Export']) {
    const button = screen.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('title', 'Hide the other plans to see budget figures')
  }
}

async function expectShown(): Promise<void> {
  await expect(await budgetCell('Email', 'Total, shown range', 'Act')).toHaveTextContent('10,700')
  await expect(await screen.findByText('$468,300')).toBeVisible()
  await expect(screen.queryByText('Hide the other plans to see budget figures')).toBeNull()
}

const lead = buildPlan({ totalBudget: 480_000 })
const nested = buildPlan({
  totalBudget: 480_000,
  type: 'Sub',
  plans: [],
  isLead: false,
  isNested: true,
  parentId: 11,
  parent: { id: 11, name: 'Everything', abbreviatedName: 'EV', roleId: 4 },
})

export const ALeadPlanWithNestedPlansOn: Story = {
  args: { server: budgetServer(lead) },
  play: async ({ step }) => {
    await step('Shows the reason, and no figure', expectHidden)
    await step('The remedy is a click away', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Hide Other Plans' }))
      await expectShown()
    })
  },
}

export const ALeadPlanWithNestedPlansOff: Story = {
  args: { server: budgetServer(lead), query: '?npl=13' },
  play: expectShown,
}

export const ANestedPlanWithItsLeadOn: Story = {
  args: { server: budgetServer(nested) },
  play: async ({ step }) => {
    await step('Shows the reason, and no figure', expectHidden)
    await step('The remedy is a click away', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Hide Other Plans' }))
      await expectShown()
    })
  },
}

export const ANestedPlanWithItsLeadOff: Story = {
  args: { server: budgetServer(nested), query: '?lpl=false' },
  play: expectShown,
}
