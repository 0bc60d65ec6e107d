import type { Meta, StoryObj } from '@storybook/react-vite'
import { reorderedTexts } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { budgetDetails, budgetItems, budgetRange, manyDetails } from './fixtures/budget-plan'
import { BudgetTableHost } from './fixtures/BudgetTableHost'
import { cellAt, cellText, rowOf } from './fixtures/table-cells'

const meta = {
  title: 'Planner views/Tables and figures/BudgetTable',
  component: BudgetTableHost,
  parameters: {
    isFullScreen: true,
  },
  args: {
    items: budgetItems(140),
    details: budgetDetails,
    range: budgetRange,
    period: 'month',
    isReadOnly: false,
    areExpanded: true,
    heightPixels: 640,
    onExpandedChange: fn(),
    onActivateCell: fn(),
    onCostChange: fn(),
    onOpenItem: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BudgetTableHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Oct 2026' })).toBeVisible()
    await expect(
      canvas.getByRole('columnheader', { name: 'Total, shown range, by start' }),
    ).toBeVisible()
    const email = canvas.getByRole('rowheader', { name: 'Email' })
    await userEvent.click(email)
    await userEvent.keyboard('{ArrowRight>10/}')
    // January is planned and not spent: a dash, and the whole estimate is left.
    await waitFor(() => cellAt(canvasElement, 'Email', 12))
    await expect(cellText(canvasElement, 'Email', 12)).toBe('–')
    await expect(cellText(canvasElement, 'Email', 11)).toBe(cellText(canvasElement, 'Email', 13))
    await expect(cellText(canvasElement, 'Email', 11)).toMatch(/^\$\d{1,3}(,\d{3})*$/u)
    const { fontWeight } = getComputedStyle(cellAt(canvasElement, 'Monthly Totals', 14))
    await expect(Number(fontWeight)).toBeGreaterThan(500)
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('columnheader', { name: 'Oct 2026' })
    const figures = [...canvasElement.querySelectorAll('[role="gridcell"]')]
    await expect(figures.flatMap(reorderedTexts)).toEqual([])
  },
}

export const GroupsPeriodsAndRows: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('By quarter', async () => {
      await mount(<BudgetTableHost {...args} period="quarter" />)
      await expect(await canvas.findByRole('columnheader', { name: 'Q4 2026' })).toBeVisible()
      await expect(canvas.getByRole('columnheader', { name: 'Q1 2027' })).toBeVisible()
      await expect(canvas.queryByRole('columnheader', { name: 'Oct 2026' })).toBeNull()
    })
    await step('Collapsed', async () => {
      clearAllMocks()
      await mount(<BudgetTableHost {...args} areExpanded={false} />)
      const email = await waitFor(() => rowOf(canvasElement, 'Email'))
      const toggle = email.querySelector('[data-part="toggle"]')
      if (toggle === null) throw new Error('A channel can be expanded.')
      await expect(canvas.queryByRole('rowheader', { name: 'Newsletter' })).toBeNull()
      await userEvent.click(toggle)
      await expect(canvas.getByRole('rowheader', { name: 'Newsletter' })).toBeVisible()
      await expect(args.onExpandedChange).toHaveBeenCalledWith({
        expandedRowIds: new Set(['channel:2']),
      })
    })
  },
}

/** The items begin in October: the page of January to May would have dashes only. */
export const PrintsPagesWithMoney: Story = {
  args: { range: { start: '2026-01-01', end: '2026-12-31' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('columnheader', { name: 'Jan 2026' })
    globalThis.dispatchEvent(new Event('beforeprint'))
    const pages = [...canvasElement.querySelectorAll('[data-part="paper"] table')]
    const firstPeriods = pages.map((page) => page.querySelector('[data-edge]')?.textContent)
    globalThis.dispatchEvent(new Event('afterprint'))
    await expect(firstPeriods).toEqual(['Jun 2026', 'Nov 2026'])
  },
}

export const ByYear: Story = { args: { period: 'year' } }

export const OpensCells: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Opens a cell', async () => {
      await mount(<BudgetTableHost {...args} />)
      await waitFor(() => rowOf(canvasElement, 'Newsletter'))
      const cell = cellAt(canvasElement, 'Newsletter', 6)
      await userEvent.click(cell)
      await expect(args.onActivateCell).toHaveBeenCalledWith({
        rowId: 'type:200',
        spanId: '2026-11',
        title: 'Newsletter, Nov 2026',
      })
      const list = screen.getByRole('dialog', { name: 'Newsletter, Nov 2026' })
      await expect(list).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(list).not.toBeInTheDocument()
      await expect(cell).toHaveFocus()
    })
    await step(
      'A cost that is changed in the list of a cell changes the cell, its channel and the totals',
      async () => {
        clearAllMocks()
        await waitFor(() => rowOf(canvasElement, 'Newsletter'))
        const numberIn = (name: string, column: number) =>
          Number(cellText(canvasElement, name, column).replaceAll(/[$,]/gu, '').replace('−', '-'))
        const before = ['Newsletter', 'Email', 'Monthly Totals'].map((name) => numberIn(name, 5))
        await userEvent.click(cellAt(canvasElement, 'Newsletter', 5))
        const list = within(screen.getByRole('dialog'))
        const field = list.getAllByRole<HTMLInputElement>('textbox', {
          name: /^Estimated cost of/,
        })[0]
        if (field === undefined) throw new Error('The items of a cell have fields.')
        const old = Number(field.value.replaceAll(',', ''))
        await userEvent.clear(field)
        await userEvent.type(field, `${old + 1000}{Enter}`)
        await expect(args.onCostChange).toHaveBeenCalledOnce()
        const after = ['Newsletter', 'Email', 'Monthly Totals'].map((name) => numberIn(name, 5))
        await expect(after).toEqual(before.map((amount) => amount + 1000))
        await userEvent.keyboard('{Escape}')
      },
    )
    await step('Opens a cell with the keyboard', async () => {
      clearAllMocks()
      await mount(<BudgetTableHost {...args} />)
      const table = await canvas.findByRole('treegrid', { name: 'Budget' })
      await expect(table).toHaveAccessibleDescription('Press Enter on an amount to see its items.')
      await waitFor(() => rowOf(canvasElement, 'Website'))
      rowOf(canvasElement, 'Website').focus()
      await userEvent.keyboard('{End}{ArrowRight}{End}{Enter}')
      await expect(args.onActivateCell).toHaveBeenCalledWith({
        rowId: 'total',
        spanId: null,
        title: 'Monthly Totals, Total, shown range, by start',
      })
      await expect(
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Show 50 more' }),
      ).toBeVisible()
    })
  },
}

export const SaysWhyItIsEmpty: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Failed', async () => {
      await mount(<BudgetTableHost {...args} status="error" items={[]} />)
      await expect(await canvas.findByText('Error loading budget.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
    await step('No channels', async () => {
      await mount(
        <BudgetTableHost {...args} items={[]} details={{ ...budgetDetails, channels: [] }} />,
      )
      await expect(await canvas.findByText('No channels yet')).toBeVisible()
    })
    await step('Filtered to nothing', async () => {
      const onClearFilters = fn()
      await mount(
        <BudgetTableHost
          {...args}
          items={[]}
          details={{ ...budgetDetails, hasEmptyRows: false }}
          onClearFilters={onClearFilters}
        />,
      )
      await expect(await canvas.findByText('No costs match the filters')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
      await expect(onClearFilters).toHaveBeenCalledOnce()
    })
    await step('Loading', async () => {
      await mount(<BudgetTableHost {...args} status="loading" items={[]} />)
      await expect(await canvas.findByRole('treegrid')).toHaveAttribute('aria-busy', 'true')
    })
    await step('Rows without items stand there with dashes, and have nothing to open', async () => {
      clearAllMocks()
      await mount(<BudgetTableHost {...args} items={[]} />)
      await waitFor(() => rowOf(canvasElement, 'Email'))
      await expect(cellText(canvasElement, 'Email', 2)).toBe('–')
      await expect(cellAt(canvasElement, 'Email', 2)).not.toHaveAttribute('aria-haspopup')
      await userEvent.click(cellAt(canvasElement, 'Email', 2))
      await expect(args.onActivateCell).not.toHaveBeenCalled()
    })
  },
}

export const OtherPlansShown: Story = {
  args: { items: [], details: { ...budgetDetails, hasEmptyRows: false }, onHideOtherPlans: fn() },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByText('Hide the other plans to see budget figures'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Other Plans' }))
    await expect(args.onHideOtherPlans).toHaveBeenCalledOnce()
  },
}

export const TheReasonStaysInViewWhileMonthsAreScrolled: Story = {
  ...OtherPlansShown,
  play: async ({ canvas }) => {
    const reason = await canvas.findByText('Hide the other plans to see budget figures')
    const leftOfReason = () => reason.getBoundingClientRect().left
    const left = leftOfReason()
    const table = canvas.getByRole('treegrid')
    table.scrollLeft = 100
    await waitFor(() => expect(table.scrollLeft).toBe(100))
    await expect(leftOfReason()).toBe(left)
  },
}

/** 136 rows by 24 months, and 10,000 items. */
export const Stress: Story = {
  args: {
    details: manyDetails,
    range: { start: '2026-01-01', end: '2027-12-31' },
    items: budgetItems(10_000, manyDetails, { start: '2026-01-01', end: '2027-12-31' }),
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('treegrid')
    await expect(table).toHaveAttribute('aria-rowcount', '139')
    await expect(table).toHaveAttribute('aria-colcount', '76')
    await waitFor(() =>
      expect(table.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(0),
    )
    // Draws only the visible cells: all of them would be 10,000.
    await expect(table.querySelectorAll('[role="gridcell"]').length).toBeLessThan(1500)
    // The table shows an amount without enough room as ###.
    await expect(table.querySelector('[data-cut]')).toBeNull()
  },
}
