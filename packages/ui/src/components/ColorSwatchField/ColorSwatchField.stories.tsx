import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent } from 'storybook/test'

import { ColorSwatchField } from './ColorSwatchField'
import { englishChannelColors } from './english-channel-colors'

const ControlledColorSwatchField = controlled(ColorSwatchField, ({ value }) => ({ value }))

const customLabels = {
  label: 'Custom color',
  placeholder: '#RRGGBB',
  unreadable: 'Enter six digits, such as #2F6FED.',
}

const meta = {
  title: 'Components/Fields/ColorSwatchField',
  component: ColorSwatchField,
  args: {
    label: 'Color',
    colors: englishChannelColors,
    value: '#EF482A',
    onChange: fn(),
  },
  argTypes: { labelAction: { control: false }, colors: { control: false } },
  render: (args) => <ControlledColorSwatchField {...args} />,
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

export const States: Story = {
  render: sideBySide(
    ControlledColorSwatchField,
    [
      { name: 'A light color', props: { value: '#E3B47D' } },
      { name: 'No longer offered', props: { value: '#F2A20C' } },
      {
        name: 'Nothing chosen',
        props: { value: null, isRequired: true, error: 'Choose a color.' },
      },
      { name: 'With a custom color', props: { customLabels } },
      { name: 'A custom color is chosen', props: { customLabels, value: '#1B4D3E' } },
      { name: 'Disabled', props: { isDisabled: true, customLabels } },
      { name: 'Read only', props: { isReadOnly: true, customLabels } },
      {
        name: 'Long text',
        props: {
          label: 'The color of this channel in every calendar of the family',
          help: 'Bars are a tint of it, so that their text stays readable.',
          colors: englishChannelColors.map(({ value, name }) => ({
            value,
            name: `${name} of the spring catalog`,
          })),
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          label: 'اللون',
          colors: englishChannelColors.map(({ value }, index) => ({
            value,
            name: `لون ${index + 1}`,
          })),
        },
      },
    ],
    { columnWidth: 220 },
  ),
}

export const ChoosesByKeyboardOrText: Story = {
  args: { customLabels, onCustomTextChange: fn() },
  play: async ({ canvas, args, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Custom color' })
    await userEvent.tab()
    await step('→ is the next color', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Sand' })).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#E3B47D' })
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
      await expect(field()).toHaveFocus()
    })
    await step('Typed digits are reported as soon as they are a color', async () => {
      await userEvent.type(field(), '1b4d3e')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#1B4D3E' })
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    })
    await step('Leaving writes the color like every other', async () => {
      await userEvent.tab()
      await expect(field()).toHaveValue('#1B4D3E')
    })
    await step('Text that is no color is marked', async () => {
      await userEvent.clear(field())
      await userEvent.type(field(), 'blueish')
      await userEvent.tab()
      await expect(field()).toHaveAccessibleDescription('Enter six digits, such as #2F6FED.')
      await expect(args.onCustomTextChange).toHaveBeenLastCalledWith({ isColor: false })
    })
    await step('A swatch takes its place', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }))
      await expect(field()).toHaveValue('')
      await expect(args.onCustomTextChange).toHaveBeenLastCalledWith({ isColor: true })
    })
  },
}

export const KeepsWhatIsReadOnly: Story = {
  args: { isReadOnly: true, customLabels },
  play: async ({ canvas, args, step }) => {
    await step('It says so', async () => {
      await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
      await expect(canvas.getByRole('textbox', { name: 'Custom color' })).toHaveAttribute(
        'readonly',
      )
    })
    await step('The colors can be reached and read', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Sand' })).toHaveFocus()
    })
    await step('Neither keys nor the pointer change the choice', async () => {
      await userEvent.keyboard(' ')
      await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }))
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Vermilion')
    })
  },
}

export const KeepsAColorThatIsNoLongerOffered: Story = {
  args: { value: '#F2A20C', customLabels },
  play: async ({ canvas, args, step }) => {
    const stored = canvas.getByRole('radio', { name: '#F2A20C' })
    await step('It is the chosen one, behind the twelve, and named beside the label', async () => {
      await expect(canvas.getAllByRole('radio').at(-1)).toBe(stored)
      await expect(stored).toBeChecked()
      await expect(canvas.getByText('#F2A20C')).toBeVisible()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('The custom color begins with it', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Custom color' })).toHaveValue('#F2A20C')
    })
    await step('Another one can be chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Sand' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#E3B47D' })
      await expect(stored).not.toBeChecked()
    })
    await step('And the stored one again', async () => {
      await userEvent.click(stored)
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#F2A20C' })
      await expect(stored).toBeChecked()
    })
    await step('A color that is typed gets no swatch', async () => {
      const field = canvas.getByRole('textbox', { name: 'Custom color' })
      await userEvent.clear(field)
      await userEvent.type(field, '1b4d3e')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#1B4D3E' })
      await expect(canvas.getAllByRole('radio')).toHaveLength(13)
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    })
  },
}
