import type { Meta } from '@storybook/react-vite'
import { ArrowRightLeft, Copy, ExternalLink, Flag, Rows3, Trash2 } from 'lucide-react'
import { fn } from 'storybook/test'

import { type MenuEntry } from '../../internal/menu/menu-model'
import { Button } from '../Button'
import type { Menu } from './Menu'

export const menuStories = {
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
        component: `A button that opens a list of actions. To choose a value in a form use a **Select**. Disabled items stay in the list; their second line says why they are disabled.

| Key | What it does |
| --- | --- |
| Enter, Space, ↓ on the button | Opens on the first item, or on the marked one |
| ↑ on the button | Opens on the last item |
| ↑, ↓ | Next, previous item; wraps around |
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

export const moveEntries: readonly MenuEntry[] = [
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
