import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { Dialog } from '../Dialog'
import { selectStories, ControlledSelect, twoThousand } from './Select.story-host'
import { Select } from './index'

const meta = {
  ...selectStories,
  title: 'Components/Fields/Select',
  component: Select,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const onDialogClose = fn()

export const IsWorkedByKeys: Story = {
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { onClear: fn() },
  render: (args) => (
    <Dialog isOpen title="New tactic" closeLabel="Close" onClose={onDialogClose}>
      <ControlledSelect {...args} />
    </Dialog>
  ),
  play: async ({ canvas, args, step }) => {
    onDialogClose.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Channel' })
    field.focus()
    await step('Ctrl+Enter is left to the form, Enter opens the list', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Esc closes the list only', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('↓ opens the list, the focus stays on the field', async () => {
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
    await step('Delete takes the choice back', async () => {
      await userEvent.keyboard('{Delete}')
      await expect(field).toHaveTextContent('Choose a channel')
      await expect(args.onClear).toHaveBeenCalledTimes(1)
      args.onChange.mockClear()
    })
    await step('The highlight reaches what cannot be chosen', async () => {
      await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}')
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
    await step('With the list closed Esc asks the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}

export const IsWorkedByPointer: Story = {
  args: { onClear: fn() },
  render: ({ onClear, ...args }) => (
    <>
      <ControlledSelect {...args} {...(onClear ? { onClear } : null)} />
      <ControlledSelect {...args} label="Old channel" value="email" isReadOnly />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Channel' })
    await step('What is disabled is refused, with its reason', async () => {
      await userEvent.click(field)
      const option = canvas.getByRole('option', { name: /Store windows/ })
      await expect(option).toHaveTextContent('You may not edit this channel.')
      await userEvent.click(option)
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(option).toBeVisible()
    })
    await step('Another option is chosen', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Search' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'search' })
      await expect(field).toHaveTextContent('Search')
    })
    await step('A button takes the choice back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Channel' }))
      await expect(field).toHaveTextContent('Choose a channel')
      await expect(field).toHaveFocus()
      await expect(args.onClear).toHaveBeenCalledTimes(1)
    })
    await step('What is read only opens nothing', async () => {
      const old = canvas.getByRole('combobox', { name: 'Old channel' })
      await userEvent.click(old)
      await userEvent.keyboard('{ArrowDown}s{Enter}')
      await expect(old).toHaveAttribute('aria-expanded', 'false')
      await expect(old).toHaveAttribute('aria-readonly', 'true')
      await expect(old).toHaveTextContent('Email')
    })
  },
}

export const DrawsOnlyWhatIsSeen: Story = {
  args: { label: 'Store', options: twoThousand, value: 'store-1200' },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox')
    const isInView = (element: HTMLElement) => {
      const box = element.getBoundingClientRect()
      const list = canvas.getByRole('listbox').getBoundingClientRect()
      return box.top >= list.top && box.bottom <= list.bottom
    }
    const highlighted = () => field.getAttribute('aria-activedescendant')
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
      await expect(highlighted()).toBe(last.id)
    })
    await step('Page Down stops at the last option', async () => {
      await userEvent.keyboard('{PageUp}{PageDown}{PageDown}')
      await expect(highlighted()).toMatch(/-option-1999$/)
    })
    await step('Page Up stops at the first', async () => {
      await userEvent.keyboard('{Home}{PageDown}{PageUp}{PageUp}')
      await expect(highlighted()).toMatch(/-option-0$/)
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
