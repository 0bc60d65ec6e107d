import type { Meta, StoryObj } from '@storybook/react-vite'
import { dragCaptured, middleOf } from '@throughline/test-support/dom'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import { TacticTable, tacticTableArgs, twelve } from './story-table'
import { storyColumns, storyTactics } from '../../fixtures/story-tactics'

const meta = {
  title: 'Components/Data/DataTable',
  component: TacticTable,
  tags: ['!autodocs'],
  args: tacticTableArgs,
} satisfies Meta<typeof TacticTable>

export default meta
type Story = StoryObj<typeof meta>

const many = storyTactics(1000)

export const IsDrivenByPointer: Story = {
  args: {
    rowHref: (tactic) => `#tactic-${tactic.id}`,
    onActivateCell: fn(({ event }) => {
      event.preventDefault()
    }),
    onSelectedRowIdsChange: fn(),
  },
  play: async ({ canvas, canvasElement, args, mount, step }) => {
    await mount()
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    const box = (id: number) =>
      canvas.getByRole('checkbox', { name: `Select ${twelve[id - 1]?.topic ?? ''}` })
    const head = (name: string) => canvas.getByRole('columnheader', { name })
    const topics = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await step('A checkbox selects its row and opens nothing', async () => {
      await userEvent.click(box(2))
      await expect(box(2)).toBeChecked()
      await expect(box(2).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true')
      await expect(args.onActivateCell).not.toHaveBeenCalled()
      await expect(all.indeterminate).toBe(true)
    })
    await step('A press on a cell or on the link opens the row', async () => {
      await userEvent.click(canvas.getAllByText('Homepage')[0] ?? canvasElement)
      await expect(args.onActivateCell).toHaveBeenCalledTimes(1)
      await userEvent.click(canvas.getByRole('link', { name: twelve[0]?.topic ?? '' }))
      await expect(args.onActivateCell).toHaveBeenLastCalledWith(
        expect.objectContaining({
          row: twelve[0],
          columnId: 'topic',
          anchor: canvas.getByRole('rowheader', { name: twelve[0]?.topic ?? '' }),
        }),
      )
      await expect(location.hash).toBe('')
    })
    await step('A press that ends a selection of text opens nothing', async () => {
      const cell = canvas.getAllByText('Homepage')[0] ?? canvasElement
      document.getSelection()?.selectAllChildren(cell)
      await fireEvent.click(cell)
      await expect(args.onActivateCell).toHaveBeenCalledTimes(2)
      document.getSelection()?.removeAllRanges()
    })
    await step(
      'The first press on a head sorts upwards, as people of the language expect',
      async () => {
        await userEvent.click(head('Topic'))
        await expect(head('Topic')).toHaveAttribute('aria-sort', 'ascending')
        await expect(args.onSortChange).toHaveBeenLastCalledWith({
          sort: { columnId: 'topic', direction: 'ascending' },
        })
        const sorted = topics()
        await expect(sorted).toEqual(
          [...sorted].sort((a, b) => (a ?? '').localeCompare(b ?? '', 'en', { numeric: true })),
        )
      },
    )
    await step('More rows are requested once the last ones are here', async () => {
      const onLoadMore = fn()
      const table = { ...args, onLoadMore }
      await mount(<TacticTable key="more" {...table} status="loadingMore" />)
      await waitFor(() => expect(topics()).toHaveLength(12))
      await mount(<TacticTable key="more" {...table} rows={storyTactics(13)} />)
      await waitFor(() => expect(onLoadMore).toHaveBeenCalledWith({ rowCount: 13 }))
      await expect(onLoadMore).toHaveBeenCalledTimes(1)
    })
    await step('From right to left, the arrow to the left makes a column wider', async () => {
      await mount(
        <div dir="rtl">
          <TacticTable key="rtl" {...args} />
        </div>,
      )
      await userEvent.click(head('Channel'))
      const before = head('Channel').offsetWidth
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await expect(head('Channel').offsetWidth).toBe(before + 8)
    })
  },
}

export const IsDrivenByKeyboard: Story = {
  args: {
    rows: many,
    height: 200,
    columns: storyColumns.slice(0, 5),
    onSelectedRowIdsChange: fn(),
  },
  play: async ({ canvas, args, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Tactics' })
    const place = () => [
      document.activeElement?.parentElement?.getAttribute('aria-rowindex'),
      document.activeElement?.getAttribute('aria-colindex'),
    ]
    const drawnRows = () => canvas.getAllByRole('row').length
    await step('Some dozens of a thousand rows are drawn', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '1001')
      await expect(drawnRows()).toBeLessThan(50)
    })
    await step('Scrolled far down, the rows in view are drawn', async () => {
      const [, firstRow] = canvas.getAllByRole('row')
      grid.scrollTop = 500 * (firstRow?.offsetHeight ?? 0)
      await waitFor(() =>
        expect(canvas.getByText(many[502]?.topic ?? '', { exact: true })).toBeVisible(),
      )
      await expect(drawnRows()).toBeLessThan(52)
      grid.scrollTop = 0
      await waitFor(() => expect(canvas.queryByText(many[502]?.topic ?? '')).toBeNull())
    })
    await step('Tab enters at the first row', async () => {
      await userEvent.tab()
      await expect(place()).toEqual(['2', '1'])
    })
    await step('Space selects, Shift with arrows selects on the way', async () => {
      await userEvent.keyboard('[Space]')
      await expect(args.onSelectedRowIdsChange).toHaveBeenLastCalledWith({
        selectedRowIds: new Set([1]),
      })
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await expect(args.onSelectedRowIdsChange).toHaveBeenLastCalledWith({
        selectedRowIds: new Set([1, 2, 3]),
      })
    })
    await step('Arrows go from cell to cell, End to the last one', async () => {
      await expect(place()).toEqual(['4', '1'])
      await userEvent.keyboard('{ArrowRight}')
      await expect(place()).toEqual(['4', '2'])
      await userEvent.keyboard('{End}')
      await expect(place()).toEqual(['4', '6'])
    })
    await step('Enter opens the row', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onActivateCell).toHaveBeenLastCalledWith(
        expect.objectContaining({ row: many[2] }),
      )
    })
    await step('Ctrl+End goes to the last of a thousand rows, and it is in view', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await expect(place()).toEqual(['1001', '6'])
      const cell = document.activeElement?.getBoundingClientRect()
      await expect(cell?.bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom + 1)
      await expect(drawnRows()).toBeLessThan(52)
    })
    await step('Page Up goes a view further up', async () => {
      await userEvent.keyboard('{PageUp}')
      await expect(Number(place()[0])).toBeLessThan(1001 - 2)
    })
    await step('Enter on a head sorts, Shift with arrows resizes', async () => {
      await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Home}{ArrowRight}{ArrowRight}')
      const head = canvas.getByRole('columnheader', { name: 'Channel' })
      await expect(head).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      const before = head.offsetWidth
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
      await expect(head.offsetWidth).toBe(before + 16)
    })
    await step('Tab leaves', async () => {
      await userEvent.tab()
      await expect(grid.contains(document.activeElement)).toBe(false)
    })
  },
}

export const ShowsTheTargetRow: Story = {
  args: { rows: many, height: 240, columns: storyColumns.slice(0, 3), focusRowId: 700 },
  play: async ({ canvasElement, step }) => {
    const rowOfFocus = () => document.activeElement?.closest('[role="row"]')
    await step('It is in view, far down, and has the focus', async () => {
      await waitFor(() => expect(rowOfFocus()).toHaveAttribute('aria-rowindex', '701'))
      await expect(document.activeElement).toHaveTextContent(many[699]?.topic ?? '')
    })
    await step('Then people go where they like', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(rowOfFocus()).toHaveAttribute('aria-rowindex', '702')
      await expect(within(canvasElement).getByRole('grid').scrollTop).toBeGreaterThan(0)
    })
    await step('The paper has all rows', async () => {
      globalThis.dispatchEvent(new Event('beforeprint'))
      const paper = canvasElement.querySelectorAll('table tbody tr')
      await expect(paper).toHaveLength(many.length)
      await expect(paper[0]).toHaveTextContent(many[0]?.topic ?? '')
      globalThis.dispatchEvent(new Event('afterprint'))
      await expect(canvasElement.querySelector('table')).toBeNull()
    })
  },
}

export const ResizesFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    rows: many.slice(0, 3),
    columns: [
      ...storyColumns.slice(0, 3),
      { id: 'owner', header: 'Owner', width: 120, isFrozen: 'end', value: ({ owner }) => owner },
    ],
  },
  play: async ({ canvas, step }) => {
    const dragEdge = async (name: string, by: number) => {
      const head = canvas.getByRole('columnheader', { name })
      const edge = head.querySelector('[data-part="resize"]')
      if (!edge) throw new Error('The column has no edge.')
      const before = head.offsetWidth
      const { x, y } = middleOf(edge)
      const isUnderPointer = async () => {
        await waitFor(() => expect(head.offsetWidth).toBe(before + 30))
        await expect(middleOf(edge).x).toBeCloseTo(x + by)
      }
      await dragCaptured(edge, { x: x + by, y }, isUnderPointer)
      await isUnderPointer()
      return head
    }
    await step('Dragged to the left, the column is wider at the pointer', async () => {
      const head = await dragEdge('Channel', -30)
      await expect(head).not.toHaveAttribute('aria-sort', 'ascending')
    })
    await step('A column that is frozen at the end has its edge at its start', async () => {
      await dragEdge('Owner', 30)
    })
  },
}
