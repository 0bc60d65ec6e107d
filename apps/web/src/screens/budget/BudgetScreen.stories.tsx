import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPerson, buildSession } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { watchDownloads } from '../../testing/downloads'
import { readToast } from '../../testing/toasts'
import { memoryStore } from '../../preferences/browser-store'
import { budgetMeta } from './fixtures/BudgetHost'
import {
  answer,
  budgetCell,
  budgetPlan,
  budgetServer,
  budgetTable,
  storeWithCharts,
} from './fixtures/budget-page'

const meta = {
  ...budgetMeta,
  title: 'Screens/Planning/Budget',
  tags: ['!autodocs'],
  args: { server: budgetServer() },
} satisfies Meta<typeof budgetMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { store: memoryStore() },
  play: async ({ args, step }) => {
    await step('The days of the budget, with the month of today in sight', async () => {
      const table = within(await budgetTable())
      await expect(await table.findByRole('columnheader', { name: 'Nov 2026' })).toBeVisible()
      await expect(
        await budgetCell('Monthly Totals', 'Total, shown range, by start', 'Act'),
      ).toHaveTextContent('$11,700')
      await expect(await screen.findByText('$468,300')).toBeVisible()
    })
    await step('Only super users see the number of the budget', async () => {
      await expect(screen.queryByText(/Budget ID/)).toBeNull()
    })
    await step('Charts are opened, and remembered', async () => {
      const button = screen.getByRole('button', { name: 'Charts' })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(button)
      await expect(
        await screen.findByRole('img', { name: /^Estimate and actual by month/ }),
      ).toBeVisible()
      await expect(args.store?.getItem('budget-charts1001-12')).toBe('shown')
    })
    await step('Closed channels are remembered', async () => {
      const table = within(await budgetTable())
      await userEvent.click(table.getByRole('rowheader', { name: 'Email' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(table.queryByRole('rowheader', { name: 'Promotional' })).toBeNull(),
      )
      await expect(args.store?.getItem('budget-closed1001-12')).toBe('["channel:103"]')
    })
    await step('A workbook is downloaded', async () => {
      const files = watchDownloads()
      await userEvent.click(screen.getByRole('button', { name: 'Export' }))
      await readToast('The budget was exported.')
      await expect(files.map(({ name }) => name)).toEqual([
        'National plan budget 2026-01-01 to 2026-12-31.xlsx',
      ])
      await expect(files[0]?.blob.size).toBeGreaterThan(1000)
    })
  },
}

export const ByQuarterInTheUrl: Story = {
  args: {
    query: '?period=quarter',
    session: buildSession({ user: buildPerson({ isSuperUser: true }) }),
  },
  play: async ({ step }) => {
    await step('By quarter, by year and by month', async () => {
      await expect(await budgetCell('Email', 'Q4 2026', 'Est')).toHaveTextContent('$11,000')
      await userEvent.click(screen.getByRole('radio', { name: 'Year' }))
      await expect(await budgetCell('Email', '2026', 'Est')).toHaveTextContent('$11,000')
      await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
      const table = within(await budgetTable())
      await expect(await table.findByRole('columnheader', { name: 'Nov 2026' })).toBeVisible()
    })
    await step('Super users see the number of the budget', async () => {
      await expect(await screen.findByText('Budget ID 901')).toBeVisible()
    })
  },
}

const silent = budgetServer(budgetPlan(), undefined, /^GET \/tactics/u)

/** Reports a failure of the server in the words of the specification. */
export const Failed: Story = {
  args: { server: silent, store: storeWithCharts() },
  play: async ({ step }) => {
    await step('No chart says that there are no costs', async () => {
      await waitFor(() => expect(silent.waiting()).not.toHaveLength(0))
      silent.answer('forbidden')
      await expect(await screen.findByText('Error loading budget.')).toBeVisible()
      await expect(screen.queryByText(/^No costs|^Nothing was spent|Total Budget/u)).toBeNull()
      for (const name of ['Charts', 'Export']) {
        const button = screen.getByRole('button', { name })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(button).toHaveAttribute('title', 'Error loading budget.')
      }
    })
    await step('And again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await answer(silent)
      await waitFor(async () =>
        expect(await budgetCell('Email', 'Total, shown range, by start', 'Act')).toHaveTextContent(
          '$10,700',
        ),
      )
      await expect(await screen.findByText('Total Budget')).toBeVisible()
    })
  },
}
