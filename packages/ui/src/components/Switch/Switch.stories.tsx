import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent } from 'storybook/test'

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

export const States: Story = {
  render: sideBySide(ControlledSwitch, [
    { name: 'On', props: { isOn: true, label: 'Show duration' } },
    { name: 'Disabled', props: { isDisabled: true } },
    { name: 'Disabled, on', props: { isDisabled: true, isOn: true } },
    { name: 'Read only', props: { isReadOnly: true } },
    { name: 'Read only, on', props: { isReadOnly: true, isOn: true } },
    {
      name: 'Help',
      props: {
        label: 'Long-Running',
        help: 'Shows its items in the overstory, above the month.',
      },
    },
    {
      name: 'Error',
      props: { label: 'Notes', isOn: true, error: 'Could not be turned off. Please try again.' },
    },
    {
      name: 'Long text',
      width: 160,
      props: {
        label: 'Monthly channel focus of every nested plan of the family',
        help: 'Long-Running',
      },
    },
    { name: 'Right to left', dir: 'rtl', props: { label: 'إظهار المدة', isOn: true } },
  ]),
}

export const TurnsByKeyboard: Story = {
  render: (args) => (
    <>
      <ControlledSwitch {...args} label="Notes" isReadOnly isOn />
      <ControlledSwitch {...args} />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    await step('What is read only is reached and stays', async () => {
      const notes = canvas.getByRole('switch', { name: 'Notes' })
      await userEvent.tab()
      await expect(notes).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(notes).toBeChecked()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Space turns the other on', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('switch', { name: 'Parking lot' })).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith({ isOn: true })
    })
  },
}
