import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, ExternalLink, Flag, LogOut, Settings, Trash2, User } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Menu } from './Menu'

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
| ↑, ↓, Home, End | Moves, round and round |
| Letters | Go to the next item that begins with them |
| Enter, Space | Chooses |
| Esc, Tab | Closes; the focus is on the button |`,
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
