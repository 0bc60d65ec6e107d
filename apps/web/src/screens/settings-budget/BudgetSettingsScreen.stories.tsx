import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, CONTRIBUTOR, wireBudgetOf } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import {
  createPlanningServer,
  type PlanningServer,
  type PlanningServerOptions,
} from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { toasts } from '../../testing/toasts'
import { BudgetSettingsScreen } from './BudgetSettingsScreen'

const PLAN = buildPlan({ totalBudget: 480_000 })
const MAIN = wireBudgetOf(PLAN)
const ARCHIVED = { ...MAIN, id: 902, name: 'Last year', value: 450_000, active: false }

const serverOf = (options: PlanningServerOptions = {}) =>
  createPlanningServer({
    plans: [PLAN],
    budgets: [MAIN, ARCHIVED],
    holds: /^no request/u,
    ...options,
  })

const WRITES = /^(?:PUT|POST|DELETE) \/(?:plans|budgets)/u

interface HostProps {
  readonly server: PlanningServer
  readonly fragment?: string
}

function BudgetHost({ server, fragment = '' }: HostProps) {
  return (
    <SettingsScreenHost
      server={server}
      segment="budget"
      screen={<BudgetSettingsScreen />}
      fragment={fragment}
    />
  )
}

const meta = {
  title: 'Screens/Settings/Budget',
  component: BudgetHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof BudgetHost>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const budgetSwitch = () => screen.findByRole('switch', { name: 'Use budgets' })
const total = () => screen.findByRole('textbox', { name: /^Total budget/u })
const rows = () => within(screen.getByRole('list', { name: 'Budgets' }))
const waitsFor = (server: PlanningServer, name: string) =>
  waitFor(() => expect(server.waiting()).toEqual([name]))

async function enterTotal(amount: string) {
  await userEvent.clear(await total())
  await userEvent.type(await total(), amount)
  await userEvent.tab()
}

async function enterDay(name: RegExp, day: string) {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, day)
  await userEvent.tab()
}

export const Default: Story = {
  play: async ({ step }) => {
    await step('The total and the dates are those of the main budget', async () => {
      await expect(await total()).toHaveValue('480,000.00')
      await expect(rows().getByText('National plan Budget')).toBeVisible()
      await expect(
        rows().getByText('01/01/26 – 12/31/26', { selector: '[data-budget-id="901"] *' }),
      ).toBeVisible()
    })
    await step('An archived budget says so', async () => {
      await expect(rows().getByText('Archived')).toBeVisible()
    })
    await step('Nothing can be saved, and no budget added, while there is one', async () => {
      await expect(button('Save')).toBeDisabled()
      await expect(screen.queryByRole('button', { name: 'Add budget' })).toBeNull()
    })
  },
}

export const Loading: Story = { args: { server: serverOf({ holds: /^GET \/budgets/u }) } }

const failing = serverOf({ holds: /^GET \/budgets/u })

export const LoadFails: Story = {
  args: { server: failing },
  play: async () => {
    await waitsFor(failing, 'GET /budgets')
    failing.answer('forbidden')
    await expect(await screen.findByText('Budget could not be loaded')).toBeVisible()
    await userEvent.click(button('Try again'))
    await waitsFor(failing, 'GET /budgets')
    failing.answer()
    await expect(await total()).toHaveValue('480,000.00')
  },
}

export const ContributorsCannotOpenIt: Story = {
  args: { server: serverOf({ plans: [buildPlan({ access: CONTRIBUTOR })] }) },
  play: async () => {
    await expect(await screen.findByText('Only Admins can open these settings')).toBeVisible()
  },
}

const saving = serverOf({ holds: WRITES })

export const SavesAndCloses: Story = {
  args: { server: saving },
  play: async ({ step }) => {
    await enterTotal('500000')
    await step('Save once, however often it is pressed', async () => {
      await userEvent.click(button('Save'))
      await waitsFor(saving, 'PUT /budgets/901')
      await userEvent.click(button('Save'))
      await expect(saving.waiting()).toHaveLength(1)
      saving.answer()
    })
    await step('The screen closes without a question', async () => {
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(saving.plan(12)).toMatchObject({ totalBudget: 500_000, endDate: '2026-12-31' })
    })
  },
}

const refusing = serverOf({ holds: WRITES })

export const KeepsWhatIsTypedWhenItIsRefused: Story = {
  args: { server: refusing },
  play: async () => {
    await enterTotal('500000')
    await userEvent.click(button('Save'))
    await waitsFor(refusing, 'PUT /budgets/901')
    refusing.answer('forbidden')
    await expect(await screen.findByText(/^Error updating plan\./u)).toBeVisible()
    await expect(await total()).toHaveValue('500,000.00')
    await expect(button('Save')).toBeEnabled()
  },
}

export const AsksBeforeChangesAreLost: Story = {
  play: async ({ step }) => {
    await enterTotal('500000')
    await step('Cancel asks', async () => {
      await userEvent.click(button('Cancel'))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
      await expect(await total()).toHaveValue('500,000.00')
    })
    await step('Without changes it does not', async () => {
      await enterTotal('480000')
      await waitFor(() => expect(button('Save')).toBeDisabled())
      await userEvent.click(button('Cancel'))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  },
}

export const RefusesAnEndBeforeTheStart: Story = {
  play: async ({ step }) => {
    await total()
    await enterDay(/^End date/u, '12/31/2025')
    await userEvent.click(button('Save'))
    const end = () => screen.getByRole('textbox', { name: /^End date/u })
    await step('At the field', async () => {
      await expect(
        await screen.findByText('Choose an end that is not before the start.'),
      ).toBeVisible()
      await expect(end()).toBeInvalid()
    })
    await step('Until it is corrected', async () => {
      await enterDay(/^End date/u, '01/31/2026')
      await waitFor(() => expect(end()).toBeValid())
    })
  },
}

const switchingOff = serverOf()

export const SwitchesBudgetsOff: Story = {
  args: { server: switchingOff },
  play: async ({ step }) => {
    await userEvent.click(await budgetSwitch())
    await step('Before it is saved it says what is archived and hidden', async () => {
      await expect(screen.getByText('Saving archives 1 budget of $480,000.')).toBeVisible()
      await expect(screen.getByText(/^The Budget view, the costs of tactics/u)).toBeVisible()
      await expect(screen.queryByRole('textbox', { name: /^Total budget/u })).toBeNull()
    })
    await step('Only the switch is sent', async () => {
      await userEvent.click(button('Save'))
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await expect(switchingOff.plan(12)?.useBudgets).toBe(false)
      const writes = switchingOff.requests().filter((name) => WRITES.test(name))
      await expect(writes).toEqual(['PUT /plans/12'])
    })
  },
}

const withoutBudgets = serverOf({
  plans: [buildPlan({ useBudgets: false, startDate: null, endDate: null })],
  budgets: [],
})

export const SwitchesBudgetsOnWithAFirstBudget: Story = {
  args: { server: withoutBudgets },
  play: async ({ step }) => {
    await step('While budgets are off there is only the switch', async () => {
      await expect(await budgetSwitch()).not.toBeChecked()
      await expect(screen.queryByText('This plan has no budget yet.')).toBeNull()
      await userEvent.click(await budgetSwitch())
    })
    await step('The first budget has the name of the plan', async () => {
      await userEvent.click(button('Add budget'))
      await expect(rows().getByText('National plan Budget')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Add budget' })).toBeNull()
      await waitFor(async () => expect(await total()).toHaveFocus())
      await userEvent.keyboard('120000')
    })
    await step('Both are saved', async () => {
      await userEvent.click(button('Save'))
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await expect(withoutBudgets.plan(12)).toMatchObject({
        useBudgets: true,
        totalBudget: 120_000,
      })
      await expect(withoutBudgets.budgets()).toMatchObject([
        { name: 'National plan Budget', value: 120_000, startDate: null },
      ])
    })
  },
}

const editing = serverOf()

export const EditsTheRowsOfBudgets: Story = {
  args: { server: editing },
  play: async ({ step }) => {
    await total()
    await step('A row is looked at or edited', async () => {
      await userEvent.click(button('Edit Last year'))
      const name = rows().getByRole('textbox', { name: 'Budget name' })
      await userEvent.clear(name)
      await userEvent.type(name, 'Budget of 2025')
      await userEvent.click(button('Finish editing Budget of 2025'))
      await expect(rows().queryByRole('textbox')).toBeNull()
      await expect(rows().getByText('Budget of 2025')).toBeVisible()
    })
    await step('It is saved with the rest', async () => {
      await expect(editing.budgets()[1]?.name).toBe('Last year')
      await userEvent.click(button('Save'))
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await expect(editing.budgets()[1]?.name).toBe('Budget of 2025')
    })
  },
}

const deleting = serverOf()

export const DeletesABudget: Story = {
  args: { server: deleting },
  play: async ({ step }) => {
    await enterTotal('1')
    await step('The question says what goes with it', async () => {
      await userEvent.click(button('Delete National plan Budget'))
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'Delete National plan Budget?' }),
      )
      await expect(dialog.getByText(/The plan then has no total budget/u)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Delete budget' }))
    })
    await step('It is gone, with what was typed for it', async () => {
      await waitFor(() => expect(screen.queryByText('National plan Budget')).toBeNull())
      await expect(deleting.plan(12)?.totalBudget).toBeNull()
      await expect(screen.queryByText(/^Somebody else changed/u)).toBeNull()
      await waitFor(() => expect(button('Save')).toBeDisabled())
    })
    await step('An archived one is used again', async () => {
      await userEvent.click(button('Use again'))
      await expect(await total()).toHaveValue('450,000.00')
      await userEvent.click(button('Save'))
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await expect(deleting.budgets()).toMatchObject([{ id: 902, active: true, isPrimary: true }])
    })
  },
}

const contested = serverOf()

export const ShowsBothVersions: Story = {
  args: { server: contested },
  play: async ({ step }) => {
    await enterTotal('500000')
    await waitFor(() => expect(contested.followerCount()).toBeGreaterThan(0))
    await step('What others change elsewhere is taken over', async () => {
      contested.changeBudgetByOthers(901, { name: 'Budget 2026' })
      await expect(await rows().findByText('Budget 2026')).toBeVisible()
      await expect(await total()).toHaveValue('500,000.00')
    })
    await step('Where both have changed the same, both are shown', async () => {
      contested.changeBudgetByOthers(901, { value: 510_000 })
      await expect(
        await screen.findByText('Somebody else changed this budget before you.'),
      ).toBeVisible()
      await expect(
        screen.getByText('Total budget: theirs is $510,000, yours is $500,000.'),
      ).toBeVisible()
      await expect(button('Save')).toBeDisabled()
    })
    await step('The person decides', async () => {
      await userEvent.click(button('Keep mine'))
      await userEvent.click(button('Save'))
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await expect(contested.budgets()[0]).toMatchObject({ name: 'Budget 2026', value: 500_000 })
    })
  },
}

export const ExplainsHowItWorks: Story = {
  play: async ({ step }) => {
    await total()
    await userEvent.click(button('How It Works'))
    const dialog = within(await screen.findByRole('dialog', { name: 'How It Works' }))
    const titles: (string | null)[] = []
    await step('In five slides', async () => {
      for (const next of ['Next', 'Next', 'Next', 'Next', 'Done']) {
        titles.push(dialog.getByRole('heading', { level: 3 }).textContent)
        await userEvent.click(dialog.getByRole('button', { name: next }))
      }
      await expect(titles).toEqual([
        'Switch budgets on',
        'Enter estimated and actual costs',
        'Read the variance',
        'See what is left',
        'Decide who sees budgets',
      ])
    })
    await waitFor(() => expect(button('How It Works')).toHaveFocus())
  },
}

export const GoesToTheFieldOfALink: Story = {
  args: { server: serverOf(), fragment: '#total-budget' },
  play: async () => {
    await waitFor(async () => expect(await total()).toHaveFocus())
  },
}
