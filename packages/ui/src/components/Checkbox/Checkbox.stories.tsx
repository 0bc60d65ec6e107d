import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Checkbox } from './Checkbox'

const ControlledCheckbox = controlled(Checkbox, ({ isChecked }) => ({ isChecked }))

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Show weekends', isChecked: false, onChange: fn() },
  render: (args) => <ControlledCheckbox {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Checked: Story = { args: { isChecked: true } }

export const Mixed: Story = { args: { label: 'All channels', isMixed: true } }

export const WithHelp: Story = {
  args: { label: 'Copy the notes as well', help: 'Documents are never copied.' },
}

export const WithError: Story = {
  args: {
    label: 'I may share these pictures',
    isRequired: true,
    error: 'Confirm that you may share the pictures.',
  },
}

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <ControlledCheckbox {...args} isDisabled />
      <ControlledCheckbox {...args} isDisabled isChecked />
    </div>
  ),
}

export const ReadOnly: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <ControlledCheckbox {...args} isReadOnly />
      <ControlledCheckbox {...args} isReadOnly isChecked />
      <ControlledCheckbox {...args} isReadOnly isMixed label="All channels" />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    label:
      'Show items of every plan of the family that share a channel with this one, parked ones included',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'إظهار عطلة نهاية الأسبوع', isChecked: true },
  globals: { direction: 'rtl' },
}

export const ChecksByKeyboardAndLabel: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: 'Show weekends' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ isChecked: true })
    await userEvent.click(canvas.getByText('Show weekends'))
    await expect(box).not.toBeChecked()
  },
}

export const SaysThatItIsMixed: Story = {
  args: { isMixed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const ReadsHelpAndErrorAfterTheName: Story = {
  args: { help: 'Saturday and Sunday.', error: 'Choose one.', isRequired: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Show weekends' })
    await expect(box).toHaveAccessibleDescription('Choose one. Saturday and Sunday.')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
  },
}

export const KeepsWhatIsReadOnly: Story = {
  args: { isReadOnly: true, isMixed: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Show weekends' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBePartiallyChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
