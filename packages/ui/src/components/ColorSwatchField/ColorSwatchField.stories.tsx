import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, within } from 'storybook/test'

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

export const OnALightColor: Story = { args: { value: '#E3B47D' } }

export const WithCustom: Story = { args: { customLabels } }

export const CustomChosen: Story = { args: { customLabels, value: '#1B4D3E' } }

export const NoLongerOffered: Story = { args: { value: '#F2A20C' } }

export const NothingChosen: Story = {
  args: { value: null, isRequired: true, error: 'Choose a color.' },
}

export const Disabled: Story = { args: { isDisabled: true, customLabels } }

export const ReadOnly: Story = { args: { isReadOnly: true, customLabels } }

export const LongText: Story = {
  args: {
    label: 'The color of this channel in every calendar of the family',
    help: 'Bars are a tint of it, so that their text stays readable.',
    colors: englishChannelColors.map(({ value, name }) => ({
      value,
      name: `${name} of the spring catalog`,
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

export const TakesAnyOtherColor: Story = {
  args: { customLabels, onCustomTextChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Custom color' })
    await step('It is told as soon as it is a color', async () => {
      await userEvent.type(field, '1b4d3e')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#1B4D3E' })
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    })
    await step('Leaving writes it like every other', async () => {
      await userEvent.tab()
      await expect(field).toHaveValue('#1B4D3E')
    })
    await step('What is no color is named', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'blueish')
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription('Enter six digits, such as #2F6FED.')
      await expect(args.onCustomTextChange).toHaveBeenLastCalledWith({ isColor: false })
    })
    await step('A swatch takes its place', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }))
      await expect(canvas.getByRole('textbox', { name: 'Custom color' })).toHaveValue('')
      await expect(args.onCustomTextChange).toHaveBeenLastCalledWith({ isColor: true })
    })
  },
}

export const KeepsAColorThatIsNoLongerOffered: Story = {
  args: { value: '#F2A20C', customLabels },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
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
