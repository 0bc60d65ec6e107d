import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { CommandPalette } from './CommandPalette'
import { commandPaletteStories, many } from './CommandPalette.story-host'

const meta = {
  ...commandPaletteStories,
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

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
