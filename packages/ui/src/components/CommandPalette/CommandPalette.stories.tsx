import type { Meta, StoryObj } from '@storybook/react-vite'
import { Calendar, Plus } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { CommandPalette } from './CommandPalette'
import { commandPaletteStories, commands, many } from './CommandPalette.story-host'

const meta = {
  ...commandPaletteStories,
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RecentWhileMoreLoad: Story = {
  args: { recentIds: ['export', 'flow'], platform: 'mac', isLoading: true },
}

export const Found: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pla')
  },
}

export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'quarterly')
  },
}

export const Loading: Story = { args: { commands: [], isLoading: true } }

export const NarrowWithLongText: Story = {
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

export const FindsAndDoes: Story = {
  args: { isOpen: false },
  play: async ({ canvas, canvasElement, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Commands' })
    const open = async () => {
      await userEvent.click(opener)
      return canvas.findByRole('combobox', { name: 'Commands' })
    }
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await step('Esc closes it, and the focus is back', async () => {
      await userEvent.type(await open(), 'x')
      await userEvent.keyboard('{Escape}')
      await isClosed()
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await expect(opener).toHaveFocus()
    })
    const field = await open()
    await step('Opened again, it is empty, and the first command marked', async () => {
      await expect(field).toHaveValue('')
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
      await isClosed()
    })
    await step('So does a press', async () => {
      await open()
      await userEvent.click(canvas.getByRole('option', { name: /Export tactics/ }))
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'export' })
      await isClosed()
    })
  },
}

export const AnswersAsFastAmongTwoThousand: Story = {
  args: { commands: many },
  tags: ['stress'],
  play: async ({ canvas, step }) => {
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
