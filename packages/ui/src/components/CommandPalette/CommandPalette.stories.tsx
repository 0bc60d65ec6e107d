import type { Meta, StoryObj } from '@storybook/react-vite'
import { Calendar, Plus } from 'lucide-react'
import { userEvent, within } from 'storybook/test'

import { CommandPalette } from './CommandPalette'
import { commandPaletteStories, commands } from './CommandPalette.story-host'

const meta = {
  ...commandPaletteStories,
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithRecent: Story = { args: { recentIds: ['export', 'flow'], platform: 'mac' } }

export const Found: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'pla')
  },
}

export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'quarterly')
  },
}

export const Loading: Story = { args: { commands: [], isLoading: true } }

export const LoadingMore: Story = { args: { isLoading: true } }

export const LongText: Story = {
  args: {
    commands: [
      {
        id: 'long',
        label:
          'Open Northfield spring and summer wardrobe relaunch across all western and southern stores',
        description: 'National plan, Email, Unverhältnismäßigkeitsprüfungen',
        shortcut: 'Mod+Alt+Shift+ArrowDown',
        icon: Calendar,
      },
      ...commands,
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const RightToLeft: Story = {
  args: {
    commands: [
      { id: 'month', label: 'اذهب إلى الشهر', group: 'اذهب', icon: Calendar, shortcut: 'G M' },
      { id: 'add', label: 'إضافة تكتيك', group: 'الخطة', icon: Plus, shortcut: 'N' },
    ],
  },
  globals: { direction: 'rtl' },
}
