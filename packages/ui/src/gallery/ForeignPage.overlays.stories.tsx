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

/** What opens over a page. */
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

async function overlaysIn(canvasElement: HTMLElement) {
  const host = canvasElement.querySelector('[data-testid="host"]')
  const element = await waitFor(() => {
    const found = (host?.shadowRoot ?? canvasElement).querySelector<HTMLElement>(
      '[data-testid="overlays"]',
    )
    if (found === null) throw new Error('Nothing is drawn yet.')
    return found
  })
  const root = element.getRootNode()
  const focused = () => (root instanceof ShadowRoot ? root : document).activeElement
  return { view: within(element), focused }
}

const play: Story['play'] = async ({ canvas, canvasElement, step }) => {
  const { view, focused } = await overlaysIn(canvasElement)
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  const before = overflow()
  const attributes = () => document.documentElement.getAttributeNames().join()
  await step('A dialog locks the page, and holds the focus', async () => {
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

export const InThePage: Story = {
  render: () => (
    <ForeignPage>
      <ThemeRoot theme="light">
        <Overlays />
      </ThemeRoot>
    </ForeignPage>
  ),
  play,
}

export const InAShadowRoot: Story = {
  render: () => (
    <ForeignPage>
      <ShadowHost>
        <ThemeRoot theme="light">
          <Overlays />
        </ThemeRoot>
      </ShadowHost>
    </ForeignPage>
  ),
  play,
}
