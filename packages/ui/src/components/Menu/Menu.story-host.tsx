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
