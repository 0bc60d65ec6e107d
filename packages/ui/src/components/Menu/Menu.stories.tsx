import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ArrowRightLeft,
  Copy,
  Ellipsis,
  ExternalLink,
  Flag,
  LogOut,
  Rows3,
  Settings,
  Trash2,
  User,
} from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { useState } from 'react'

import { Menu, type MenuProps } from './Menu'
import { isMenuGroup, type MenuEntry } from './menu-model'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    entries: [
      { id: 'copy', label: 'Copy', icon: Copy, shortcut: 'C' },
      { id: 'flag', label: 'Flag', icon: Flag },
      {
        id: 'open',
        label: 'Open in a new tab',
        icon: ExternalLink,
        isDisabled: true,
        description: 'Save the tactic first.',
      },
      {
        id: 'danger',
        items: [{ id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true }],
      },
    ],
    renderTrigger: (triggerProps) => <Button {...triggerProps}>Actions</Button>,
    onSelect: fn(),
  },
  argTypes: { renderTrigger: { control: false }, entries: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A button and the actions behind it. For choosing a value in a form use a **Select**. An item that cannot be chosen stays, and its second line says why.

| Key | What it does |
| --- | --- |
| Enter, Space, ↓ on the button | Opens on the first item, or on the marked one |
| ↑ on the button | Opens on the last item |
| ↑, ↓ | Moves, round and round |
| Home, End, Page Up, Page Down | To the ends; a page is ten items |
| Letters | Go to the next item of this level that begins with them |
| → (← from right to left) | Opens the submenu on its first item |
| ← (→ from right to left) | Closes the submenu; the focus is on its item |
| Enter | Chooses; opens a submenu |
| Space | Chooses; what is on or off changes and the menu stays open |
| Esc | Closes one level |
| Tab | Closes all; the focus goes on from the button |

Under a pointer a submenu opens after a short rest, and stays while the pointer is on its way into it across other items.

Chosen ones: a group with \`isChecked\` is one of several (\`selection: 'many'\` for any of them), an item outside of groups is on or off. Submenus deeper than one are possible; more than one is rarely found again.`,
      },
    },
  },
} satisfies Meta<typeof Menu>

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

const moveEntries: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy', icon: Copy, shortcut: 'Mod+C' },
  {
    id: 'move',
    label: 'Move to channel',
    icon: ArrowRightLeft,
    entries: [
      { id: 'email', label: 'Email' },
      { id: 'social', label: 'Social Media' },
      {
        id: 'more',
        label: 'Of other plans',
        entries: [
          { id: 'east', label: 'East region' },
          { id: 'west', label: 'West region' },
        ],
      },
    ],
  },
  {
    id: 'locked',
    label: 'Change the type',
    icon: Rows3,
    isDisabled: true,
    description: 'You may not edit this channel.',
    entries: [{ id: 'newsletter', label: 'Newsletter' }],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true }] },
]

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

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Actions' })
    const item = (name: string) => canvas.getByRole('menuitem', { name })
    await step('↓ opens it on the first item', async () => {
      button.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Copy')).toHaveFocus()
    })
    await step('Arrows go round, Home and End to the ends', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Delete')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Copy')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('Delete')).toHaveFocus()
    })
    await step('Pages stop at the ends', async () => {
      await userEvent.keyboard('{PageDown}')
      await expect(item('Delete')).toHaveFocus()
      await userEvent.keyboard('{PageUp}')
      await expect(item('Copy')).toHaveFocus()
    })
    await step('A letter goes to its item', async () => {
      await userEvent.keyboard('f')
      await expect(item('Flag')).toHaveFocus()
    })
    await step('What is disabled is read, but not chosen', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Open in a new tab')).toHaveFocus()
      await expect(item('Open in a new tab')).toHaveAccessibleDescription('Save the tactic first.')
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).not.toHaveBeenCalled()
    })
    await step('Enter chooses, and the focus is on the button again', async () => {
      await userEvent.keyboard('{Home}{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith({ id: 'copy' })
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await expect(button).toHaveFocus()
    })
  },
}

export const ClosesByEscAndOutside: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Actions' })
    await step('Esc', async () => {
      await userEvent.click(button)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await expect(button).toHaveFocus()
    })
    await step('A press outside', async () => {
      await userEvent.click(button)
      await expect(canvas.getByRole('menu')).toBeInTheDocument()
      await userEvent.click(document.body)
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    })
  },
}

export const OpensSubmenusByKeyboard: Story = {
  args: { entries: moveEntries },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Actions' })
    const item = (name: string) => canvas.getByRole('menuitem', { name })
    await step('→ opens it on its first item', async () => {
      button.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(item('Move to channel')).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{ArrowRight}')
      await expect(item('Email')).toHaveFocus()
      await expect(canvas.getByRole('menu', { name: 'Move to channel' })).toBeVisible()
    })
    await step('Letters stay within the level', async () => {
      await userEvent.keyboard('d')
      await expect(item('Email')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Of other plans')).toHaveFocus()
    })
    await step('Enter opens one as well, Esc closes one level', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(item('East region')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(item('Of other plans')).toHaveFocus()
      await expect(canvas.queryByRole('menuitem', { name: 'East region' })).toBeNull()
    })
    await step('← closes it, the focus is on its item', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(item('Move to channel')).toHaveFocus()
      await expect(canvas.getAllByRole('menu')).toHaveLength(1)
    })
    await step('What is disabled does not open', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(item('Change the type')).toHaveFocus()
      await expect(canvas.getAllByRole('menu')).toHaveLength(1)
    })
    await step('Choosing closes all of it', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{Enter}')
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'social' })
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await expect(button).toHaveFocus()
    })
  },
}

/** Moves the pointer to the middle of an element, as a person does. */
async function moveOnto(element: Element) {
  const box = element.getBoundingClientRect()
  await userEvent.pointer({
    target: element,
    coords: { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 },
  })
}

export const OpensSubmenusUnderThePointer: Story = {
  args: { entries: moveEntries },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await step('It opens beside its item when the pointer rests', async () => {
      const row = canvas.getByRole('menuitem', { name: 'Move to channel' })
      await moveOnto(row)
      const submenu = await canvas.findByRole('menu', { name: 'Move to channel' })
      const box = submenu.getBoundingClientRect()
      await expect(box.left).toBeGreaterThan(row.getBoundingClientRect().right - 8)
      await expect(row).toHaveFocus()
    })
    await step('Another item closes it', async () => {
      await moveOnto(canvas.getByRole('menuitem', { name: 'Copy' }))
      await waitFor(() => expect(canvas.getAllByRole('menu')).toHaveLength(1))
    })
    await step('A press in it chooses', async () => {
      await moveOnto(canvas.getByRole('menuitem', { name: 'Move to channel' }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Email' }))
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'email' })
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    })
  },
}

export const MirrorsSubmenus: Story = {
  args: { entries: moveEntries },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}')
    const row = canvas.getByRole('menuitem', { name: 'Move to channel' })
    const submenu = canvas.getByRole('menu', { name: 'Move to channel' })
    await expect(submenu.getBoundingClientRect().right).toBeLessThan(
      row.getBoundingClientRect().left + 8,
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(row).toHaveFocus()
  },
}

export const SpaceLeavesSwitchesInView: Story = {
  ...WithChecks,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
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
