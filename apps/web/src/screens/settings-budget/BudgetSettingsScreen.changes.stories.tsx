import type { Meta, StoryObj } from '@storybook/react-vite'
import { deleteBudget } from '@throughline/api-client'
import { buildPlan, wireBudgetOf } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { openSettingsAgain } from '../../testing/open-settings-again'
import { toasts } from '../../testing/toasts'
import {
  BudgetHost,
  budgetMeta,
  budgetServer,
  budgetSwitch,
  button,
  enterTotal,
  rows,
  total,
  archived,
  plan,
  budgetWrites,
} from './fixtures/budget-stories'

const meta = {
  ...budgetMeta,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  title: 'Screens/Plan settings/Budget/Changes',
  component: BudgetHost,
  args: { server: budgetServer() },
} satisfies Meta<typeof BudgetHost>

export default meta
type Story = StoryObj<typeof meta>

const switchingOff = budgetServer({
  budgets: [wireBudgetOf(plan), { ...archived, isPrimary: false }],
})

const offQuestion = () => screen.findByRole('alertdialog', { name: 'Switch budgets off?' })

export const SwitchesBudgetsOffAndOnAgain: Story = {
  args: { server: switchingOff },
  play: async ({ step }) => {
    await step('Switches budgets off', async () => {
      await userEvent.click(await budgetSwitch())
      await step('Before it is saved it says what is archived and hidden', async () => {
        await expect(screen.getByText('Saving archives 1 budget of $480,000.')).toBeVisible()
        await expect(screen.getByText(/^The Budget view, the costs of tactics/u)).toBeVisible()
        await expect(screen.queryByRole('textbox', { name: /^Total budget/u })).toBeNull()
      })
      await step('Saving asks first, and sends nothing when it is canceled', async () => {
        await userEvent.click(button('Save'))
        const question = within(await offQuestion())
        await expect(question.getByText(/^This archives 1 budget of \$480,000\./u)).toBeVisible()
        await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        await expect(await budgetSwitch()).not.toBeChecked()
      })
      await step('Only the switch is sent', async () => {
        await userEvent.click(button('Save'))
        await userEvent.click(
          within(await offQuestion()).getByRole('button', { name: 'Archive and switch off' }),
        )
        await expect(await toasts().findByText('Plan updated.')).toBeVisible()
        await expect(switchingOff.plan(12)?.useBudgets).toBe(false)
        const writes = switchingOff.requests().filter((name) => budgetWrites.test(name))
        await expect(writes).toEqual(['PUT /plans/12'])
      })
    })
    await step('Shows what is kept while budgets are off', async () => {
      await openSettingsAgain()
      await step('It says that there are archived budgets', async () => {
        await expect(await budgetSwitch()).not.toBeChecked()
        await expect(
          screen.getByText('2 archived budgets are kept. Switch budgets on to use them again.'),
        ).toBeVisible()
        await expect(screen.queryByRole('list', { name: 'Budgets' })).toBeNull()
      })
      await step(
        'What switching off archived is the total again as soon as the switch is on',
        async () => {
          await userEvent.click(await budgetSwitch())
          await expect(await total()).toHaveValue('480,000.00')
          await expect(rows().getByText('Total budget')).toBeVisible()
          await expect(rows().getAllByText('Archived')).toHaveLength(1)
          await expect(screen.queryByText(/archived budgets are kept/u)).toBeNull()
        },
      )
      await step('Another archived one is restored by its button', async () => {
        await userEvent.click(button('Restore Last year'))
        await expect(rows().queryByText('Archived')).toBeNull()
      })
      await step('Both are saved, with what was typed', async () => {
        await enterTotal('700')
        await userEvent.click(button('Save'))
        await expect(await toasts().findByText('Plan updated.')).toBeVisible()
        await expect(switchingOff.plan(12)).toMatchObject({ useBudgets: true, totalBudget: 700 })
        await expect(switchingOff.budgets()).toMatchObject([
          { id: 901, active: true, isPrimary: true, value: 700 },
          { id: 902, active: true, isPrimary: false },
        ])
      })
    })
  },
}

const withoutBudgets = budgetServer({
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
      await userEvent.paste('120000')
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

const editing = budgetServer()

export const SavesWhatIsTyped: Story = {
  args: { server: editing },
  play: async ({ step }) => {
    await step('Edits the rows of budgets', async () => {
      await total()
      await step('A row is looked at or edited', async () => {
        await userEvent.click(button('Edit Last year'))
        const name = rows().getByRole('textbox', { name: 'Budget name' })
        await replaceText(name, 'Budget of 2025')
        await userEvent.click(button('Finish editing Budget of 2025'))
        await waitFor(() => expect(rows().queryByRole('textbox')).toBeNull())
        await expect(rows().getByText('Budget of 2025')).toBeVisible()
      })
      await step('A row with a refused field opens', async () => {
        await userEvent.click(button('Edit Budget of 2025'))
        const end = rows().getByRole<HTMLInputElement>('textbox', { name: /^End date/u })
        const { value: before } = end
        await replaceText(end, '12/31/25')
        await userEvent.tab()
        await userEvent.click(button('Finish editing Budget of 2025'))
        await waitFor(() => expect(rows().queryByRole('textbox')).toBeNull())
        await userEvent.click(button('Save'))
        const refused = await rows().findByRole('textbox', { name: /^End date/u })
        await expect(refused).toBeInvalid()
        await replaceText(refused, before)
        await userEvent.tab()
      })
      await step('It is saved with the rest', async () => {
        await expect(editing.budgets()[1]?.name).toBe('Last year')
        await userEvent.click(button('Save'))
        await expect(await toasts().findByText('Plan updated.')).toBeVisible()
        await expect(editing.budgets()[1]?.name).toBe('Budget of 2025')
      })
      await openSettingsAgain()
    })
    await step('Shows both versions', async () => {
      await enterTotal('500000')
      await waitFor(() => expect(editing.followerCount()).toBeGreaterThan(0))
      await step('What others change elsewhere is taken over', async () => {
        editing.changeBudgetByOtherUsers(901, { name: 'Budget 2026' })
        await expect(await rows().findByText('Budget 2026')).toBeVisible()
        await expect(await total()).toHaveValue('500,000.00')
      })
      await step('Where both have changed the same, both are shown', async () => {
        editing.changeBudgetByOtherUsers(901, { value: 510_000 })
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
        await expect(editing.budgets()[0]).toMatchObject({ name: 'Budget 2026', value: 500_000 })
      })
      await openSettingsAgain()
    })
    await step('Keeps what is typed of a deleted budget', async () => {
      await enterTotal('600000')
      await waitFor(() => expect(editing.followerCount()).toBeGreaterThan(0))
      await step('Both versions are shown', async () => {
        await deleteBudget(editing.client, 901)
        editing.tell({
          planId: 12,
          collection: 'budgets',
          action: 'deleted',
          ids: [901],
          version: null,
        })
        await expect(
          await screen.findByText('Somebody else changed this budget before you.'),
        ).toBeVisible()
        await expect(
          screen.getByText('Total budget: theirs is No amount, yours is $600,000.'),
        ).toBeVisible()
      })
      await step('Kept, it is saved as a new budget', async () => {
        await userEvent.click(button('Keep mine'))
        await expect(rows().getByText('Not saved yet')).toBeVisible()
        await expect(await total()).toHaveValue('600,000.00')
        await userEvent.click(button('Save'))
        await expect(await toasts().findByText('Plan updated.')).toBeVisible()
        await expect(editing.budgets()).toContainEqual(
          expect.objectContaining({ value: 600_000, startDate: '2026-01-01', active: true }),
        )
      })
    })
  },
}

const deleting = budgetServer()

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
