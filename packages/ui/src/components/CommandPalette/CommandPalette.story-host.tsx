import type { Meta } from '@storybook/react-vite'
import {
  Calendar,
  ChartGantt,
  CircleDollarSign,
  FileDown,
  Moon,
  Plus,
  Settings,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { Button } from '../Button'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette'
import { englishCommandPaletteLabels } from './CommandPalette.labels'
import type { Command } from './rank-commands'

export const commands: readonly Command[] = [
  { id: 'month', label: 'Go to Month', group: 'Go to', icon: Calendar, shortcut: 'G M' },
  { id: 'flow', label: 'Go to Flow', group: 'Go to', icon: ChartGantt, shortcut: 'G F' },
  { id: 'budget', label: 'Go to Budget', group: 'Go to', icon: CircleDollarSign, shortcut: 'G B' },
  {
    id: 'add',
    label: 'Add tactic',
    group: 'Plan',
    icon: Plus,
    shortcut: 'N',
    keywords: ['new', 'create'],
  },
  {
    id: 'export',
    label: 'Export tactics',
    group: 'Plan',
    icon: FileDown,
    keywords: ['download', 'csv'],
  },
  { id: 'settings', label: 'Plan settings', group: 'Plan', icon: Settings, shortcut: 'Mod+,' },
  {
    id: 'delete',
    label: 'Delete plan',
    group: 'Plan',
    icon: Trash2,
    isDisabled: true,
    description: 'Only an admin may delete a plan.',
  },
  {
    id: 'dark',
    label: 'Dark theme',
    group: 'Appearance',
    icon: Moon,
    keywords: ['night', 'colours'],
  },
]

export const many: readonly Command[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `tactic-${index}`,
  label: `${['Spring newsletter', 'Store launch', 'Window display', 'Pre-roll video'][index % 4] ?? ''} ${index + 1}`,
  group: ['Email', 'Stores', 'Displays', 'Video'][index % 4] ?? '',
}))

function ControlledPalette({ isOpen: isOpenFirst, ...rest }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        Commands
      </Button>
      <CommandPalette
        {...rest}
        isOpen={isOpen}
        onClose={(request) => {
          setOpen(false)
          rest.onClose(request)
        }}
        onSelect={(choice) => {
          setOpen(false)
          rest.onSelect(choice)
        }}
      />
    </>
  )
}

export const commandPaletteStories = {
  args: {
    isOpen: true,
    commands,
    labels: englishCommandPaletteLabels,
    onSelect: fn(),
    onClose: fn(),
  },
  argTypes: { commands: { control: false }, labels: { control: false } },
  render: (args) => <ControlledPalette {...args} />,
  parameters: {
    // A modal dialog would make the whole documentation page inert.
    docs: {
      story: { inline: false, iframeHeight: 520 },
    },
  },
} satisfies Meta<typeof CommandPalette>
