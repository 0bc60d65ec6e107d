import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, LogOut, Settings, User } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
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

export const Default: Story = {}

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
          {
            id: 'settings',
            label: 'Settings of Northfield Department Stores, northern and western regions',
            icon: Settings,
          },
          { id: 'profile', label: 'Profile', icon: User },
        ],
      },
      { id: 'end', items: [{ id: 'out', label: 'Log Out', icon: LogOut }] },
    ],
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}

export const WithSubmenus: Story = {
  args: { entries: moveEntries },
  tags: ['picture'],
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{End}{ArrowRight}')
    await expect(await canvas.findByRole('menuitem', { name: 'East region' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: { entries: moveEntries },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}')
    const row = canvas.getByRole('menuitem', { name: 'Move to channel' })
    const submenu = canvas.getByRole('menu', { name: 'Move to channel' })
    await expect(submenu.getBoundingClientRect().right).toBeLessThan(
      row.getBoundingClientRect().left + 8,
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(row).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('menuitem', { name: 'Email' })).toHaveFocus()
  },
}

/** Applies its own changes, as a page does. */
function ControlledMenu({ entries, onSelect, ...rest }: MenuProps) {
  const [toggled, setToggled] = useState<readonly string[]>([])
  const current = entries.map((entry) =>
    isMenuGroup(entry) || entry.isChecked === undefined
      ? entry
      : { ...entry, isChecked: entry.isChecked !== toggled.includes(entry.id) },
  )
  return (
    <Menu
      {...rest}
      entries={current}
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
  render: (args) => <ControlledMenu {...args} />,
  play: async ({ canvas, step }) => {
    canvas.getByRole('button').focus()
    await step('Space turns one on, and the menu stays', async () => {
      await userEvent.keyboard('{ArrowDown}{Home}{ArrowDown} ')
      const notes = canvas.getByRole('menuitemcheckbox', { name: 'Notes' })
      await expect(notes).toBeChecked()
      await expect(notes).toHaveFocus()
    })
    await step('One of several closes it', async () => {
      await expect(canvas.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
      await userEvent.keyboard('{End} ')
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    })
  },
}
