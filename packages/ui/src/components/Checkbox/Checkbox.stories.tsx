import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent } from 'storybook/test'

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

export const States: Story = {
  render: sideBySide(ControlledCheckbox, [
    { name: 'Checked', props: { isChecked: true } },
    { name: 'Mixed', props: { label: 'All channels', isMixed: true } },
    {
      name: 'Help',
      props: { label: 'Copy the notes as well', help: 'Documents are never copied.' },
    },
    {
      name: 'Error',
      props: {
        label: 'I may share these pictures',
        isRequired: true,
        error: 'Confirm that you may share the pictures.',
      },
    },
    { name: 'Disabled', props: { isDisabled: true } },
    { name: 'Disabled, checked', props: { isDisabled: true, isChecked: true } },
    { name: 'Read only', props: { isReadOnly: true } },
    { name: 'Read only, checked', props: { isReadOnly: true, isChecked: true } },
    {
      name: 'Read only, mixed',
      props: { isReadOnly: true, isMixed: true, label: 'All channels' },
    },
    {
      name: 'Long text',
      width: 220,
      props: {
        label:
          'Show items of every plan of the family that share a channel with this one, parked ones included',
      },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { label: 'إظهار عطلة نهاية الأسبوع', isChecked: true },
    },
  ]),
}

export const ChecksByKeyboardAndLabel: Story = {
  args: { help: 'Saturday and Sunday.', error: 'Choose one.', isRequired: true },
  render: (args) => (
    <>
      <ControlledCheckbox {...args} />
      <Checkbox
        label="All channels"
        isReadOnly
        isMixed
        isChecked={false}
        onChange={args.onChange}
      />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show weekends' })
    await step('The error and the help are read after the name', async () => {
      await expect(box).toHaveAccessibleDescription('Choose one. Saturday and Sunday.')
      await expect(box).toBeInvalid()
      await expect(box).toBeRequired()
    })
    await step('Space checks it, a click on its label clears it', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(box).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith({ isChecked: true })
      await userEvent.click(canvas.getByText('Show weekends'))
      await expect(box).not.toBeChecked()
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
    await step('A read-only box takes the focus and stays as it is', async () => {
      const readOnly = canvas.getByRole('checkbox', { name: 'All channels' })
      await userEvent.tab()
      await expect(readOnly).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(readOnly).toBePartiallyChecked()
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}
