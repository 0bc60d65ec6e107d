import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, LogOut, Settings, Trash2, User } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'

import { isMenuGroup } from '../../internal/menu/menu-model'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { Menu, type MenuProps } from './Menu'
import { menuStories, moveEntries } from './Menu.story-host'

const meta = { ...menuStories, title: 'Components/Actions/Menu', component: Menu } satisfies Meta<
  typeof Menu
>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
}

export const Default: Story = {}

export const Open: Story = { play: open }

export const WithGroups: Story = {
  args: {
    renderTrigger: (triggerProps) => (
      <IconButton {...triggerProps} icon={Ellipsis} label="Settings of Maya Rios" />
    ),
    entries: [
      {
        id: 'accounts',
        label: 'Account',
        items: [
          { id: 'northfield', label: 'Northfield', isChecked: true },
          { id: 'harbour', label: 'Harbour and Pine', isChecked: false },
        ],
      },
      {
        id: 'places',
        items: [
          { id: 'settings', label: 'Account Settings', icon: Settings },
          { id: 'profile', label: 'Profile', icon: User },
        ],
      },
      { id: 'end', items: [{ id: 'out', label: 'Log Out', icon: LogOut }] },
    ],
  },
  play: open,
}

export const LongText: Story = {
  args: {
    entries: Array.from({ length: 40 }, (_, index) => ({
      id: `plan-${index}`,
      label: `Store launch ${index + 1} with the winter clearance of the outlet stores`,
    })),
  },
  play: open,
}

export const RightToLeft: Story = {
  args: {
    entries: [
      { id: 'copy', label: 'نسخ', icon: Copy, shortcut: 'C' },
      { id: 'delete', label: 'حذف', icon: Trash2, isDestructive: true },
    ],
    renderTrigger: (triggerProps) => <Button {...triggerProps}>إجراءات</Button>,
  },
  globals: { direction: 'rtl' },
  play: open,
}

export const WithSubmenus: Story = {
  args: { entries: moveEntries },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{End}{ArrowRight}')
    await expect(
      await within(canvasElement).findByRole('menuitem', { name: 'East region' }),
    ).toHaveFocus()
  },
}

/** Holds the checked items, as an app does. */
function HeldMenu({ entries, onSelect, ...rest }: MenuProps) {
  const [toggled, setToggled] = useState<readonly string[]>([])
  const held = entries.map((entry) =>
    isMenuGroup(entry) || entry.isChecked === undefined
      ? entry
      : { ...entry, isChecked: entry.isChecked !== toggled.includes(entry.id) },
  )
  return (
    <Menu
      {...rest}
      entries={held}
      onSelect={(choice) => {
        setToggled((before) =>
          before.includes(choice.id)
            ? before.filter((id) => id !== choice.id)
            : [...before, choice.id],
        )
        onSelect(choice)
      }}
    />
  )
}

export const WithChecks: Story = {
  args: {
    entries: [
      { id: 'weekends', label: 'Weekends', isChecked: true },
      { id: 'notes', label: 'Notes', isChecked: false },
      {
        id: 'density',
        label: 'Density',
        items: [
          { id: 'compact', label: 'Compact', isChecked: true },
          { id: 'comfortable', label: 'Comfortable', isChecked: false },
        ],
      },
    ],
    renderTrigger: (triggerProps) => <Button {...triggerProps}>View</Button>,
  },
  render: (args) => <HeldMenu {...args} />,
  play: open,
}
