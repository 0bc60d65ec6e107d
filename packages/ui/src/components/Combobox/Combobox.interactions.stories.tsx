import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Dialog } from '../Dialog'
import { comboboxStories, HeldCombobox, twoThousand } from './Combobox.story-host'
import { Combobox } from './index'

const meta = {
  ...comboboxStories,
  title: 'Components/Fields/Combobox',
  component: Combobox,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const PagesToTheEnds: Story = {
  args: { options: twoThousand.slice(0, 25) },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox')
    const highlighted = () => field.getAttribute('aria-activedescendant')
    await userEvent.click(field)
    await step('Page Down stops at the last option', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
      await expect(highlighted()).toMatch(/-option-24$/)
      await userEvent.keyboard('{PageDown}')
      await expect(highlighted()).toMatch(/-option-24$/)
    })
    await step('Page Up stops at the first', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
      await expect(highlighted()).toMatch(/-option-0$/)
    })
  },
}

export const FindsByTyping: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
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
  },
}

export const ChoosesByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show options: Store' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Boston, Back Bay' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'boston' })
    await expect(canvas.getByRole('combobox')).toHaveValue('Boston, Back Bay')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Store' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const SaysWhyByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('soho{Enter}')
    await expect(
      canvas.getByText(/New York, SoHo cannot be chosen\. You may not plan for this store\./),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TakesNoFreeText: Story = {
  args: { value: 'denver' },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('combobox')
    await step('What is left unfinished goes back to the choice', async () => {
      await userEvent.type(field, ' and more')
      await userEvent.tab()
      await expect(field).toHaveValue('Denver, Cherry Creek')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Emptied, it is no choice', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
    })
  },
}

export const MakesANewOption: Story = {
  args: { onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Reno{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith({ label: 'Reno' })
    await expect(field).toHaveValue('Reno')
    await userEvent.clear(field)
    await userEvent.type(field, 'RENO')
    await expect(canvas.queryByRole('option', { name: /Create/ })).toBeNull()
  },
}

export const AsksAgainAfterAFailure: Story = {
  args: { options: [], status: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('option', { name: 'Could not load. Try again' })).toBeVisible()
  },
}

export const SearchesElsewhere: Story = {
  args: { isFilteredByCaller: true, onQueryChange: fn(), value: 'far', valueLabel: 'Anchorage' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
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
      <HeldCombobox {...args} />
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
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('denver 1999')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'store-1998' })
  },
}
