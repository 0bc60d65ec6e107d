import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
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

function HeldGroup(props: { variant?: 'secondary' | 'ghost'; isIconOnly?: boolean }) {
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

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 } as const

export const Default: Story = {}

export const Pressed: Story = { args: { isPressed: true } }

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <ControlledToggleButton {...args} isPressed />
      <ControlledToggleButton {...args} />
      <ControlledToggleButton {...args} variant="ghost" isPressed />
      <ControlledToggleButton {...args} variant="ghost" />
      <ControlledToggleButton {...args} icon={Pin} label="Pin" isIconOnly isPressed />
      <ControlledToggleButton
        {...args}
        icon={Pin}
        label="Pin the panel"
        isIconOnly
        variant="ghost"
      />
    </div>
  ),
}

export const Sizes: Story = {
  args: { isPressed: true },
  render: (args) => (
    <div style={row}>
      <ControlledToggleButton {...args} size="small" />
      <ControlledToggleButton {...args} />
      <ControlledToggleButton {...args} size="large" />
      <ControlledToggleButton {...args} size="small" isIconOnly />
      <ControlledToggleButton {...args} isIconOnly />
      <ControlledToggleButton {...args} size="large" isIconOnly />
    </div>
  ),
}

export const Groups: Story = {
  render: () => (
    <div style={row}>
      <HeldGroup isIconOnly />
      <HeldGroup isIconOnly variant="ghost" />
      <HeldGroup />
    </div>
  ),
}

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div style={row}>
      <ControlledToggleButton {...args} />
      <ControlledToggleButton {...args} isPressed />
      <ControlledToggleButton {...args} isIconOnly icon={Pin} isPressed />
    </div>
  ),
}

export const LongText: Story = {
  args: { label: 'Only the tactics of channels that I may edit', isPressed: true },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'المعلّمة فقط', isPressed: true },
  globals: { direction: 'rtl' },
}

export const TurnsOnAndOffByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Flagged only' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ isPressed: true })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

export const AnyOfAGroupMayBeOn: Story = {
  render: () => <HeldGroup isIconOnly />,
  play: async ({ canvasElement, step }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Text style' }))
    const pressed = () =>
      group.getAllByRole('button', { pressed: true }).map((button) => button.ariaLabel)
    await step('Presses add up', async () => {
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
