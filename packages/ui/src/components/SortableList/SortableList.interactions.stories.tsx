import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { SortableList } from './SortableList'
import { channels, sortableListStories, type Channel } from './SortableList.story-host'

const meta = {
  ...sortableListStories,
  title: 'Components/Data/SortableList',
  component: SortableList<Channel>,
} satisfies Meta<typeof SortableList<Channel>>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { name: /^Reorder/ })
    .map((handle) => handle.ariaLabel?.replace('Reorder ', ''))

export const SortsByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const handle = (name: string) => canvas.getByRole('button', { name: `Reorder ${name}` })
    await step('One handle is reached by Tab, the arrows go to the others', async () => {
      await userEvent.tab()
      await expect(handle('Website')).toHaveFocus()
      await expect(handle('Website')).toHaveAccessibleDescription(/Press Space to lift/)
      await userEvent.keyboard('{ArrowDown}')
      await expect(handle('Email')).toHaveFocus()
    })
    await step('Space lifts it, and it is announced', async () => {
      await userEvent.keyboard(' ')
      await expect(handle('Email')).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByText('Email lifted. Position 2 of 5.')).toBeInTheDocument()
    })
    await step('Arrows move it, the focus goes along', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByText('Email moved to position 3 of 5.')).toBeInTheDocument()
      await expect(names(canvasElement)[2]).toBe('Email')
      await expect(handle('Email')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(names(canvasElement)[4]).toBe('Email')
    })
    await step('Esc puts it back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(names(canvasElement)[1]).toBe('Email')
      await expect(canvas.getByText('Email put back to position 2 of 5.')).toBeInTheDocument()
      await expect(args.onReorder).not.toHaveBeenCalled()
    })
    await step('Dropped where it was, nothing has changed', async () => {
      await userEvent.keyboard('  ')
      await expect(canvas.getByText('Email dropped at position 2 of 5.')).toBeInTheDocument()
      await expect(args.onReorder).not.toHaveBeenCalled()
    })
    await step('Space again drops it', async () => {
      await userEvent.keyboard(' {Home} ')
      await expect(args.onReorder).toHaveBeenLastCalledWith({
        id: 'email',
        fromIndex: 1,
        toIndex: 0,
        ids: ['email', 'website', 'social', 'signage', 'mail'],
      })
      await expect(canvas.getByText('Email dropped at position 1 of 5.')).toBeInTheDocument()
      await expect(handle('Email')).toHaveFocus()
    })
  },
}

/** Presses a handle and moves to the middle of a row in steps, as a person does. */
async function dragOnto(handle: HTMLElement, row: Element) {
  const from = handle.getBoundingClientRect()
  const to = row.getBoundingClientRect()
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse' }
  const at = (y: number) => ({ ...pointer, clientX: from.left + 12, clientY: y })
  await fireEvent.pointerDown(handle, at(from.top + 12))
  await fireEvent.pointerMove(handle, at(from.top + 20))
  await fireEvent.pointerMove(handle, at(to.top + to.height * 0.75))
  return async () => {
    await fireEvent.pointerUp(handle, { ...at(to.top + to.height * 0.75), buttons: 0 })
  }
}

export const SortsByPointer: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const handle = canvas.getByRole('button', { name: 'Reorder Website' })
    const rows = canvas.getAllByRole('listitem')
    await step('Dropped where it was, it is put back', async () => {
      const drop = await dragOnto(handle, rows[0] ?? handle)
      await drop()
      await waitFor(() =>
        expect(canvas.getByText('Website put back to position 1 of 5.')).toBeInTheDocument(),
      )
      await expect(args.onReorder).not.toHaveBeenCalled()
    })
    await step('A line shows where it would land', async () => {
      const drop = await dragOnto(handle, rows[2] ?? handle)
      await waitFor(() =>
        expect(canvas.getByText('Website lifted. Position 1 of 5.')).toBeInTheDocument(),
      )
      await expect(canvasElement.querySelector('[data-shown]')).toBeVisible()
      await drop()
    })
    await step('Letting go drops it there', async () => {
      await expect(args.onReorder).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'website', fromIndex: 0, toIndex: 2 }),
      )
      await waitFor(() => expect(names(canvasElement)[2]).toBe('Website'))
    })
    await step('Esc during the drag puts it back', async () => {
      const again = canvas.getByRole('button', { name: 'Reorder Website' })
      const drop = await dragOnto(again, canvas.getAllByRole('listitem')[4] ?? again)
      await userEvent.keyboard('{Escape}')
      await drop()
      await expect(args.onReorder).toHaveBeenCalledTimes(1)
      await expect(canvas.getByText('Website put back to position 3 of 5.')).toBeInTheDocument()
    })
  },
}

export const DisabledRowsStay: Story = {
  args: {
    items: channels.map((channel) =>
      Object.assign({}, channel, { isDisabled: channel.id === 'website' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).getByRole('button', { name: 'Reorder Website' })
    handle.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(handle).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onReorder).not.toHaveBeenCalled()
  },
}

const stores: readonly Channel[] = Array.from({ length: 500 }, (_, index) => ({
  id: `store-${index}`,
  label: `Store ${index + 1}`,
  color: '#1CC9AA',
  types: index % 7,
}))

export const SortsFiveHundredInAScrolledBox: Story = {
  args: { items: stores, style: { maxHeight: 320, overflow: 'auto' }, canDragRow: true },
  tags: ['stress'],
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).getByRole('button', { name: 'Reorder Store 250' })
    handle.focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ')
    await expect(args.onReorder).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'store-249', fromIndex: 249, toIndex: 247 }),
    )
    await userEvent.keyboard(' {End}')
    const box = handle.getBoundingClientRect()
    await expect(box.bottom).toBeLessThan(400)
  },
}

export const TabPutsALiftedRowBack: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const handle = canvas.getByRole('button', { name: 'Reorder Email' })
    await step('Tab puts the row back, announces it and leaves', async () => {
      handle.focus()
      await userEvent.keyboard(' {ArrowDown}')
      await expect(names(canvasElement)[2]).toBe('Email')
      await userEvent.tab()
      await expect(names(canvasElement)[1]).toBe('Email')
      await expect(canvas.getByText('Email put back to position 2 of 5.')).toBeInTheDocument()
      await expect(handle).toHaveAttribute('aria-pressed', 'false')
      await expect(handle).not.toHaveFocus()
      await expect(args.onReorder).not.toHaveBeenCalled()
    })
    await step('So does Shift+Tab', async () => {
      handle.focus()
      await userEvent.keyboard(' {End}')
      await userEvent.tab({ shift: true })
      await expect(names(canvasElement)[1]).toBe('Email')
      await expect(handle).not.toHaveFocus()
      await expect(args.onReorder).not.toHaveBeenCalled()
    })
    await step('What moves is announced at once', async () => {
      const region = canvas.getByText('Email put back to position 2 of 5.')
      await expect(region.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
    })
  },
}
