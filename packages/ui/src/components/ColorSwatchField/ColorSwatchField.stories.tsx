import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ColorSwatchField, type ColorSwatchFieldProps } from './ColorSwatchField'
import { englishChannelColors } from './english-channel-colors'

function HeldColorSwatchField(props: ColorSwatchFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ColorSwatchField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange(change)
      }}
    />
  )
}

const customLabels = {
  label: 'Custom colour',
  placeholder: '#RRGGBB',
  unreadable: 'Enter six digits, such as #2F6FED.',
}

const meta = {
  title: 'Components/Fields/ColorSwatchField',
  component: ColorSwatchField,
  args: {
    label: 'Colour',
    colors: englishChannelColors,
    value: '#EF482A',
    onChange: fn(),
  },
  argTypes: { labelAction: { control: false }, colors: { control: false } },
  render: (args) => <HeldColorSwatchField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColorSwatchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnALightColour: Story = { args: { value: '#F2A20C' } }

export const WithCustom: Story = { args: { customLabels } }

export const CustomChosen: Story = { args: { customLabels, value: '#1B4D3E' } }

export const NothingChosen: Story = {
  args: { value: null, isRequired: true, error: 'Choose a colour.' },
}

export const Disabled: Story = { args: { isDisabled: true, customLabels } }

export const ReadOnly: Story = { args: { isReadOnly: true, customLabels } }

export const LongText: Story = {
  args: {
    label: 'The colour of this channel in every calendar of the family',
    help: 'Bars are a tint of it, so that their text stays readable.',
    colors: englishChannelColors.map(({ value, name }) => ({
      value,
      name: `${name} of the spring catalogue`,
    })),
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'اللون',
    colors: englishChannelColors.map(({ value }, index) => ({ value, name: `لون ${index + 1}` })),
  },
  globals: { direction: 'rtl' },
}

export const MovesInTheGridByArrowKeys: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await step('→ is the next colour', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Amber' })).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#F2A20C' })
    })
    await step('↓ is the one below', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: 'Blue' })).toHaveFocus()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#2F6FED' })
    })
    await step('The name of the chosen one stands beside the label', async () => {
      await expect(canvas.getByText('Blue')).toBeVisible()
    })
    await step('The swatches are one stop', async () => {
      await userEvent.tab()
      await expect(document.body).toHaveFocus()
    })
  },
}

export const KeepsWhatIsReadOnly: Story = {
  args: { isReadOnly: true, customLabels },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('It says so', async () => {
      await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
      await expect(canvas.getByRole('textbox', { name: 'Custom colour' })).toHaveAttribute(
        'readonly',
      )
    })
    await step('The colours can be reached and read', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Amber' })).toHaveFocus()
    })
    await step('Neither keys nor the pointer change the choice', async () => {
      await userEvent.keyboard(' ')
      await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }))
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Vermilion')
    })
  },
}

export const TakesAnyOtherColour: Story = {
  args: { customLabels, onCustomTextChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Custom colour' })
    await step('It is told as soon as it is a colour', async () => {
      await userEvent.type(field, '1b4d3e')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#1B4D3E' })
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    })
    await step('Leaving writes it like every other', async () => {
      await userEvent.tab()
      await expect(field).toHaveValue('#1B4D3E')
    })
    await step('What is no colour is named', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'blueish')
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription('Enter six digits, such as #2F6FED.')
      await expect(args.onCustomTextChange).toHaveBeenLastCalledWith({ isColor: false })
    })
    await step('A swatch takes its place', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }))
      await expect(canvas.getByRole('textbox', { name: 'Custom colour' })).toHaveValue('')
      await expect(args.onCustomTextChange).toHaveBeenLastCalledWith({ isColor: true })
    })
  },
}
