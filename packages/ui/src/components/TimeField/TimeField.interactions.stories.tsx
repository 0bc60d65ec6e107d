import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Dialog } from '../Dialog'
import { timeFieldStories, ControlledTimeField, roomBelow } from './TimeField.story-host'
import { TimeField } from './index'

const meta = {
  ...timeFieldStories,
  title: 'Components/Fields/TimeField',
  component: TimeField,
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const TakesTypedTimes: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Start time' })
    await step('A short form is read on leaving', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '8p')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '20:00', isValid: true })
      await expect(field).toHaveValue('8:00 PM')
    })
    await step('What is no time stays as typed, and the field says why', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '25{Enter}')
      await expect(field).toHaveAccessibleDescription('Enter a time, such as 8:30 or 8p.')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: null, isValid: false })
    })
    await step('Esc takes typing back to no time', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toBeValid()
    })
  },
}

export const WhatIsTypedCounts: Story = {
  args: { value: null },
  decorators: roomBelow,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await step('The list follows to the nearest time', async () => {
      await userEvent.type(field, '8:07p')
      await waitFor(() => expect(canvas.getByRole('option', { name: '8:00 PM' })).toBeVisible())
      await expect(field).not.toHaveAttribute('aria-activedescendant')
    })
    await step('Enter takes what was typed, not what is near', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '20:07', isValid: true })
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    })
    await step('The pointer resting on a time changes nothing either', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await userEvent.hover(canvas.getByRole('option', { name: '8:30 PM' }))
      await userEvent.tab()
      await expect(field).toHaveValue('8:07 PM')
    })
  },
}

export const TurnsByShiftAndArrows: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field: HTMLInputElement = within(canvasElement).getByRole('combobox')
    await step('The minutes, at the caret behind them', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{Escape}')
      field.setSelectionRange(4, 4)
      await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '09:00', isValid: true })
      await expect(field).toHaveValue('9:00 AM')
    })
    await step('The hours, at the caret before them', async () => {
      field.setSelectionRange(0, 0)
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '08:00', isValid: true })
    })
    await step('The half of the day, at the end', async () => {
      field.setSelectionRange(7, 7)
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '20:00', isValid: true })
    })
  },
}

export const ChoosesFromItsList: Story = {
  decorators: roomBelow,
  render: (args) => (
    <>
      <ControlledTimeField {...args} />
      <ControlledTimeField
        {...args}
        label="Opening"
        value="09:10"
        hourCycle={24}
        stepMinutes={30}
      />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Start time' })
    await step('Tab opens it; nothing is reached yet', async () => {
      await userEvent.tab()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('8:30 AM')
    })
    await step('The chosen time stands among those around it', async () => {
      const list = canvas.getByRole('listbox', { name: 'Start time' }).getBoundingClientRect()
      const row = canvas.getByRole('option', { selected: true }).getBoundingClientRect()
      const middle = (row.top + row.bottom) / 2
      await expect(Math.abs(middle - (list.top + list.bottom) / 2)).toBeLessThanOrEqual(2)
    })
    await step('Arrows go on from there, Page Down by an hour', async () => {
      await userEvent.keyboard('{ArrowDown}{PageDown}')
      const reached = canvas.getByRole('option', { name: '9:45 AM' })
      await expect(field).toHaveAttribute('aria-activedescendant', reached.id)
      await expect(field).toHaveValue('8:30 AM')
    })
    await step('Enter takes it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveValue('9:45 AM')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '09:45', isValid: true })
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Page Up opens it too, an hour before', async () => {
      await userEvent.keyboard('{PageUp}')
      const reached = canvas.getByRole('option', { name: '8:45 AM' })
      await expect(field).toHaveAttribute('aria-activedescendant', reached.id)
      await userEvent.keyboard('{Escape}')
    })
    await step('The pointer takes a time, and the focus stays', async () => {
      await userEvent.click(field)
      await userEvent.click(canvas.getByRole('option', { name: '9:00 AM' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '09:00', isValid: true })
      await expect(field).toHaveFocus()
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('Tab takes what was reached as well', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '09:15', isValid: true })
      await expect(field).not.toHaveFocus()
    })
    await step('A list by the half-hour goes on to the next one', async () => {
      const opening = canvas.getByRole('combobox', { name: 'Opening' })
      await expect(opening).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      const reached = canvas.getByRole('option', { name: '09:30' })
      await expect(reached).toBeVisible()
      await expect(opening).toHaveAttribute('aria-activedescendant', reached.id)
    })
  },
}

const onDialogClose = fn()

export const EscapeBacksOutOneLevel: Story = {
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <Dialog isOpen title="New tactic" closeLabel="Close" onClose={onDialogClose}>
      <ControlledTimeField {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement, step }) => {
    onDialogClose.mockClear()
    const field = within(canvasElement).getByRole('combobox')
    await step('A focus that was moved here opens nothing', async () => {
      await expect(field).toHaveFocus()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    })
    await step('First the list, and what was typed stays', async () => {
      await userEvent.type(field, 'x')
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveValue('8:30 AMx')
    })
    await step('Then the time comes back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('8:30 AM')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('Then the dialog is asked', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}
