import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Dialog } from '../Dialog'
import { comboboxStories, ControlledCombobox, twoThousand } from './Combobox.story-host'
import { Combobox } from './index'

const meta = {
  ...comboboxStories,
  title: 'Components/Fields/Combobox',
  component: Combobox,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const FindsByTypingAndPointer: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Store' })
    await step('Accents and case do not matter', async () => {
      await userEvent.tab()
      await userEvent.keyboard('jose')
      await expect(canvas.getAllByRole('option')).toHaveLength(1)
      await expect(canvas.getByRole('option', { name: 'San José, Santana Row' })).toHaveAttribute(
        'data-highlighted',
      )
    })
    await step('Enter chooses the best answer, and the focus stays', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'san-jose' })
      await expect(field).toHaveValue('San José, Santana Row')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveFocus()
    })
    await step('Opened again, the whole list is there, on the choice', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getAllByRole('option')).toHaveLength(7)
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        canvas.getByRole('option', { name: 'San José, Santana Row' }).id,
      )
    })
    await step('Tab chooses what typing has found', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('bost')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'boston' })
    })
    await step('Text that is no option goes back to the choice', async () => {
      args.onChange.mockClear()
      await userEvent.type(field, ' and more')
      await userEvent.tab()
      await expect(field).toHaveValue('Boston, Back Bay')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Emptied, it is no choice', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
    })
    await step('The pointer opens the list, chooses and clears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show options: Store' }))
      await userEvent.click(canvas.getByRole('option', { name: 'Denver, Cherry Creek' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'denver' })
      await expect(field).toHaveValue('Denver, Cherry Creek')
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Store' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
      await expect(field).toHaveFocus()
    })
    await step('An option that cannot be chosen says why', async () => {
      args.onChange.mockClear()
      await userEvent.keyboard('soho{Enter}')
      await expect(
        canvas.getByText(/New York, SoHo cannot be chosen\. You may not plan for this store\./),
      ).toBeInTheDocument()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
}

export const SearchesElsewhere: Story = {
  args: { isFilteredByCaller: true, onQueryChange: fn(), value: 'far', valueLabel: 'Anchorage' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('Anchorage')
    await userEvent.clear(field)
    await userEvent.type(field, 'xy')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ query: 'xy' })
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
  },
}

const onDialogClose = fn()

export const EscapeBacksOutOneLevel: Story = {
  args: { value: 'denver' },
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <Dialog isOpen title="New tactic" closeLabel="Close" onClose={onDialogClose}>
      <ControlledCombobox {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement, step }) => {
    onDialogClose.mockClear()
    const field = within(canvasElement).getByRole('combobox')
    await step('First the list, and what was typed stays', async () => {
      await userEvent.type(field, 'x')
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveValue('Denver, Cherry Creekx')
    })
    await step('Then the choice comes back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('Denver, Cherry Creek')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('Then the dialog is asked', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}

export const FindsOneOfThousands: Story = {
  args: { options: twoThousand },
  tags: ['stress'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox')
    const highlighted = () => field.getAttribute('aria-activedescendant')
    await step('Page Down stops at the last option', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{ArrowUp}')
      await expect(highlighted()).toMatch(/-option-1999$/)
      await userEvent.keyboard('{PageUp}{ArrowDown}')
      await expect(highlighted()).toMatch(/-option-1990$/)
      await userEvent.keyboard('{PageDown}')
      await expect(highlighted()).toMatch(/-option-1999$/)
    })
    await step('Page Up stops at the first', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(highlighted()).toMatch(/-option-1$/)
      await userEvent.keyboard('{PageUp}')
      await expect(highlighted()).toMatch(/-option-0$/)
    })
    await step('Letters find one of them', async () => {
      await userEvent.keyboard('denver 1999')
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'store-1998' })
    })
  },
}
