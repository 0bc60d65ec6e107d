import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { openSettingsAgain } from '../../testing/open-settings-again'
import { toasts } from '../../testing/toasts'
import {
  BudgetHost,
  budgetMeta,
  budgetServer,
  button,
  enterDay,
  enterTotal,
  rows,
  total,
  waitsFor,
  budgetWrites,
} from './fixtures/budget-stories'

const meta = {
  ...budgetMeta,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  title: 'Screens/Plan settings/Budget',
  component: BudgetHost,
  args: { server: budgetServer() },
} satisfies Meta<typeof BudgetHost>

export default meta
type Story = StoryObj<typeof meta>

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
    await step('How It Works explains it', async () => {
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
    })
  },
}

const failing = budgetServer({ holds: /^GET \/budgets/u })

export const LoadsAgainAndGoesToTheFieldOfALink: Story = {
  args: { server: failing, fragment: '#total-budget' },
  play: async ({ step }) => {
    await step('A failed load is tried again', async () => {
      await waitsFor(failing, 'GET /budgets')
      failing.answer('forbidden')
      await expect(await screen.findByText('Budget could not be loaded')).toBeVisible()
      await userEvent.click(button('Try again'))
      await waitsFor(failing, 'GET /budgets')
      failing.answer()
    })
    await step('The field of the link has the focus', async () => {
      await waitFor(async () => expect(await total()).toHaveFocus())
      await expect(await total()).toHaveValue('480000')
    })
  },
}

const saving = budgetServer({ holds: budgetWrites })

export const SavesOnceItIsValid: Story = {
  args: { server: saving },
  play: async ({ step }) => {
    await step('Asks before changes are lost', async () => {
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
      await openSettingsAgain()
    })
    await step('Refuses an end before the start', async () => {
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
      await step('Or the start is', async () => {
        await enterDay(/^End date/u, '12/31/2025')
        await waitFor(() => expect(end()).toBeInvalid())
        await enterDay(/^Start date/u, '01/01/2025')
        await waitFor(() => expect(end()).toBeValid())
        await enterDay(/^Start date/u, '01/01/2026')
      })
      await enterDay(/^End date/u, '12/31/2026')
    })
    await step('Keeps what is typed when it is refused', async () => {
      saving.hold(budgetWrites)
      await enterTotal('500000')
      await userEvent.click(button('Save'))
      await waitsFor(saving, 'PUT /budgets/901')
      saving.answer('forbidden')
      await expect(await screen.findByText(/^Error updating plan\./u)).toBeVisible()
      await expect(await total()).toHaveValue('500,000.00')
      await expect(button('Save')).toBeEnabled()
    })
    await step('Saves and closes', async () => {
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
    })
  },
}
