import type { Meta, StoryObj } from '@storybook/react-vite'
import { ForeignPage, ShadowHost } from '@throughline/test-support/dom'
import { useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../components/Button'
import { Dialog } from '../components/Dialog'
import { Popover } from '../components/Popover'
import { TextField } from '../components/TextField'
import { ToastRegion, useToasts } from '../components/ToastRegion'
import { ThemeRoot } from '../theme'

/** A dialog, a popover and a message over a page. */
function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'popover' | null>(null)
  const [name, setName] = useState('')
  const { toasts, showToast, dismissToast } = useToasts()
  const anchorRef = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  return (
    <div data-testid="overlays">
      <Button onClick={() => setOpen('dialog')}>Edit</Button>
      <Button ref={anchorRef} onClick={() => setOpen('popover')}>
        Details
      </Button>
      <Dialog isOpen={open === 'dialog'} title="Edit tactic" closeLabel="Close" onClose={close}>
        <TextField label="Name" value={name} onChange={({ value }) => setName(value)} />
        <Button onClick={() => showToast({ text: 'Saved.', lifetimeMs: null })}>Save</Button>
      </Dialog>
      <Popover isOpen={open === 'popover'} label="Details" anchor={anchorRef} onClose={close}>
        <Button>Inside</Button>
      </Popover>
      <ToastRegion
        label="Notifications"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </div>
  )
}

const meta = {
  title: 'Foundations/In a foreign page/What opens',
  component: Overlays,
  tags: ['!autodocs', 'no-baseline'],
  parameters: { docs: { disable: true }, isForeignPage: true },
} satisfies Meta<typeof Overlays>

export default meta
type Story = StoryObj<typeof meta>

/** The overlays in the page, and those in the shadow root in it. */
async function overlaysIn(canvasElement: HTMLElement) {
  const roots = await waitFor(() => {
    const { shadowRoot = null } = canvasElement.querySelector('[data-testid="host"]') ?? {}
    const overlays = [canvasElement, shadowRoot].map((root) =>
      root?.querySelector<HTMLElement>('[data-testid="overlays"]'),
    )
    const drawn = overlays.filter((element) => element instanceof HTMLElement)
    if (drawn.length < 2) throw new Error('Nothing is drawn yet.')
    return drawn
  })
  return roots.map((element) => {
    const root = element.getRootNode()
    const isInShadow = root instanceof ShadowRoot
    return {
      place: isInShadow ? 'in a shadow root' : 'in the page',
      view: within(element),
      focused: () => (isInShadow ? root : document).activeElement,
    }
  })
}

export const InThePageAndInAShadowRoot: Story = {
  render: () => (
    <ForeignPage>
      <ThemeRoot theme="light">
        <Overlays />
      </ThemeRoot>
      <ShadowHost>
        <ThemeRoot theme="light">
          <Overlays />
        </ThemeRoot>
      </ShadowHost>
    </ForeignPage>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const overflow = () => getComputedStyle(document.documentElement).overflowY
    const before = overflow()
    const attributes = () => document.documentElement.getAttributeNames().join()
    for (const { place, view, focused } of await overlaysIn(canvasElement)) {
      await step(`A dialog ${place} locks the page, and holds the focus`, async () => {
        const hadAttributes = attributes()
        await userEvent.click(view.getByRole('button', { name: 'Edit' }))
        await expect(overflow()).toBe('hidden')
        await expect(focused()).toBe(view.getByRole('textbox', { name: 'Name' }))
        await expect(attributes()).toBe(hadAttributes)
      })
      await step('A message comes into the dialog, in the font of the theme', async () => {
        await userEvent.click(view.getByRole('button', { name: 'Save' }))
        const text = await within(view.getByRole('dialog')).findByText('Saved.')
        const { fontStyle, textTransform } = getComputedStyle(text)
        await expect({ fontStyle, textTransform }).toEqual({
          fontStyle: 'normal',
          textTransform: 'none',
        })
      })
      await step('Esc closes it, and the page scrolls as before', async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
        await expect(overflow()).toBe(before)
        await expect(focused()).toBe(view.getByRole('button', { name: 'Edit' }))
      })
      await step('A popover stays for a press inside, and closes for one on the page', async () => {
        await userEvent.click(view.getByRole('button', { name: 'Details' }))
        await userEvent.click(await view.findByRole('button', { name: 'Inside' }))
        await expect(view.getByRole('dialog')).toBeVisible()
        await userEvent.click(canvas.getByRole('heading', { name: 'Season' }))
        await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
      })
    }
  },
}
