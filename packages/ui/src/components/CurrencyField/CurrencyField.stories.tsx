import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { readDollars } from '../../fixtures/read-dollars'
import { Button } from '../Button'
import { CurrencyField, type CurrencyFieldProps } from './CurrencyField'

const ControlledCurrencyField = controlled(CurrencyField, ({ amountDollars }) => ({
  value: amountDollars,
}))

const meta = {
  title: 'Components/Fields/CurrencyField',
  component: CurrencyField,
  args: {
    label: 'Estimated cost',
    value: 4500,
    read: readDollars,
    onChange: fn(),
  },
  argTypes: { labelAction: { control: false }, read: { control: false } },
  render: (args) => <ControlledCurrencyField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CurrencyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledCurrencyField,
    [
      { name: 'Empty', props: { value: null } },
      { name: 'Required, with help', props: { isRequired: true, help: 'In whole dollars.' } },
      {
        name: 'Error',
        props: { value: null, error: 'Enter what it will cost.', isRequired: true },
      },
      { name: 'Disabled', props: { isDisabled: true } },
      { name: 'Read only', props: { isReadOnly: true } },
      { name: 'Zero', props: { value: 0 } },
      { name: 'Millions', props: { value: 1_204_500 } },
      { name: 'The largest amount', props: { value: 1_000_000_000_000 } },
      {
        name: 'Narrow',
        width: 120,
        props: { label: 'Estimated cost of all stores', value: 1_000_000_000_000 },
      },
      { name: 'Right to left', dir: 'rtl', props: { label: 'التكلفة المقدرة' } },
    ],
    { columnWidth: 200 },
  ),
}

/** A field, and another control that sets its value. */
function FieldWithReset(props: CurrencyFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <CurrencyField
        {...props}
        value={value}
        onChange={(change) => {
          setValue(change.amountDollars)
          props.onChange(change)
        }}
      />
      <Button
        onClick={() => {
          setValue(props.value)
        }}
      >
        Reset
      </Button>
    </>
  )
}

export const TakesAmounts: Story = {
  render: (args) => <FieldWithReset {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Estimated cost' })
    await step('Escape takes typing back', async () => {
      await userEvent.tab()
      await userEvent.keyboard('99{Escape}')
      await expect(field).toHaveValue('4500')
      await expect(args.onChange).toHaveBeenLastCalledWith({ amountDollars: 4500, isValid: true })
      await userEvent.tab()
      await expect(field).toHaveValue('4,500.00')
    })
    await step('Emptied, there is no amount', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ amountDollars: null, isValid: true })
      await expect(field).toHaveValue('')
    })
    await step('What is typed stays while it is typed', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('$1,234.56')
      await expect(field).toHaveValue('$1,234.56')
      await expect(args.onChange).toHaveBeenLastCalledWith({ amountDollars: 1235, isValid: true })
    })
    await step('Leaving writes whole dollars with separators', async () => {
      await userEvent.tab()
      await expect(field).toHaveValue('1,235.00')
    })
    await step('Coming back, it is plain and selected: typing replaces it', async () => {
      await userEvent.tab({ shift: true })
      await expect(field).toHaveValue('1235')
      await userEvent.keyboard('80')
      await userEvent.tab()
      await expect(field).toHaveValue('80.00')
    })
    await step('It is no amount from the first letter on, and no error while typing', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('1.5k')
      await expect(args.onChange).toHaveBeenLastCalledWith({ amountDollars: null, isValid: false })
      await expect(field).toBeValid()
    })
    await step('Left, it stays as it was typed, with the reason', async () => {
      await userEvent.tab()
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(/Enter an amount in dollars/)
      await expect(field).toHaveValue('1.5k')
    })
    await step('Put right, the error is gone', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{End}{Backspace}')
      await expect(field).toBeValid()
      await userEvent.tab()
      await expect(field).toHaveValue('2.00')
      await expect(args.onChange).toHaveBeenLastCalledWith({ amountDollars: 2, isValid: true })
    })
    await step('A value from elsewhere replaces what is typed', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('7')
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(field).toHaveValue('4,500.00')
    })
  },
}
