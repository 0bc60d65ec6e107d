import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { cellOf, rowNamed } from './story-budget'
import { TacticTree, tacticTreeArgs } from './story-tactic-table'

const meta = {
  title: 'Components/Data/TreeTable',
  component: TacticTree,
  tags: ['!autodocs'],
  args: { ...tacticTreeArgs, isGrouped: false, tacticCount: 8, isSelectable: false },
} satisfies Meta<typeof TacticTree>

export default meta
type Story = StoryObj<typeof meta>

const TOPIC = 'Holiday gift guide'
const NEXT = 'Denver store opening'

export const EditsWithFields: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const user = userEvent.setup()
    const channel = () => cellOf(rowNamed(canvasElement, TOPIC), 2)
    const start = () => cellOf(rowNamed(canvasElement, TOPIC), 5)
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    const below = names()[names().indexOf(TOPIC) + 1] ?? ''
    const pressed = fn((event: Event) => event.preventDefault())
    const link = canvas.getByRole('link', { name: TOPIC })
    link.addEventListener('click', pressed)
    await step('The table is one tab stop, whatever its cells hold', async () => {
      await user.tab()
      await expect(document.activeElement).toHaveAttribute('role', 'row')
      await user.tab()
      await expect(canvas.getByRole('treegrid')).not.toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
      await user.tab({ shift: true })
    })
    await step('Enter on the cell presses the link', async () => {
      await user.keyboard('{ArrowRight}{Enter}')
      await expect(pressed).toHaveBeenCalledTimes(1)
      await expect(cellOf(rowNamed(canvasElement, TOPIC), 1)).toHaveFocus()
    })
    await step('F2 leads into the cell, Esc back', async () => {
      await user.keyboard('{F2}')
      await expect(link).toHaveFocus()
      await user.keyboard('{Escape}')
      await expect(cellOf(rowNamed(canvasElement, TOPIC), 1)).toHaveFocus()
    })
    await step('F2 opens the field of the column, which takes the focus', async () => {
      await user.click(channel())
      await user.keyboard('{F2}')
      await expect(canvas.getByRole('combobox', { name: 'Channel' })).toHaveFocus()
    })
    await step('Esc closes its list first, then ends editing on the cell', async () => {
      await user.keyboard('{ArrowDown}')
      await expect(await canvas.findByRole('listbox')).toBeVisible()
      await user.keyboard('{Escape}')
      await expect(canvas.getByRole('combobox')).toHaveFocus()
      await user.keyboard('{Escape}')
      await expect(canvas.queryByRole('combobox')).toBeNull()
      await expect(channel()).toHaveFocus()
      await expect(args.onCommitCell).not.toHaveBeenCalled()
    })
    await step('Choosing takes the option, and the focus is on the cell again', async () => {
      await user.dblClick(channel())
      await user.click(canvas.getByRole('combobox'))
      await user.click(await canvas.findByRole('option', { name: 'PR' }))
      await expect(args.onCommitCell).toHaveBeenLastCalledWith({
        rowId: 'tactic-1',
        columnId: 'channel',
        text: 'PR',
      })
      await waitFor(() => expect(channel()).toHaveFocus())
      await expect(channel()).toHaveTextContent('PR')
    })
    await step('Tab takes the highlighted option and goes to the next cell to edit', async () => {
      await user.keyboard('{Enter}{ArrowDown}{Home}{Tab}')
      await expect(channel()).toHaveTextContent('Website')
      await expect(start()).toHaveFocus()
    })
    await step(
      'Typing opens the field and goes into it; Enter takes it and goes down',
      async () => {
        await user.keyboard('12/30/25')
        await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('12/30/25')
        await user.keyboard('{Enter}')
        await expect(args.onCommitCell).toHaveBeenLastCalledWith({
          rowId: 'tactic-1',
          columnId: 'start',
          text: '2025-12-30',
        })
        await expect(start()).toHaveTextContent('12/30/25')
        await expect(cellOf(rowNamed(canvasElement, below), 5)).toHaveFocus()
      },
    )
  },
}

export const ShowsWhatAFieldCannotTake: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement, args, step }) => {
    const user = userEvent.setup()
    const start = () => cellOf(rowNamed(canvasElement, TOPIC), 5)
    await step('The calendar of the field takes the focus, and editing goes on', async () => {
      await user.click(start())
      await user.keyboard('{Enter}{ArrowDown}')
      const calendar = await canvas.findByRole('dialog', { name: 'Calendar' })
      await expect(calendar).toBeVisible()
      await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true))
      await expect(canvas.getByRole('textbox', { name: 'Start date' })).toBeVisible()
    })
    await step('Esc closes only the calendar', async () => {
      await user.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveFocus()
    })
    await step('A day picked with the pointer is taken when the cell is left', async () => {
      await user.click(canvas.getByRole('button', { name: 'Open the calendar' }))
      const calendar = within(await canvas.findByRole('dialog', { name: 'Calendar' }))
      const [day] = calendar.getAllByRole('button', { name: /December 31/ })
      if (!day) throw new Error('The calendar does not show the day.')
      await user.click(day)
      await expect(args.onCommitCell).not.toHaveBeenCalled()
      await user.click(cellOf(rowNamed(canvasElement, NEXT), 3))
      await expect(args.onCommitCell).toHaveBeenCalledTimes(1)
      await expect(start()).toHaveTextContent('12/31/25')
      await expect(cellOf(rowNamed(canvasElement, NEXT), 3)).toHaveFocus()
    })
    await step('A day that cannot be taken stays in the field, with the reason', async () => {
      args.onCommitCell.mockClear()
      await user.click(start())
      await user.keyboard('{Enter}12/30/26{Enter}')
      const field = canvas.getByRole('textbox', { name: 'Start date' })
      await expect(field).toHaveValue('12/30/26')
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription('The start is after the end.')
      await expect(canvas.getByRole('alert')).toBeVisible()
      await expect(args.onCommitCell).not.toHaveBeenCalled()
    })
  },
}
