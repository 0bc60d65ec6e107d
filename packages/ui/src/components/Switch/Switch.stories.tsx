import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Switch } from './Switch'

const ControlledSwitch = controlled(Switch, ({ isOn }) => ({ isOn }))

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: { label: 'Parking lot', isOn: false, onChange: fn() },
  render: (args) => <ControlledSwitch {...args} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const On: Story = { args: { isOn: true, label: 'Show duration' } }

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <ControlledSwitch {...args} isDisabled />
      <ControlledSwitch {...args} isDisabled isOn />
    </div>
  ),
}

export const ReadOnly: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <ControlledSwitch {...args} isReadOnly />
      <ControlledSwitch {...args} isReadOnly isOn />
    </div>
  ),
}

export const WithHelp: Story = {
  args: { label: 'Long-Running', help: 'Shows its items in the overstory, above the month.' },
}

export const WithError: Story = {
  args: { label: 'Notes', isOn: true, error: 'Could not be turned off. Please try again.' },
}

export const LongText: Story = {
  args: { label: 'Monthly channel focus of every nested plan of the family', help: 'Long-Running' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'إظهار المدة', isOn: true },
  globals: { direction: 'rtl' },
}

export const TurnsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Parking lot' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ isOn: true })
  },
}

export const KeepsWhatIsReadOnly: Story = {
  args: { isReadOnly: true, isOn: true },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Parking lot' })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
