import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import {
  buildPlan,
  buildPerson,
  buildSession,
  CONTRIBUTOR,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { BudgetHost } from './fixtures/BudgetHost'
import {
  answer,
  budgetCell,
  budgetPlan,
  budgetServer,
  budgetTable,
  storeWithCharts,
} from './fixtures/budget-page'

const NOVEMBER = '?from=2026-11-01&to=2026-11-30'

const meta = {
  title: 'Screens/Planning/Budget',
  component: BudgetHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: budgetServer() },
} satisfies Meta<typeof BudgetHost>

export default meta
type Story = StoryObj<typeof meta>

/** The days of the budget, with the month of today in sight. */
export const Default: Story = {
  play: async () => {
    const table = within(await budgetTable())
    await expect(await table.findByRole('columnheader', { name: 'Nov 2026' })).toBeVisible()
    await expect(await budgetCell('Monthly Totals', 'Total, shown range', 'Act')).toHaveTextContent(
      '11,700',
    )
    await expect(await screen.findByText('$468,300')).toBeVisible()
    // No number of a budget for those who are no super users.
    await expect(screen.queryByText(/Budget ID/)).toBeNull()
  },
}

export const ByQuarterInTheUrl: Story = {
  args: { query: '?period=quarter' },
  play: async () => {
    await expect(await budgetCell('Email', 'Q4 2026', 'Est')).toHaveTextContent('11,000')
    await userEvent.click(screen.getByRole('radio', { name: 'Year' }))
    await expect(await budgetCell('Email', '2026', 'Est')).toHaveTextContent('11,000')
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
    const table = within(await budgetTable())
    await expect(await table.findByRole('columnheader', { name: 'Nov 2026' })).toBeVisible()
  },
}

export const ChangesACostAndTakesItBack: Story = {
  args: { server: budgetServer(), query: NOVEMBER },
  play: async ({ args, step }) => {
    const stored = () => args.server.item(2)?.actualCost
    await step('A cost is saved, and every sum follows at once', async () => {
      await userEvent.click(await budgetCell('Email', 'Nov 2026', 'Act'))
      const list = within(await screen.findByRole('dialog', { name: 'Email, Nov 2026' }))
      const field = list.getByRole('textbox', { name: /^Actual cost of .*Cart reminder/ })
      await userEvent.clear(field)
      await userEvent.type(field, '4000{Enter}')
      await expect(await budgetCell('Email', 'Nov 2026', 'Act')).toHaveTextContent('12,200')
      await expect(await budgetCell('Monthly Totals', 'Nov 2026', 'Var')).toHaveTextContent(
        '−1,200',
      )
      await answer(args.server)
      await waitFor(() => expect(stored()).toBe(4000))
      await userEvent.keyboard('{Escape}')
    })
    await step('And taken back', async () => {
      const undo = await screen.findByRole('button', { name: 'Undo' })
      await userEvent.click(undo)
      await expect(await budgetCell('Email', 'Nov 2026', 'Act')).toHaveTextContent('10,700')
      await answer(args.server)
      await waitFor(() => expect(stored()).toBe(2500))
    })
  },
}

export const OpensAnItemFromACell: Story = {
  args: { query: NOVEMBER },
  play: async () => {
    await userEvent.click(await budgetCell('Email', 'Nov 2026', 'Est'))
    await userEvent.click(await screen.findByRole('button', { name: /^Open .*Gift guide/ }))
    await expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Gift guide')
  },
}

export const ChartsAreRemembered: Story = {
  args: { store: memoryStore() },
  play: async ({ args }) => {
    await budgetTable()
    const button = screen.getByRole('button', { name: 'Charts' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(
      await screen.findByRole('img', { name: /^Estimate and actual by month/ }),
    ).toBeVisible()
    await expect(args.store?.getItem('budget-charts1001-12')).toBe('shown')
  },
}

export const ClosedChannelsAreRemembered: Story = {
  args: { store: memoryStore() },
  play: async ({ args }) => {
    const table = await budgetTable()
    const email = within(table).getByRole('rowheader', { name: 'Email' })
    await userEvent.click(email)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(within(table).queryByRole('rowheader', { name: 'Promotional' })).toBeNull(),
    )
    await expect(args.store?.getItem('budget-closed1001-12')).toBe('["channel:103"]')
  },
}

/** Figures name no plan, so those of the family are not added up. */
export const OtherPlansShown: Story = {
  args: { server: budgetServer(buildPlan({ totalBudget: 480_000 })) },
  play: async () => {
    await expect(
      await screen.findByText('Hide the other plans to see budget figures'),
    ).toBeVisible()
    await expect(screen.queryByText('Total Budget')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Hide Other Plans' }))
    await expect(await budgetCell('Email', 'Total, shown range', 'Act')).toHaveTextContent('10,700')
    await expect(screen.getByText('Total Budget')).toBeVisible()
  },
}

/** There is no budget here, and nothing says that others see one. */
export const WithoutTheRight: Story = {
  args: { server: budgetServer(budgetPlan({ access: { level: 350, canViewBudget: false } })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This plan has no such view')).toBeVisible()
    await expect(canvas.queryByText(/budget|cost/i)).toBeNull()
  },
}

export const BudgetsNotInUse: Story = {
  args: { server: budgetServer(budgetPlan({ useBudgets: false })) },
  play: async () => {
    await expect(await screen.findByText('This plan has no such view')).toBeVisible()
  },
}

export const Frozen: Story = {
  args: {
    server: budgetServer(budgetPlan({ freeze: true, access: { ...CONTRIBUTOR } })),
    query: NOVEMBER,
  },
  play: async () => {
    await expect(await screen.findByText(PLAN_MESSAGES.frozen)).toBeVisible()
    await userEvent.click(await budgetCell('Email', 'Nov 2026', 'Est'))
    const list = within(await screen.findByRole('dialog', { name: 'Email, Nov 2026' }))
    await expect(list.queryByRole('textbox')).toBeNull()
    await expect(list.getByText('You cannot change these costs.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: budgetServer(budgetPlan(), []) },
  play: async () => {
    await expect(await budgetCell('Email', 'Total, shown range', 'Act')).toHaveTextContent('–')
  },
}

const silent = budgetServer(budgetPlan(), undefined, /^GET \/tactics/u)

/** A failure of the server is said in the words of the specification, and can be tried again. */
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
        expect(await budgetCell('Email', 'Total, shown range', 'Act')).toHaveTextContent('10,700'),
      )
      await expect(await screen.findByText('Total Budget')).toBeVisible()
    })
  },
}

/** Super users see the number of the budget. */
export const BudgetIdForSuperUsers: Story = {
  args: { session: buildSession({ user: buildPerson({ isSuperUser: true }) }) },
  play: async () => {
    await expect(await screen.findByText('Budget ID 901')).toBeVisible()
  },
}

export const ExportsAWorkbook: Story = {
  play: async () => {
    await budgetTable()
    const blobs: Blob[] = []
    const names: string[] = []
    const urls = spyOn(URL, 'createObjectURL').mockImplementation((source) => {
      if (source instanceof Blob) blobs.push(source)
      return 'about:blank#'
    })
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await expect(await screen.findByText('The budget was exported.')).toBeVisible()
    await expect(blobs[0]?.size).toBeGreaterThan(1000)
    await expect(names).toEqual(['National plan budget 2026-01-01 to 2026-12-31.xlsx'])
    urls.mockRestore()
    click.mockRestore()
  },
}
