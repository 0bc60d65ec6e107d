import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { SidePanel } from './SidePanel'
import { sidePanelStories } from './SidePanel.story-host'
import type { SidePanelProps } from './SidePanel.types'

const meta = {
  ...sidePanelStories,
  title: 'Components/Overlays/SidePanel',
  component: SidePanel,
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Narrow: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('It fits into its container', async () => {
      const panel = canvas.getByRole('dialog')
      const row = panel.parentElement?.getBoundingClientRect()
      await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(row?.right ?? 0)
      for (const name of ['Title', 'Actual cost', 'Offer code']) {
        const field = canvas.getByRole('textbox', { name }).getBoundingClientRect()
        await expect(field.right).toBeLessThanOrEqual((row?.right ?? 0) - 20)
      }
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
    })
  },
}

export const Resizable: Story = {
  tags: ['picture'],
  args: { resizeLabel: 'Width of the details', onResize: fn(), widthPixels: 400 },
  play: async ({ canvas, args, step }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of the details' })
    await step('It is easy to take hold of', async () => {
      const { left, top } = edge.getBoundingClientRect()
      const own = Array.from({ length: 80 }, (_, index) => Math.floor(left) - 40 + index).filter(
        (x) => document.elementFromPoint(x + 0.5, top + 200) === edge,
      )
      await expect(own.length).toBeGreaterThanOrEqual(24)
      // The pointer target covers eight pixels (and a fraction) of the page, and only padding of
      // the panel.
      await expect(own[0]).toBeGreaterThanOrEqual(Math.floor(left) - 9)
      await expect(own.at(-1)).toBeLessThan(left + 20)
    })
    await step('Keys change the width', async () => {
      edge.focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.onResize).toHaveBeenLastCalledWith({ widthPixels: 416, isFinal: true })
      await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(416)
      await userEvent.keyboard('{Home}')
      await expect(edge).toHaveAttribute('aria-valuenow', '320')
    })
  },
}

export const LeavesThePageInUse: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'VIP early access' })
    await step('It opens on its first field', async () => {
      await userEvent.click(opener)
      await expect(canvas.getByRole('dialog', { name: 'VIP early access' })).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    })
    await step('The page beside it can still be reached', async () => {
      await userEvent.click(opener)
      await expect(opener).toHaveFocus()
      await expect(canvas.getByRole('dialog')).toBeVisible()
    })
    await step('Esc closes it from the page too, and the page keeps the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(opener).toHaveFocus()
    })
    await step('Closed from inside, it returns the focus', async () => {
      await userEvent.click(opener)
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'close-button' })
      await expect(opener).toHaveFocus()
    })
  },
}

/** A closed panel is laid out but inert; its fields keep their text. */
export const KeepsItsContent: Story = {
  args: { isOpen: false, keepsContent: true },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'VIP early access' })
    const code = canvas.getByLabelText('Offer code')
    await step('Closed, its fields are laid out, but neither seen nor reached', async () => {
      await expect(code.getBoundingClientRect().width).toBeGreaterThan(0)
      await expect(code).not.toBeVisible()
      await expect(canvas.queryByRole('dialog')).toBeNull()
      opener.focus()
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('It opens on its first field', async () => {
      await userEvent.click(opener)
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
      await userEvent.type(code, 'VIP10')
    })
    await step('Esc closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await expect(code).not.toBeVisible()
      await expect(opener).toHaveFocus()
    })
    await step('It opens with what was typed', async () => {
      await userEvent.click(opener)
      await expect(code).toBeVisible()
      await expect(code).toHaveValue('VIP10')
    })
  },
}

export const KeepsTheFocusWhenModal: Story = {
  args: { isOpen: false, isModal: true, actions: null, footer: <Button>Save</Button> },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'VIP early access' })
    await userEvent.click(opener)
    await step('Tab goes round inside', async () => {
      await expect(canvas.getByRole('dialog').matches(':modal')).toBe(true)
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    })
    await step('Esc returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
  },
}

const ARRIVAL = 'content-arrives'

/** A panel whose content has to arrive first. */
function LatePanel(props: SidePanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = () => {
      setIsOpen(true)
    }
    globalThis.addEventListener(ARRIVAL, open)
    return () => {
      globalThis.removeEventListener(ARRIVAL, open)
    }
  }, [])
  return <SidePanel {...props} isOpen={isOpen} />
}

/** Resolves as soon as an element is there, before the browser does anything else. */
const appearance = (root: Element, selector: string) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (root.querySelector(selector) === null) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { childList: true, subtree: true })
  })

export const ClosesByEscAsSoonAsItIsThere: Story = {
  render: (args, { name }) => <LatePanel key={name} {...args} />,
  play: async ({ args, canvasElement }) => {
    const isThere = appearance(canvasElement, 'dialog')
    globalThis.dispatchEvent(new Event(ARRIVAL))
    await isThere
    const press = { key: 'Escape', bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', press))
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'escape' })
  },
}
