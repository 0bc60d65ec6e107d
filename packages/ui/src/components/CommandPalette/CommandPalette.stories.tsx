import type { Meta, StoryObj } from '@storybook/react-vite'
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
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette'
import { englishCommandPaletteLabels } from './command-palette-labels'
import type { Command } from './rank-commands'

const commands: readonly Command[] = [
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

const many: readonly Command[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `tactic-${index}`,
  label: `${['Spring newsletter', 'Store launch', 'Window display', 'Pre-roll video'][index % 4] ?? ''} ${index + 1}`,
  group: ['Email', 'Stores', 'Displays', 'Video'][index % 4] ?? '',
}))

function HeldPalette({ isOpen: isOpenFirst, ...rest }: CommandPaletteProps) {
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

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    commands,
    labels: englishCommandPaletteLabels,
    onSelect: fn(),
    onClose: fn(),
  },
  argTypes: { commands: { control: false }, labels: { control: false } },
  render: (args) => <HeldPalette {...args} />,
  parameters: {
    // A modal dialog would make the whole documentation page inert.
    docs: {
      story: { inline: false, iframeHeight: 520 },
      description: {
        component: `Everything that can be done or opened, by typing a few letters of its name: first letters of words, parts of words, in any order, with or without accents. It serves those who know what they want; whoever does not finds the same in menus and on buttons.

Commands may come from elsewhere while a person types: take \`onQueryChange\`, set \`isLoading\`, and \`isRanked\` when they arrive in their final order. For a value in a form use a **Combobox** or **Select**.

| Key | What it does |
| --- | --- |
| ↑, ↓ | Moves, round and round |
| Page Up, Page Down | Moves by eight |
| Enter | Does it |
| ←, →, Home, End | Moves in what was typed |
| Esc | Closes; the focus is where it was |`,
      },
    },
  },
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

const activeIn = (canvasElement: HTMLElement) =>
  document.getElementById(
    within(canvasElement).getByRole('combobox').getAttribute('aria-activedescendant') ?? '',
  )

export const FindsAndDoesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Commands' })
    await step('The focus is in the field and the first one marked', async () => {
      await expect(field).toHaveFocus()
      await expect(activeIn(canvasElement)).toHaveTextContent('Go to Month')
    })
    await step('First letters find it, and the count is announced', async () => {
      await userEvent.keyboard('gtb')
      await expect(activeIn(canvasElement)).toHaveTextContent('Go to Budget')
      await expect(canvas.getByRole('status')).toHaveTextContent('1 command')
    })
    await step('Another word for it as well', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('create')
      await expect(activeIn(canvasElement)).toHaveTextContent('Add tactic')
    })
    await step('Arrows go round', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('{ArrowUp}')
      await expect(activeIn(canvasElement)).toHaveTextContent('Dark theme')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(activeIn(canvasElement)).toHaveTextContent('Go to Flow')
    })
    await step('What is disabled is read, but not done', async () => {
      await userEvent.keyboard('delete{Enter}')
      await expect(activeIn(canvasElement)).toHaveTextContent('Only an admin may delete a plan.')
      await expect(args.onSelect).not.toHaveBeenCalled()
    })
    await step('Enter does it', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'flow' })
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

export const GivesTheFocusBackAndForgets: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Commands' })
    button.focus()
    button.click()
    await userEvent.type(await canvas.findByRole('combobox'), 'x')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
    await expect(button).toHaveFocus()
    button.click()
    await expect(await canvas.findByRole('combobox')).toHaveValue('')
  },
}

export const DoesByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('option', { name: /Export tactics/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'export' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const AnswersAsFastAmongTwoThousand: Story = {
  args: { commands: many },
  tags: ['stress'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Only the rows near the view are drawn', async () => {
      await expect(canvas.getAllByRole('option').length).toBeLessThanOrEqual(120)
      await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2000')
    })
    await step('All can be reached', async () => {
      for (let press = 0; press < 20; press += 1) await userEvent.keyboard('{PageDown}')
      const id = canvas.getByRole('combobox').getAttribute('aria-activedescendant') ?? ''
      await expect(document.getElementById(id)).toHaveAttribute('aria-posinset', '161')
    })
    await step('Letters find one of them', async () => {
      await userEvent.keyboard('launch 1998')
      await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Store launch 1998')
    })
  },
}
