import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'

import { englishNumberFieldLabels } from './english-number-field-labels'
import { NumberField } from './NumberField'

const ControlledNumberField = controlled(NumberField, ({ value }) => ({ value }))

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { label: 'Stores', value: 12, labels: englishNumberFieldLabels, onChange: fn() },
  argTypes: { labelAction: { control: false }, labels: { control: false } },
  render: (args) => <ControlledNumberField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { value: null, placeholder: '0' } }

export const WithUnit: Story = {
  args: { label: 'Share of budget', value: 12.5, step: 0.5, min: 0, max: 100, unit: '%' },
}

export const WithoutButtons: Story = {
  args: { label: 'Impressions', value: 1_250_000, isWithoutButtons: true },
}

export const AtTheLargest: Story = { args: { value: 31, min: 1, max: 31, unit: 'days' } }

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ControlledNumberField {...args} size="small" />
      <ControlledNumberField {...args} />
      <ControlledNumberField {...args} size="large" />
    </div>
  ),
}

export const WithError: Story = { args: { error: 'There are only 9 stores in this plan.' } }

export const Disabled: Story = { args: { isDisabled: true, unit: 'days' } }

export const ReadOnly: Story = { args: { isReadOnly: true, unit: 'days' } }

export const Narrow: Story = {
  args: { label: 'Impressions of all stores', value: 1_234_567_890, unit: 'per month' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'المتاجر', value: 1234.5, step: 0.5, locale: 'ar-EG', unit: 'يوم' },
  globals: { direction: 'rtl' },
}

export const StepsByKeyboard: Story = {
  args: { min: 0, max: 100, value: 12 },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Stores' })
    await userEvent.tab()
    await step('Arrows step by one', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
      await expect(field).toHaveValue('13')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 13, isValid: true })
    })
    await step('Page Up and Page Down by ten', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageDown}')
      await expect(field).toHaveValue('23')
    })
    await step('Home and End go to the bounds, and arrows not past them', async () => {
      await userEvent.keyboard('{End}{ArrowUp}')
      await expect(field).toHaveValue('100')
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expect(field).toHaveValue('0')
    })
  },
}

export const KeepsWhatIsTypedUntilItIsLeft: Story = {
  args: { max: 5000, value: null },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('spinbutton')
    await step('Separators come on leaving', async () => {
      await userEvent.type(field, '4500')
      await expect(field).toHaveValue('4500')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4500, isValid: true })
      await userEvent.tab()
      await expect(field).toHaveValue('4,500')
    })
    await step('What is no number stays and is named', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'about 40')
      await expect(field).toBeValid()
      await userEvent.tab()
      await expect(field).toHaveValue('about 40')
      await expect(field).toHaveAccessibleDescription('Enter a number.')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: null, isValid: false })
    })
    await step('Too much is another error', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '6000{Enter}')
      await expect(field).toHaveAccessibleDescription('Enter 5,000 or less.')
    })
    await step('An arrow goes on from the bound', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(field).toHaveValue('4,999')
      await expect(field).toBeValid()
    })
  },
}

export const StepsByItsButtons: Story = {
  args: { min: 11 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('spinbutton')
    await step('The keys stay with the number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }))
      await expect(field).toHaveValue('11')
      await expect(field).toHaveFocus()
    })
    await step('At the bound the button does nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Decrease' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await expect(field).toHaveValue('11')
    })
  },
}

export const LeavesTheWheelToThePage: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton')
    await userEvent.click(field)
    await expect(fireEvent.wheel(field, { deltaY: 100 })).toBe(true)
    await expect(field).toHaveValue('12')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ReadsTheLocale: Story = {
  args: { label: 'Läden', locale: 'de-DE', value: null, step: 0.1 },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton')
    await userEvent.type(field, '1234,56')
    await userEvent.tab()
    await expect(field).toHaveValue('1.234,6')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1234.6, isValid: true })
  },
}

export const TakesTypingBackOnEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '99{Escape}')
    await expect(field).toHaveValue('12')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 12, isValid: true })
  },
}
