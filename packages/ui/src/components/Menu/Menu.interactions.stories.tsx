import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { Menu } from './Menu'
import { menuStories, moveEntries } from './Menu.story-host'

const meta = { ...menuStories, title: 'Components/Actions/Menu', component: Menu } satisfies Meta<
  typeof Menu
>

export default meta
type Story = StoryObj<typeof meta>

export const MovesByKeyboardAndCloses: Story = {
  play: async ({ canvas, args, step }) => {
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
    await step('Esc closes it', async () => {
      await userEvent.click(button)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await expect(button).toHaveFocus()
    })
    await step('So does a press outside', async () => {
      await userEvent.click(button)
      await expect(canvas.getByRole('menu')).toBeInTheDocument()
      await userEvent.click(document.body)
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
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

export const OpensSubmenusByKeyboardAndPointer: Story = {
  args: { entries: moveEntries },
  play: async ({ canvas, args, step }) => {
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
    await step('A space belongs to the name that is typed, and chooses nothing', async () => {
      args.onSelect.mockClear()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}social m')
      await expect(item('Social Media')).toHaveFocus()
      await expect(args.onSelect).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}{Escape}')
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    })
    await step('Under the pointer it opens beside its item', async () => {
      await userEvent.click(button)
      const row = item('Move to channel')
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
