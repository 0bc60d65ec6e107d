import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { Bold, Flag, Italic, Pin, Underline } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { ToggleButton } from './ToggleButton'
import { ToggleButtonGroup } from './ToggleButtonGroup'

const ControlledToggleButton = controlled(ToggleButton, ({ isPressed }) => ({ isPressed }))

const formats = [
  { value: 'bold', label: 'Bold', icon: Bold, shortcut: 'Ctrl+B' },
  { value: 'italic', label: 'Italic', icon: Italic, shortcut: 'Ctrl+I' },
  { value: 'underline', label: 'Underline', icon: Underline, shortcut: 'Ctrl+U' },
]

function ControlledGroup(props: { variant?: 'secondary' | 'ghost'; isIconOnly?: boolean }) {
  const [values, setValues] = useState<readonly string[]>(['bold'])
  return (
    <ToggleButtonGroup
      {...props}
      label="Text style"
      options={formats}
      values={values}
      onChange={(change) => {
        setValues(change.values)
      }}
    />
  )
}

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { label: 'Flagged only', icon: Flag, isPressed: false, onChange: fn() },
  argTypes: { icon: { control: false } },
  render: (args) => <ControlledToggleButton {...args} />,
} satisfies Meta<typeof ToggleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledToggleButton,
    [
      { name: 'Pressed', props: { isPressed: true } },
      { name: 'Ghost', props: { variant: 'ghost' } },
      { name: 'Ghost, pressed', props: { variant: 'ghost', isPressed: true } },
      {
        name: 'Icon, pressed',
        props: { icon: Pin, label: 'Pin', isIconOnly: true, isPressed: true },
      },
      {
        name: 'Icon, ghost',
        props: { icon: Pin, label: 'Pin the panel', isIconOnly: true, variant: 'ghost' },
      },
      { name: 'Small', props: { size: 'small', isPressed: true } },
      { name: 'Large', props: { size: 'large', isPressed: true } },
      { name: 'Small icon', props: { size: 'small', isIconOnly: true, isPressed: true } },
      { name: 'Large icon', props: { size: 'large', isIconOnly: true, isPressed: true } },
      { name: 'Disabled', props: { disabled: true } },
      { name: 'Disabled, pressed', props: { disabled: true, isPressed: true } },
      {
        name: 'Disabled icon, pressed',
        props: { disabled: true, isIconOnly: true, icon: Pin, isPressed: true },
      },
      { name: 'Group of icons', frame: () => <ControlledGroup isIconOnly /> },
      {
        name: 'Group of icons, ghost',
        frame: () => <ControlledGroup isIconOnly variant="ghost" />,
      },
      { name: 'Group with words', frame: () => <ControlledGroup />, width: 300 },
      {
        name: 'Long text',
        width: 200,
        props: { label: 'Only the tactics of channels that I may edit', isPressed: true },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: { label: 'المعلّمة فقط', isPressed: true },
      },
    ],
    { columnWidth: 309 },
  ),
}

export const TurnsOnAndOff: Story = {
  render: (args) => (
    <>
      <ControlledToggleButton {...args} />
      <ControlledGroup isIconOnly />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    await step('By keyboard', async () => {
      const button = canvas.getByRole('button', { name: 'Flagged only' })
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ isPressed: true })
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await userEvent.keyboard(' ')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    })
    const group = within(canvas.getByRole('group', { name: 'Text style' }))
    const pressed = () =>
      group.getAllByRole('button', { pressed: true }).map((button) => button.ariaLabel)
    await step('Any of a group may be on', async () => {
      await userEvent.click(group.getByRole('button', { name: 'Underline' }))
      await expect(pressed()).toEqual(['Bold', 'Underline'])
      await userEvent.click(group.getByRole('button', { name: 'Bold' }))
      await expect(pressed()).toEqual(['Underline'])
    })
    await step('An icon alone says its name and keys', async () => {
      await userEvent.tab()
      await waitFor(() => expect(group.getByText('Italic')).toBeVisible())
      await expect(group.getByText('Ctrl+I')).toBeVisible()
    })
  },
}
