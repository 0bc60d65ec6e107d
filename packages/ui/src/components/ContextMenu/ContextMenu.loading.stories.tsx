import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { createLazyModule } from '../../internal/lazy-module/lazy-module'
import { contextMenuArgs, pressRight } from './ContextMenu.story-host'
import { ContextMenuArea } from './ContextMenuArea'
import { ContextMenuLevels } from './ContextMenuLevels'

type Levels = typeof ContextMenuLevels

/** Code of a menu whose fetches the story answers itself, in their order. */
function withDelayedFetches() {
  const fetches: { resolve: (levels: Levels) => void; reject: (error: Error) => void }[] = []
  const levels = createLazyModule(
    () =>
      new Promise<Levels>((resolve, reject) => {
        fetches.push({ resolve, reject })
      }),
  )
  return { fetches, levels }
}

const meta = {
  title: 'Components/Actions/ContextMenu/Loading',
  component: ContextMenuArea,
  tags: ['!autodocs'],
  args: { ...contextMenuArgs, levels: withDelayedFetches().levels },
  argTypes: { children: { control: false }, getEntries: { control: false } },
} satisfies Meta<typeof ContextMenuArea>

export default meta
type Story = StoryObj<typeof meta>

const place = { clientX: 150, clientY: 62 }

const whileFetched = withDelayedFetches()

export const OpensWhenItsCodeHasCome: Story = {
  args: { levels: whileFetched.levels },
  play: async ({ canvas, args, step }) => {
    const launch = canvas.getByRole('button', { name: 'Store launch' })
    await step('The focus in the area asks for the code', async () => {
      await expect(whileFetched.fetches).toHaveLength(0)
      await userEvent.tab()
      await expect(whileFetched.fetches).toHaveLength(1)
    })
    await step('Esc closes a menu that has not come yet, the focus stays', async () => {
      launch.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
      await expect(launch).toHaveFocus()
    })
    await step('So does a press outside', async () => {
      await pressRight(launch, place)
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
      await userEvent.click(document.body)
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false })
      await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
    })
    await step('The menu takes the focus when it comes', async () => {
      launch.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(launch).toHaveFocus()
      whileFetched.fetches[0]?.resolve(ContextMenuLevels)
      await expect(await canvas.findByRole('menuitem', { name: 'Copy Store launch' })).toHaveFocus()
    })
    await step('Esc closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(launch).toHaveFocus()
    })
    await step('From now on it opens at once', async () => {
      await pressRight(launch, place)
      await expect(canvas.getByRole('menu', { name: 'Tactic' })).toBeVisible()
      await expect(whileFetched.fetches).toHaveLength(1)
    })
  },
}

const failing = withDelayedFetches()

export const OpensNothingWhenItsCodeFailsOrComesLate: Story = {
  args: { levels: failing.levels },
  play: async ({ canvas, args, step }) => {
    const launch = canvas.getByRole('button', { name: 'Store launch' })
    await step('The menu counts as closed, the focus stays', async () => {
      launch.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: true })
      failing.fetches[0]?.reject(new TypeError('Failed to fetch'))
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false }))
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(launch).toHaveFocus()
    })
    await step('The next time it is fetched again, and stays closed if it was closed', async () => {
      await pressRight(launch, place)
      await userEvent.click(document.body)
      failing.fetches[1]?.resolve(ContextMenuLevels)
      await waitFor(() => expect(failing.levels.read().status).toBe('ready'))
      await expect(canvas.queryByRole('menu')).toBeNull()
    })
    await step('From now on it opens', async () => {
      launch.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(await canvas.findByRole('menuitem', { name: 'Copy Store launch' })).toHaveFocus()
    })
  },
}
