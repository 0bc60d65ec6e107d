import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Dialog } from '../Dialog'
import { selectStories, HeldSelect, twoThousand } from './Select.story-host'
import { Select } from './index'

const meta = {
  ...selectStories,
  title: 'Components/Fields/Select',
  component: Select,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const PagesToTheEnds: Story = {
  args: { label: 'Store', options: twoThousand.slice(0, 25) },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox')
    const highlighted = () => field.getAttribute('aria-activedescendant')
    await userEvent.click(field)
    await step('Page Down stops at the last option', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}')
      await expect(highlighted()).toMatch(/-option-24$/)
    })
    await step('Page Up stops at the first', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
      await expect(highlighted()).toMatch(/-option-0$/)
    })
  },
}

export const ChoosesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Channel' })
    await step('↓ opens the list, the focus stays on the field', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(field).toHaveFocus()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
    })
    await step('A letter goes to its option', async () => {
      await userEvent.keyboard('s')
      await expect(canvas.getByRole('option', { name: 'Social' })).toHaveAttribute(
        'data-highlighted',
      )
    })
    await step('Arrows go over every option', async () => {
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('option', { name: 'Events' })).toHaveAttribute(
        'data-highlighted',
      )
    })
    await step('Enter chooses and closes', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'events' })
      await expect(field).toHaveTextContent('Events')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

/** Ctrl+Enter submits the form around the field, and the list stays closed. */
export const LeavesShortcutsToThePage: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
  },
}

export const ChoosesByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: 'Search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'search' })
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Search')
  },
}

export const RefusesWhatIsDisabled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    const option = canvas.getByRole('option', { name: /Store windows/ })
    await expect(option).toHaveTextContent('You may not edit this channel.')
    await userEvent.click(option)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(option).toBeVisible()
  },
}

export const SaysWhyByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await step('The highlight reaches what cannot be chosen', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard('sto')
      const option = canvas.getByRole('option', {
        name: 'Store windows You may not edit this channel.',
      })
      await expect(option).toHaveAttribute('aria-disabled', 'true')
      await expect(field).toHaveAttribute('aria-activedescendant', option.id)
    })
    await step('Enter leaves the list open and says why', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(
        canvas.getByText(/Store windows cannot be chosen\. You may not edit this channel\./),
      ).toBeInTheDocument()
    })
    await step('Tab goes on without choosing it', async () => {
      await userEvent.tab()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
}

export const TakesTheChoiceBack: Story = {
  args: { value: 'social', onClear: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await step('By its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Channel' }))
      await expect(field).toHaveTextContent('Choose a channel')
      await expect(field).toHaveFocus()
    })
    await step('By Delete', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(field).toHaveTextContent('Email')
      await userEvent.keyboard('{Delete}')
      await expect(field).toHaveTextContent('Choose a channel')
      await expect(args.onClear).toHaveBeenCalledTimes(2)
    })
  },
}

export const CanBeReadOnly: Story = {
  args: { value: 'email', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}s{Enter}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveAttribute('aria-readonly', 'true')
    await expect(field).toHaveTextContent('Email')
  },
}

export const DrawsOnlyWhatIsSeen: Story = {
  args: { label: 'Store', options: twoThousand, value: 'store-1200' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    const isInView = (element: HTMLElement) => {
      const box = element.getBoundingClientRect()
      const list = canvas.getByRole('listbox').getBoundingClientRect()
      return box.top >= list.top && box.bottom <= list.bottom
    }
    await step('It opens on the chosen one', async () => {
      await userEvent.click(field)
      const option = canvas.getByRole('option', { name: 'Store 1201, Denver' })
      await waitFor(() => expect(isInView(option)).toBe(true))
      await expect(option).toHaveAttribute('aria-setsize', '2000')
      await expect(option).toHaveAttribute('aria-posinset', '1201')
      await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    })
    await step('End goes to the last, which is there and in view', async () => {
      await userEvent.keyboard('{End}')
      const last = canvas.getByRole('option', { name: 'Store 2000, Portland' })
      await waitFor(() => expect(isInView(last)).toBe(true))
      await expect(field).toHaveAttribute('aria-activedescendant', last.id)
    })
    await step('Letters find one far away', async () => {
      await userEvent.keyboard('store 17')
      await waitFor(() =>
        expect(isInView(canvas.getByRole('option', { name: 'Store 17, Portland' }))).toBe(true),
      )
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'store-16' })
    })
  },
}

export const EscapeClosesOneLevel: Story = {
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <Dialog isOpen title="New tactic" closeLabel="Close" onClose={onDialogClose}>
      <HeldSelect {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement, step }) => {
    onDialogClose.mockClear()
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await step('The first Esc closes the list only', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('The second one asks the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}

const onDialogClose = fn()
