import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'

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
  play: async ({ canvas }) => {
    await pressRight(canvas.getByRole('button', { name: 'Store launch' }), {
      clientX: 120,
      clientY: 60,
    })
    await expect(await canvas.findByRole('menu', { name: 'Tactic' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('menuitemradio', { name: 'Vermilion' })).toHaveFocus()
  },
}

export const OpensAtThePointer: Story = {
  play: async ({ canvas, args, step }) => {
    const launch = canvas.getByRole('button', { name: 'Store launch' })
    const windows = canvas.getByRole('button', { name: 'Window displays' })
    const place = { clientX: 150, clientY: 62 }
    const isClosed = async () => {
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    }
    await step('Where it offers nothing, the menu of the browser opens', async () => {
      // `dispatchEvent` returns false when the default was prevented.
      const isLeft = await fireEvent.contextMenu(canvas.getByText('Nothing is offered here.'), {
        clientX: 40,
        clientY: 140,
      })
      await expect(isLeft).toBe(true)
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step(
      'The menu stands where the press was, and reports once that it is open',
      async () => {
        await pressRight(launch, place)
        const menu = await canvas.findByRole('menu', { name: 'Tactic' })
        const box = menu.getBoundingClientRect()
        await expect(Math.abs(box.left - 150)).toBeLessThanOrEqual(4)
        await expect(Math.abs(box.top - 62)).toBeLessThanOrEqual(8)
        await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
        await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
      },
    )
    await step('Esc closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await isClosed()
    })
    await step('A press on another one moves it there', async () => {
      await pressRight(launch, place)
      await pressRight(windows, { clientX: 90, clientY: 90 })
      await expect(canvas.getAllByRole('menu')).toHaveLength(1)
      await expect(
        canvas.getByRole('menuitem', { name: 'Copy Window displays' }),
      ).toBeInTheDocument()
    })
    await step('A choice names what was pressed', async () => {
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Flag' }))
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'flag', target: windows })
      await isClosed()
    })
    await step('A press outside closes it, and each change is reported once', async () => {
      args.onOpenChange?.mockClear()
      await pressRight(launch, place)
      await userEvent.click(document.body)
      await isClosed()
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    })
  },
}

export const OpensByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
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
