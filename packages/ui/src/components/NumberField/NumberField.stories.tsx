import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'

import { englishNumberFieldLabels } from './NumberField.labels'
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

export const States: Story = {
  render: sideBySide(
    ControlledNumberField,
    [
      { name: 'Empty', props: { value: null, placeholder: '0' } },
      {
        name: 'With a unit',
        props: { label: 'Share of budget', value: 12.5, step: 0.5, min: 0, max: 100, unit: '%' },
      },
      {
        name: 'Without buttons',
        props: { label: 'Impressions', value: 1_250_000, isWithoutButtons: true },
      },
      { name: 'At the largest', props: { value: 31, min: 1, max: 31, unit: 'days' } },
      { name: 'Small', props: { size: 'small' } },
      { name: 'Large', props: { size: 'large' } },
      { name: 'Error', props: { error: 'There are only 9 stores in this plan.' } },
      { name: 'Disabled', props: { isDisabled: true, unit: 'days' } },
      { name: 'Read only', props: { isReadOnly: true, unit: 'days' } },
      {
        name: 'Narrow',
        width: 160,
        props: { label: 'Impressions of all stores', value: 1_234_567_890, unit: 'per month' },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: { label: 'المتاجر', value: 1234.5, step: 0.5, locale: 'ar-EG', unit: 'يوم' },
      },
    ],
    { columnWidth: 200 },
  ),
}

export const StepsByKeysAndButtons: Story = {
  args: { min: 0, max: 100 },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Stores' })
    await step('The wheel is left to the page', async () => {
      await userEvent.click(field)
      await expect(fireEvent.wheel(field, { deltaY: 100 })).toBe(true)
      await expect(field).toHaveValue('12')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Esc takes typing back', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '99{Escape}')
      await expect(field).toHaveValue('12')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 12, isValid: true })
    })
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
    const decrease = canvas.getByRole('button', { name: 'Decrease' })
    await step('A button steps too, and the keys stay with the number', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await userEvent.click(decrease)
      await expect(field).toHaveValue('0')
      await expect(field).toHaveFocus()
    })
    await step('At the bound the button does nothing', async () => {
      await expect(decrease).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(decrease)
      await expect(field).toHaveValue('0')
    })
  },
}

export const KeepsWhatIsTypedUntilItIsLeft: Story = {
  render: (args) => (
    <>
      <ControlledNumberField {...args} max={5000} value={null} />
      <ControlledNumberField {...args} label="Läden" locale="de-DE" value={null} step={0.1} />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Stores' })
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
    await step('Signs are those of the locale', async () => {
      const german = canvas.getByRole('spinbutton', { name: 'Läden' })
      await userEvent.type(german, '1234,56')
      await userEvent.tab()
      await expect(german).toHaveValue('1.234,6')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1234.6, isValid: true })
    })
  },
}
