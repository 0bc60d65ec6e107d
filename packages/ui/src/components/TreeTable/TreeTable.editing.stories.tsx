import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { budgetLines } from '../../fixtures/budget-lines'
import { Budget, budgetArgs, cellOf, rowNamed } from './story-budget'

const meta = {
  title: 'Components/Data/TreeTable',
  component: Budget,
  tags: ['!autodocs'],
  args: budgetArgs,
} satisfies Meta<typeof Budget>

export default meta
type Story = StoryObj<typeof meta>

export const EditsCells: Story = {
  args: { isEditable: true, lines: budgetLines(4), monthCount: 4 },
  play: async ({ canvas, canvasElement, args, step }) => {
    const field = () => canvas.getByRole('textbox')
    await step('Enter opens the field with what stands there, selected', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
      await expect(field()).toHaveFocus()
    })
    await step('Enter takes the text, goes down, and the sums follow', async () => {
      await userEvent.keyboard('12345{Enter}')
      await expect(args.onCommitCell).toHaveBeenLastCalledWith({
        rowId: 'Website/Homepage',
        columnId: 'est-0',
        text: '12345',
      })
      await expect(cellOf(rowNamed(canvasElement, 'Homepage'), 2)).toHaveTextContent('12,345')
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 2)).toHaveFocus()
    })
    await step('Typing replaces, Tab takes it and goes to the next cell to edit', async () => {
      await userEvent.keyboard('77{Tab}')
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 2)).toHaveTextContent('77')
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 5)).toHaveFocus()
    })
    await step('Esc restores the value', async () => {
      const cell = cellOf(rowNamed(canvasElement, 'Landing pages'), 5)
      const before = cell.textContent
      await userEvent.keyboard('999{Escape}')
      await expect(cell).toHaveFocus()
      await expect(cell).toHaveTextContent(before)
    })
    await step('What cannot be taken stays, with the reason', async () => {
      await userEvent.keyboard('abc{Enter}')
      await expect(field()).toHaveValue('abc')
      await expect(field()).toHaveAccessibleDescription('Enter whole dollars: digits only.')
      await userEvent.keyboard('{Escape}')
    })
    await step('Sums cannot be edited', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowUp}{ArrowUp}5')
      await expect(cellOf(rowNamed(canvasElement, 'Website'), 2)).toHaveFocus()
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await expect(cellOf(rowNamed(canvasElement, 'Website'), 2)).toHaveAttribute(
        'aria-readonly',
        'true',
      )
    })
    await step(
      'By pointer: a double click opens the field, a press elsewhere takes it',
      async () => {
        const cell = cellOf(rowNamed(canvasElement, 'Blog'), 5)
        await userEvent.dblClick(cell)
        const amount = canvas.getByRole('textbox', { name: 'Est' })
        await userEvent.clear(amount)
        await userEvent.type(amount, '4,200')
        await userEvent.click(cellOf(rowNamed(canvasElement, 'Email'), 2))
        await expect(args.onCommitCell).toHaveBeenLastCalledWith({
          rowId: 'Website/Blog',
          columnId: 'est-1',
          text: '4,200',
        })
        await expect(cell).toHaveTextContent('4,200')
        await expect(cellOf(rowNamed(canvasElement, 'Email'), 2)).toHaveFocus()
      },
    )
  },
}

/** The content of the clipboard after copying. */
function copied() {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  )
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

export const SelectsRanges: Story = {
  tags: ['picture'],
  args: { isEditable: true, lines: budgetLines(4), monthCount: 4 },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const selected = () =>
      [...canvasElement.querySelectorAll('[aria-selected="true"]')].map((cell) => cell.textContent)
    const first = () => cellOf(rowNamed(canvasElement, 'Homepage'), 2)
    await step('Shift with arrows selects from the cell with the focus', async () => {
      await user.click(first())
      await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
      await expect(selected()).toHaveLength(4)
      await expect(first()).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('2 rows by 2 columns selected')
    })
    await step('Copying gives plain numbers, for a spreadsheet', async () => {
      const [one, two, three, four] = selected().map((text) => text.replaceAll(',', ''))
      const { text, html } = copied()
      await expect(text).toBe(`${one}\t${two}\n${three}\t${four}`)
      await expect(html).toContain(`<tr><td>${three}</td><td>${four}</td></tr>`)
    })
    await step('Shift with a click moves the other corner', async () => {
      await user.keyboard('{Shift>}')
      await user.click(cellOf(rowNamed(canvasElement, 'Blog'), 2))
      await user.keyboard('{/Shift}')
      await expect(selected()).toHaveLength(3)
    })
    await step('Delete empties what can be edited, and the selection stays', async () => {
      await user.keyboard('{Delete}')
      await expect(selected()).toEqual(['0', '0', '0'])
      await expect(args.onCommitCell).toHaveBeenCalledTimes(3)
    })
    await step('A block goes in from the first cell on, past what cannot be edited', async () => {
      paste('1\t2\n3\t4\n')
      await waitFor(() => expect(first()).toHaveTextContent('1'))
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 2)).toHaveTextContent('3')
      await expect(args.onPasteCells).toHaveBeenLastCalledWith({
        changedCount: 2,
        readOnlyCount: 2,
        refusedCount: 0,
        outsideCount: 0,
      })
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '2 cells pasted. 2 skipped: they cannot be edited.',
      )
    })
    await step('A single text fills the range', async () => {
      await user.keyboard('{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      paste('70')
      await waitFor(() => expect(selected()).toEqual(['70', '70', '70']))
    })
    await step('Going on ends the selection', async () => {
      await user.keyboard('{ArrowDown}')
      await expect(selected()).toEqual([])
      await user.keyboard('{Control>}a{/Control}')
      await expect(selected().length).toBeGreaterThan(100)
      await user.keyboard('{Escape}')
      await expect(selected()).toEqual([])
    })
    await step('A range over several columns', async () => {
      await user.click(first())
      await user.keyboard(
        '{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}',
      )
      await expect(selected()).toHaveLength(12)
    })
  },
}
