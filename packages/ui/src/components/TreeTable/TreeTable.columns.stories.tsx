import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'

import { TacticTree, tacticTreeArgs } from './story-tactic-table'

const meta = {
  title: 'Components/Data/TreeTable',
  component: TacticTree,
  tags: ['!autodocs'],
  args: { ...tacticTreeArgs, isGrouped: false, tacticCount: 8 },
} satisfies Meta<typeof TacticTree>

export default meta
type Story = StoryObj<typeof meta>

function headsIn(canvasElement: HTMLElement): readonly string[] {
  return within(canvasElement)
    .getAllByRole('columnheader')
    .toSorted((one, other) => Number(one.ariaColIndex) - Number(other.ariaColIndex))
    .map((head) => head.textContent)
    .filter((text) => text !== '')
}

export const ChoosesAndMovesColumns: Story = {
  args: { hasChooser: true },
  play: async ({ canvas, canvasElement, args, step }) => {
    const user = userEvent.setup()
    const head = (name: string) => canvas.getByRole('columnheader', { name })
    const heads = (count: number) => headsIn(canvasElement).slice(0, count)
    await user.click(canvas.getByRole('button', { name: 'Columns' }))
    await step('A column is hidden', async () => {
      await user.click(canvas.getByRole('checkbox', { name: 'Platform' }))
      await expect(headsIn(canvasElement)).not.toContain('Platform')
    })
    await step('A column is kept in view beside the frozen ones', async () => {
      await user.click(canvas.getByRole('button', { name: 'Keep Owner in view' }))
      await expect(heads(2)).toEqual(['Topic', 'Owner'])
      await expect(head('Owner').closest('[data-part="start"]')).not.toBeNull()
    })
    await step('Reset brings back the columns as they came', async () => {
      await user.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(heads(2)).toEqual(['Topic', 'Channel'])
      await expect(headsIn(canvasElement)).toContain('Platform')
      await user.keyboard('{Escape}')
    })
    await step('Alt with → moves the column; the focus stays on it', async () => {
      await user.click(head('Platform'))
      await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(heads(5)).toEqual(['Topic', 'Channel', 'Type', 'Start date', 'Platform'])
      await expect(head('Platform')).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('Platform, 5 of 9')
    })
    await step('It stays beside the frozen ones, however often it is moved', async () => {
      await user.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Alt}')
      await expect(heads(3)).toEqual(['Topic', 'Platform', 'Channel'])
      await expect(head('Platform')).toHaveFocus()
    })
    await step('A frozen column alone on its side stays', async () => {
      await user.keyboard('{ArrowLeft}{Alt>}{ArrowRight}{/Alt}')
      await expect(heads(1)).toEqual(['Topic'])
    })
    args.onColumnOrderChange.mockClear()
    const middle = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { clientX: left + width / 2, clientY: top + height / 2 }
    }
    const pointer = {
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      buttons: 1,
      bubbles: true,
    }
    const drag = async (from: HTMLElement, to: HTMLElement) => {
      await fireEvent.pointerDown(from, { ...pointer, ...middle(from) })
      await fireEvent.pointerMove(from, { ...pointer, ...middle(to) })
    }
    // Scripted pointers cannot be captured.
    const table = canvas.getByRole('treegrid')
    table.setPointerCapture = () => undefined
    await step('A head that is dragged shows where it would stand', async () => {
      await drag(head('Type'), head('Start date'))
      await expect(head('Start date')).toHaveAttribute('data-drop', 'after')
      await expect(head('Type')).toHaveAttribute('data-dragging')
    })
    await step('Dropped there it stands there, and the rows are not sorted', async () => {
      await fireEvent.pointerUp(head('Type'), { ...pointer, ...middle(head('Start date')) })
      await fireEvent.click(head('Type'))
      await expect(heads(5)).toEqual(['Topic', 'Platform', 'Channel', 'Start date', 'Type'])
      await expect(head('Start date')).not.toHaveAttribute('data-drop')
      await expect(args.onSortsChange).not.toHaveBeenCalled()
    })
    await step('Over a frozen column it goes nowhere', async () => {
      await drag(head('Type'), head('Topic'))
      await expect(table.querySelector('[data-drop]')).toBeNull()
      await fireEvent.pointerUp(head('Type'), { ...pointer, ...middle(head('Topic')) })
      await expect(args.onColumnOrderChange).toHaveBeenCalledTimes(1)
    })
    await step('A finger scrolls', async () => {
      const touch = { ...pointer, pointerType: 'touch' }
      await fireEvent.pointerDown(head('Type'), { ...touch, ...middle(head('Type')) })
      await fireEvent.pointerMove(head('Type'), { ...touch, ...middle(head('Channel')) })
      await fireEvent.pointerUp(head('Type'), { ...touch, ...middle(head('Channel')) })
      await expect(args.onColumnOrderChange).toHaveBeenCalledTimes(1)
    })
    await step('Esc leaves everything as it was', async () => {
      await user.click(head('Platform'))
      await drag(head('Platform'), head('Est'))
      await user.keyboard('{Escape}')
      await fireEvent.pointerUp(head('Platform'), { ...pointer, ...middle(head('Est')) })
      await expect(args.onColumnOrderChange).toHaveBeenCalledTimes(1)
    })
    await step('The place that is announced counts a frozen column where it is seen', async () => {
      await user.click(canvas.getByRole('button', { name: 'Columns' }))
      await user.click(canvas.getByRole('button', { name: 'Keep Owner in view' }))
      await user.keyboard('{Escape}')
      await user.click(head('Platform'))
      await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(heads(4)).toEqual(['Topic', 'Owner', 'Channel', 'Platform'])
      await expect(canvas.getByRole('status')).toHaveTextContent('Platform, 4 of 9')
    })
  },
}

export const MovesColumnsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    await user.click(within(canvasElement).getByRole('columnheader', { name: 'Platform' }))
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(headsIn(canvasElement).indexOf('Platform')).toBe(4)
  },
}
