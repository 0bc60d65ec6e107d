import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { ColumnChooser, englishColumnChooserLabels, type ColumnChoice } from '../ColumnChooser'
import type { DataTableColumn } from './data-table-column'
import { frozenColumns, TacticTable, tacticTableArgs, type TacticTableProps } from './story-table'
import { storyColumns, storyTactics, type StoryTactic } from '../../fixtures/story-tactics'

const meta = {
  title: 'Components/Data/DataTable',
  component: TacticTable,
  tags: ['!autodocs'],
  args: tacticTableArgs,
} satisfies Meta<typeof TacticTable>

export default meta
type Story = StoryObj<typeof meta>

function ChoosableTable(props: TacticTableProps) {
  const [choice, setChoice] = useState<ColumnChoice>({
    columnOrder: [],
    hiddenColumnIds: new Set(['platform']),
  })
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <ColumnChooser
        columns={storyColumns}
        {...choice}
        onChange={setChoice}
        labels={englishColumnChooserLabels}
      />
      <TacticTable {...props} {...choice} style={{ width: '100%' }} />
    </div>
  )
}

export const WithColumnChooser: Story = {
  render: (args) => <ChoosableTable {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await step('A checked column comes back', async () => {
      await expect(heads()).not.toContain('Platform')
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Platform' }))
      await expect(heads()).toContain('Platform')
    })
    await step('Alt with ↑ moves it, and the focus stays on it', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(heads().indexOf('Platform')).toBe(2)
      await expect(canvas.getByRole('checkbox', { name: 'Platform' })).toHaveFocus()
      await expect(canvas.getByText('Platform, 3 of 8')).toBeInTheDocument()
    })
    await step('What the table cannot do without stays', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Topic' })).toBeDisabled()
    })
    await step('Reset brings back the columns as they came', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(heads().indexOf('Platform')).toBe(3)
    })
  },
}

const monthColumns: readonly DataTableColumn<StoryTactic>[] = Array.from(
  { length: 58 },
  (_, index) => ({
    id: `month-${index + 1}`,
    header: `Month ${index + 1}`,
    width: 96,
    isNumeric: true,
    value: (tactic) => (tactic.estimated * (index + 3)) % 9973,
  }),
)

export const SixtyColumns: Story = {
  tags: ['stress'],
  // The cells of the other stories by the hundred: the checks would take longer than anything here.
  parameters: { a11y: { test: 'off' } },
  args: {
    rows: storyTactics(10_000),
    height: 640,
    columns: [
      ...frozenColumns.filter(({ isFrozen }) => isFrozen === 'start'),
      ...monthColumns,
      { id: 'owner', header: 'Owner', width: 120, isFrozen: 'end', value: ({ owner }) => owner },
    ],
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const numbers = () =>
      canvas.getAllByRole('columnheader').map((head) => Number(head.getAttribute('aria-colindex')))
    await step('It says how many columns there are, and draws those near the view', async () => {
      await expect(grid).toHaveAttribute('aria-colcount', '60')
      await waitFor(() => expect(numbers().length).toBeLessThan(30))
      await expect(numbers()).toContain(60)
    })
    await step('Scrolled across, the columns in view are there, and the frozen ones', async () => {
      grid.scrollLeft = 2880
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Month 32' })).toBeVisible(),
      )
      await expect(numbers()).toContain(1)
      await expect(canvas.queryByRole('columnheader', { name: 'Month 2' })).toBeNull()
      const head = canvas.getByRole('columnheader', { name: 'Month 32' }).getBoundingClientRect()
      const cell = grid.querySelector('[aria-rowindex="2"] > [aria-colindex="33"]')
      await expect(cell?.getBoundingClientRect().left).toBe(head.left)
    })
    await step('End leads to the last one, Home back to the first', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '3')
      await userEvent.keyboard('{End}{ArrowLeft}')
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '59')
      await expect(document.activeElement).toBeVisible()
    })
  },
}
