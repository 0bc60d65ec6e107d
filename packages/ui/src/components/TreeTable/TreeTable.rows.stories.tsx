import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { cellOf, rowHeightIn, rowNamed } from './story-budget'
import { TacticTree, tacticTreeArgs } from './story-tactic-table'

const meta = {
  title: 'Components/Data/TreeTable',
  component: TacticTree,
  tags: ['!autodocs'],
  args: tacticTreeArgs,
} satisfies Meta<typeof TacticTree>

export default meta
type Story = StoryObj<typeof meta>

export const SortedAndSelected: Story = {
  tags: ['picture', 'forced-colors'],
  args: {
    sorts: [
      { columnId: 'type', direction: 'ascending' },
      { columnId: 'estimated', direction: 'descending' },
    ],
    selected: ['tactic-1', 'tactic-2', 'tactic-7'],
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('checkbox', { name: 'Select Website' })
    await expect(group).toBePartiallyChecked()
  },
}

export const SelectsRows: Story = {
  args: { tacticCount: 12, isMovable: false },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    const groups = () =>
      canvas.getAllByRole('row').filter((row) => row.getAttribute('aria-expanded') === 'true')
    const first = groups()[0]?.querySelector('[role="rowheader"]')?.textContent ?? ''
    const childBoxes = () => {
      const rows = canvas.getAllByRole('row')
      const at = rows.findIndex((row) => row === rowNamed(canvasElement, first))
      const end = rows.findIndex((row, index) => index > at && row.ariaLevel === '1')
      return rows.slice(at + 1, end).map((row) => within(row).getByRole('checkbox'))
    }
    await step('A row, and its group shows that some are selected', async () => {
      const [one] = childBoxes()
      if (one) await user.click(one)
      await expect(one).toBeChecked()
      await expect(one?.closest('[role="row"]')).toHaveAttribute('aria-selected', 'true')
      await expect(box(`Select ${first}`)).toBePartiallyChecked()
      await expect(box('Select all rows')).toBePartiallyChecked()
      await expect(canvas.getByRole('status')).toHaveTextContent('1 row selected')
    })
    await step('A group selects the rows below it, and again none of them', async () => {
      await user.click(box(`Select ${first}`))
      for (const one of childBoxes()) await expect(one).toBeChecked()
      await expect(rowNamed(canvasElement, first)).toHaveAttribute('aria-selected', 'true')
      await user.click(box(`Select ${first}`))
      for (const one of childBoxes()) await expect(one).not.toBeChecked()
    })
    await step('Ranges of cells leave the checkboxes out', async () => {
      await user.click(cellOf(rowNamed(canvasElement, first), 3))
      await user.keyboard('{Control>}a{/Control}')
      await expect(canvasElement.querySelectorAll('[aria-colindex="1"][data-range]')).toHaveLength(
        0,
      )
      await expect(
        canvasElement.querySelectorAll('[aria-colindex="2"][data-range]').length,
      ).toBeGreaterThan(5)
    })
    await step('A group is copied with its name and its sum, like every other row', async () => {
      await user.click(cellOf(rowNamed(canvasElement, 'PR'), 2))
      await user.keyboard('{Shift>}{ArrowDown}{End}{/Shift}')
      const clipboardData = new DataTransfer()
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
      )
      const [group = '', below = ''] = clipboardData.getData('text/plain').split('\n')
      await expect(group.split('\t')[0]).toBe('PR')
      await expect(group.split('\t')[6]).toMatch(/^[\d,]+$/)
      await expect(below.split('\t')).toHaveLength(9)
    })
  },
}

export const RowsWithoutTree: Story = {
  args: { isGrouped: false, tacticCount: 12 },
  tags: ['picture'],
  play: async ({ canvas, canvasElement, args, step }) => {
    const user = userEvent.setup()
    const head = (name: string) => canvas.getByRole('columnheader', { name })
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    const before = names()
    await step('Names begin at the edge of their cells', async () => {
      const name = canvasElement.querySelector('[role="rowheader"]')
      await expect(name?.querySelector('[data-part="toggle"]')).toBeNull()
      const text = name?.querySelector('[data-part="text"]')
      const inset = Number.parseFloat(name ? getComputedStyle(name).paddingInlineStart : '0')
      await expect(text?.getBoundingClientRect().left).toBe(
        (name?.getBoundingClientRect().left ?? 0) + inset,
      )
    })
    await step('A press sorts upwards', async () => {
      await user.click(head('Topic'))
      await expect(head('Topic')).toHaveAttribute('aria-sort', 'ascending')
      await expect(names()).toEqual([...before].sort((one, other) => one.localeCompare(other)))
      await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Topic, ascending')
    })
    await step('Shift adds a column to the others, and says its place', async () => {
      await user.click(head('Type'))
      await user.keyboard('{Shift>}')
      await user.click(head('Est'))
      await user.keyboard('{/Shift}')
      await expect(args.onSortsChange).toHaveBeenLastCalledWith({
        sorts: [
          { columnId: 'type', direction: 'ascending' },
          { columnId: 'estimated', direction: 'ascending' },
        ],
      })
      await expect(head('Type')).toHaveAttribute('aria-sort', 'ascending')
      await expect(head('Est').querySelector('[data-part="sort"]')).toHaveTextContent('2')
    })
    await step('Enter on a head does the same, Shift with Enter adds', async () => {
      await user.keyboard('{ArrowRight}{Enter}')
      await expect(args.onSortsChange).toHaveBeenLastCalledWith({
        sorts: [{ columnId: 'actual', direction: 'ascending' }],
      })
      await user.keyboard('{ArrowLeft}{Shift>}{Enter}{/Shift}')
      await expect(args.onSortsChange).toHaveBeenLastCalledWith({
        sorts: [
          { columnId: 'actual', direction: 'ascending' },
          { columnId: 'estimated', direction: 'ascending' },
        ],
      })
    })
    await step('A column that does not sort says nothing of it', async () => {
      await expect(head('Platform')).not.toHaveAttribute('aria-sort')
    })
  },
}

export const RowsRightToLeftInHighContrast: Story = {
  globals: { direction: 'rtl', theme: 'high-contrast' },
  args: { selected: ['tactic-1'], sorts: [{ columnId: 'start', direction: 'descending' }] },
}

export const ManyRowsToSelect: Story = {
  tags: ['stress'],
  args: { tacticCount: 10_000, weekCount: 11, height: 640, isMovable: true },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const table = canvas.getByRole('treegrid', { name: 'Tactics' })
    await step('It says how many rows there are, and draws those in view', async () => {
      // The heads, six channels, ten thousand tactics; a checkbox and twenty columns.
      await expect(table).toHaveAttribute('aria-rowcount', '10007')
      await expect(table).toHaveAttribute('aria-colcount', '21')
      await expect(table.querySelectorAll('[role="row"]').length).toBeLessThan(60)
    })
    await step('All are selected at once, and one changes no more than its row', async () => {
      await user.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('10,000 rows selected')
      const [, , one, other] = canvas.getAllByRole('checkbox')
      const changed: Element[] = []
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const row = target instanceof Element ? target.closest('[data-part="body"] > *') : null
          if (row) changed.push(row)
        }
      })
      observer.observe(table, {
        subtree: true,
        attributes: true,
        attributeFilter: ['aria-selected'],
      })
      if (one) await user.click(one)
      await expect(one).not.toBeChecked()
      await expect(other).toBeChecked()
      observer.disconnect()
      // The row, and its group, which now has some.
      await expect(new Set(changed).size).toBe(2)
    })
    await step('The middle is there as soon as it is scrolled to', async () => {
      table.scrollTop = 5000 * rowHeightIn(table)
      await waitFor(() => expect(table.querySelector('[aria-rowindex="5010"]')).toBeVisible())
    })
  },
}
