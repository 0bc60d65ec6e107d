import type { Meta, StoryObj } from '@storybook/react-vite'
import { dragCaptured, middleOf } from '@throughline/test-support/dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Budget, budgetArgs, cellOf, rowNamed } from './story-budget'

const meta = {
  title: 'Components/Data/TreeTable',
  component: Budget,
  tags: ['!autodocs'],
  args: budgetArgs,
} satisfies Meta<typeof Budget>

export default meta
type Story = StoryObj<typeof meta>

export const ExpandsAndCollapses: Story = {
  args: { areExpanded: false, isResizable: false },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Tab leads to the first row', async () => {
      await userEvent.tab()
      await expect(rowNamed(canvasElement, 'Website')).toHaveFocus()
    })
    await step('→ expands it, a second → enters its cells, ← leads back', async () => {
      await userEvent.keyboard('{ArrowRight}')
      const row = rowNamed(canvasElement, 'Website')
      await expect(row).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowRight}')
      await expect(cellOf(row, 1)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(cellOf(row, 2)).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(row).toHaveFocus()
    })
    await step('A line says where it stands, and ← leads to its section', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      const line = rowNamed(canvasElement, 'Landing pages')
      await expect(line).toHaveFocus()
      await expect(line).toHaveAttribute('aria-level', '2')
      await expect(line).toHaveAttribute('aria-posinset', '2')
      await expect(line).toHaveAttribute('aria-setsize', '3')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(rowNamed(canvasElement, 'Website')).toHaveFocus()
    })
    const october = () => canvas.getByRole('button', { name: 'Oct 2026' })
    await step('A group of columns collapses by pointer', async () => {
      await userEvent.click(october())
      await expect(october()).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-colcount', '74')
    })
    await step('and expands by keyboard, from the cells below', async () => {
      await userEvent.click(cellOf(rowNamed(canvasElement, 'Website'), 2))
      await userEvent.keyboard('{ArrowUp}')
      await expect(october()).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(october()).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Nov 2026' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(cellOf(rowNamed(canvasElement, 'Website'), 5)).toHaveFocus()
    })
  },
}

export const ResizesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const widthOf = (column: number) =>
      cellOf(rowNamed(canvasElement, 'Website'), column).offsetWidth
    await userEvent.click(cellOf(rowNamed(canvasElement, 'Website'), 3))
    await step('The heads are above the first row', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(document.activeElement).toHaveAccessibleName('Act')
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('button', { name: 'Oct 2026' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '3')
    })
    await step('Shift with arrows makes the column wider, and its group with it', async () => {
      const group = canvas.getByRole('columnheader', { name: 'Oct 2026' })
      const before = { column: widthOf(3), group: group.offsetWidth }
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
      await expect(widthOf(3)).toBe(before.column + 16)
      await expect(group.offsetWidth).toBe(before.group + 16)
      await expect(args.onColumnResize).toHaveBeenLastCalledWith({
        columnId: 'act-0',
        width: before.column + 16,
        columnWidths: { 'act-0': before.column + 16 },
      })
      await expect(canvas.getByRole('status')).toHaveTextContent('Act, 88 pixels wide')
    })
    await step('Too narrow for its numbers it says so, and never below its bound', async () => {
      await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{ArrowLeft}{/Control}{/Shift}')
      await expect(widthOf(3)).toBe(48)
      const cell = cellOf(rowNamed(canvasElement, 'Website'), 3)
      await waitFor(() => expect(cell).toHaveTextContent('###'))
      await expect(cell.title).toMatch(/^[\d,]{6}$/)
      await expect(cell).toHaveAccessibleName(cell.title)
    })
    await step('Enter makes it as wide as its content', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(cellOf(rowNamed(canvasElement, 'Website'), 3)).not.toHaveTextContent('###'),
      )
      const total = cellOf(rowNamed(canvasElement, 'Monthly Totals'), 3)
      await expect(total).not.toHaveTextContent('###')
      await expect(total.scrollWidth).toBe(total.clientWidth)
    })
    await step('The frozen first column, too', async () => {
      await userEvent.keyboard('{ArrowUp}{Home}')
      await expect(document.activeElement).toHaveAccessibleName('Channel and type')
      const before = widthOf(1)
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await expect(widthOf(1)).toBe(before - 8)
    })
  },
}

export const ResizesByPointer: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const [head] = canvas.getAllByRole('columnheader', { name: 'Act' })
    const edge = head?.querySelector('[data-part="resize"]')
    if (!head || !edge) throw new Error('The column has no edge.')
    const before = head.offsetWidth
    const drag = async (pixels: number, beforeRelease: () => Promise<unknown>) => {
      const { x, y } = middleOf(edge)
      await dragCaptured(edge, { x: x + pixels, y }, beforeRelease)
    }
    const reports = () => args.onColumnResize.mock.calls.map(([{ width }]) => width)
    await step('The column follows the pointer, and is reported at its release', async () => {
      await drag(40, async () => {
        await waitFor(() => expect(head.offsetWidth).toBe(before + 40))
        await expect(reports()).toEqual([])
      })
      await expect(reports()).toEqual([before + 40])
    })
    await step('Released, it follows no longer', async () => {
      const { x, y } = middleOf(edge)
      await userEvent.pointer({ target: head, coords: { clientX: x + 30, clientY: y } })
      await expect(head.offsetWidth).toBe(before + 40)
    })
    await step('Esc gives the former width back', async () => {
      await drag(40, async () => {
        await waitFor(() => expect(head.offsetWidth).toBe(before + 80))
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(head.offsetWidth).toBe(before + 40))
      })
      await expect(reports()).toEqual([before + 40])
    })
    await step('It never falls below its bound', async () => {
      await drag(-400, () => waitFor(() => expect(head.offsetWidth).toBe(48)))
      await expect(reports()).toEqual([before + 40, 48])
    })
    await step('A double click makes it as wide as its content', async () => {
      await userEvent.dblClick(edge)
      await waitFor(() => expect(head.offsetWidth).toBeGreaterThan(48))
      const total = cellOf(rowNamed(canvasElement, 'Monthly Totals'), 3)
      await expect(total.scrollWidth).toBe(total.clientWidth)
    })
  },
}
