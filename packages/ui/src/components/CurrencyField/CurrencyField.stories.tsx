import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { readDollars } from '../../fixtures/read-dollars'
import { Button } from '../Button'
import { CurrencyField, type CurrencyFieldProps } from './CurrencyField'

function HeldCurrencyField(props: CurrencyFieldProps) {
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
      {props.name === 'with-reset' ? (
        <Button
          onClick={() => {
            setValue(props.value)
          }}
        >
          Reset
        </Button>
      ) : null}
    </>
  )
}

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
  render: (args) => <HeldCurrencyField {...args} />,
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

export const Empty: Story = { args: { value: null } }

export const Required: Story = { args: { isRequired: true, help: 'In whole dollars.' } }

export const WithError: Story = {
  args: { value: null, error: 'Enter what it will cost.', isRequired: true },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const ManyAmounts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <HeldCurrencyField {...args} label="Print" value={0} />
      <HeldCurrencyField {...args} label="Social Media" value={118} />
      <HeldCurrencyField {...args} label="Paid Search" value={1_204_500} />
      <HeldCurrencyField {...args} label="Largest" value={1_000_000_000_000} />
    </div>
  ),
}

export const Narrow: Story = {
  args: { label: 'Estimated cost of all stores', value: 1_000_000_000_000 },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'التكلفة المقدرة' },
  globals: { direction: 'rtl' },
}

export const RoundsAndFormatsOnLeaving: Story = {
  args: { value: null },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Estimated cost' })
    await step('What is typed stays while it is typed', async () => {
      await userEvent.tab()
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
    await step('Emptied, there is no amount', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ amountDollars: null, isValid: true })
      await expect(field).toHaveValue('')
    })
  },
}

export const RefusesWhatIsNoAmount: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('textbox')
    await step('It is no amount from the first letter on, and no error while typing', async () => {
      await userEvent.tab()
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
  },
}

export const TakesTypingBackOnEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('99{Escape}')
    await expect(field).toHaveValue('4500')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amountDollars: 4500, isValid: true })
    await userEvent.tab()
    await expect(field).toHaveValue('4,500.00')
  },
}

export const FollowsAValueFromElsewhere: Story = {
  args: { name: 'with-reset' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('7')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(field).toHaveValue('4,500.00')
  },
}
