import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { DateField, englishDateFieldLabels } from './index'

const ControlledDateField = controlled(DateField, ({ date }) => ({ value: date }))

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: {
    label: 'Start Date',
    value: '2026-11-18',
    today: '2026-11-18',
    onChange: fn(),
    labels: englishDateFieldLabels,
  },
  argTypes: { labelAction: { control: false }, labels: { control: false } },
  render: (args, { globals }) => (
    <ControlledDateField
      {...args}
      weekStartDay={
        args.weekStartDay ?? (globals['weekStartDay'] === 'monday' ? 'monday' : 'sunday')
      }
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ width: 220, minHeight: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: /calendar|التقويم/ }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '0'))
}

export const Default: Story = {}

export const Open: Story = { tags: ['picture', 'forced-colors'], play: open }

export const WeekFromMonday: Story = { args: { weekStartDay: 'monday' }, play: open }

export const Empty: Story = { args: { value: null, placeholder: 'mm/dd/yy' } }

export const Required: Story = { args: { isRequired: true, help: 'The first day it runs.' } }

export const WithError: Story = { args: { error: 'The end date is before the start date.' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const InBounds: Story = {
  args: { minDate: '2026-11-10', maxDate: '2026-11-24' },
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('button', { name: /November 9, 2026/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /November 10, 2026/ })).toBeEnabled()
  },
}

export const RightToLeft: Story = {
  args: { label: 'تاريخ البدء', locale: 'ar-u-nu-latn-ca-gregory' },
  globals: { direction: 'rtl' },
  play: open,
}

export const TakesTypedDates: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Start Date' })
    await step('A short form is read on leaving', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '3/3')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-03-03', isValid: true })
      await expect(field).toHaveValue('03/03/26')
    })
    await step('What is no date stays as typed, and the field says why', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '2/30/26{Enter}')
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('Enter a date as mm/dd/yy.')
      await expect(field).toHaveValue('2/30/26')
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: null, isValid: false })
    })
    await step('Too far away is another error', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '1/1/2040{Enter}')
      await expect(field).toHaveAccessibleDescription('Choose a day within ten years.')
    })
    await step('Emptied, it is no date and no error', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: null, isValid: true })
      await expect(field).toBeValid()
    })
  },
}

export const PicksByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Start Date' })
    const day = (name: RegExp) => canvas.getByRole('button', { name })
    await step('↓ opens the calendar on the chosen day', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(day(/November 18, 2026/)).toHaveFocus())
    })
    await step('A week and a day on, then picked', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await waitFor(() => expect(day(/November 26, 2026/)).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-26', isValid: true })
    })
    await step('The calendar is gone, the focus is back in the text', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(field).toHaveFocus()
      await expect(field).toHaveValue('11/26/26')
    })
  },
}

export const GoesToAnotherYear: Story = {
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2027')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'March')
    await userEvent.click(canvas.getByRole('button', { name: /March 3, 2027/ }))
    await expect(context.args.onChange).toHaveBeenLastCalledWith({
      date: '2027-03-03',
      isValid: true,
    })
  },
}
