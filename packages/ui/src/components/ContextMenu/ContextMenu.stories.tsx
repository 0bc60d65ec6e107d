import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Trash2 } from 'lucide-react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { ContextMenu } from './ContextMenu'
import { contextMenuArgs, pressRight } from './ContextMenu.story-host'

const meta = {
  title: 'Components/Actions/ContextMenu',
  component: ContextMenu,
  args: contextMenuArgs,
  argTypes: { children: { control: false }, getEntries: { control: false } },
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pressRight(canvas.getByRole('button', { name: 'Store launch' }), {
      clientX: 120,
      clientY: 60,
    })
    await expect(await canvas.findByRole('menu', { name: 'Tactic' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('menuitemradio', { name: 'Vermilion' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'تكتيك',
    getEntries: () => [
      { id: 'copy', label: 'نسخ', icon: Copy, shortcut: 'Mod+C' },
      { id: 'delete', label: 'حذف', icon: Trash2, isDestructive: true },
    ],
  },
  globals: { direction: 'rtl' },
}

export const OpensAtThePointer: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const launch = canvas.getByRole('button', { name: 'Store launch' })
    await step('The menu stands where the press was', async () => {
      await pressRight(launch, { clientX: 150, clientY: 62 })
      const menu = await canvas.findByRole('menu', { name: 'Tactic' })
      const box = menu.getBoundingClientRect()
      await expect(Math.abs(box.left - 150)).toBeLessThanOrEqual(4)
      await expect(Math.abs(box.top - 62)).toBeLessThanOrEqual(8)
    })
    await step('A press on another one moves it there', async () => {
      await pressRight(canvas.getByRole('button', { name: 'Window displays' }), {
        clientX: 90,
        clientY: 90,
      })
      await expect(canvas.getAllByRole('menu')).toHaveLength(1)
      await expect(
        canvas.getByRole('menuitem', { name: 'Copy Window displays' }),
      ).toBeInTheDocument()
    })
    await step('A choice names what was pressed', async () => {
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Flag' }))
      await expect(args.onSelect).toHaveBeenLastCalledWith({
        id: 'flag',
        target: canvas.getByRole('button', { name: 'Window displays' }),
      })
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    })
    await step('A press outside closes it', async () => {
      await pressRight(launch, { clientX: 150, clientY: 62 })
      await userEvent.click(document.body)
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    })
  },
}

export const OpensByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const spring = canvas.getByRole('button', { name: 'Spring newsletter' })
    await step('Shift and F10 open it under what has the focus', async () => {
      spring.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(
        await canvas.findByRole('menuitem', { name: 'Copy Spring newsletter' }),
      ).toHaveFocus()
      await expect(canvas.getByRole('menu').getBoundingClientRect().top).toBeGreaterThanOrEqual(
        spring.getBoundingClientRect().bottom,
      )
    })
    await step('Esc returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await expect(spring).toHaveFocus()
    })
    await step('The menu key opens it as well, submenus work', async () => {
      await userEvent.keyboard('{ContextMenu}')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}')
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'blue', target: spring })
      await expect(spring).toHaveFocus()
    })
  },
}

export const TellsWhenItOpensAndCloses: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const launch = canvas.getByRole('button', { name: 'Store launch' })
    await step('Opening is told once', async () => {
      await pressRight(launch, { clientX: 150, clientY: 62 })
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
    })
    await step('Esc, a choice and a press outside close it', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
      await pressRight(launch, { clientX: 150, clientY: 62 })
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Flag' }))
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
      await pressRight(launch, { clientX: 150, clientY: 62 })
      await userEvent.click(document.body)
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
      await expect(args.onOpenChange).toHaveBeenCalledTimes(6)
    })
    await step('Where nothing is offered nothing is told', async () => {
      await fireEvent.contextMenu(canvas.getByText('Nothing is offered here.'), {
        clientX: 40,
        clientY: 140,
      })
      await expect(args.onOpenChange).toHaveBeenCalledTimes(6)
    })
  },
}

export const LeavesTheBrowsersMenuElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // `dispatchEvent` returns false when the default was prevented.
    const isLeft = await fireEvent.contextMenu(canvas.getByText('Nothing is offered here.'), {
      clientX: 40,
      clientY: 140,
    })
    await expect(isLeft).toBe(true)
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}
