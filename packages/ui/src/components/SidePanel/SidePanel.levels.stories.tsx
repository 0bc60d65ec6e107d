import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button'
import { ConfirmDialog } from '../ConfirmDialog'
import { IconButton } from '../IconButton'
import { Menu } from '../Menu'
import { ToastRegion, useToasts } from '../ToastRegion'
import { SidePanel } from './SidePanel'
import { sidePanelStories, fields } from './SidePanel.story-host'

const meta = {
  ...sidePanelStories,
  title: 'Components/Overlays/SidePanel',
  component: SidePanel,
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const entries = [
  { id: 'copy', label: 'Copy', icon: Copy },
  { id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true },
]

/* A menu in the panel opens a confirmation, which is followed by a toast over a modal panel. */
function NestedLevels() {
  const [open, setOpen] = useState<'beside' | 'modal' | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { toasts, showToast, dismissToast } = useToasts()
  return (
    <>
      <Button onClick={() => setOpen('beside')}>Open beside the page</Button>
      <Button onClick={() => setOpen('modal')}>Open over the page</Button>
      <SidePanel
        isOpen={open !== null}
        isModal={open === 'modal'}
        placement="over"
        title="VIP early access"
        closeLabel="Close"
        onClose={() => {
          setOpen(null)
        }}
        actions={
          <Menu
            entries={entries}
            renderTrigger={(triggerProps) => (
              <IconButton {...triggerProps} icon={Ellipsis} label="More" size="small" />
            )}
            onSelect={({ id }) => {
              if (id === 'delete') setIsAsking(true)
              else showToast({ text: 'Tactic copied.', lifetimeMs: null })
            }}
          />
        }
      >
        {fields}
        <ConfirmDialog
          isOpen={isAsking}
          title="Delete “VIP early access”?"
          confirmLabel="Delete tactic"
          cancelLabel="Cancel"
          closeLabel="Close question"
          isDestructive
          onConfirm={() => {
            setIsAsking(false)
            showToast({ text: 'Tactic deleted.', lifetimeMs: null })
          }}
          onCancel={() => {
            setIsAsking(false)
          }}
        />
      </SidePanel>
      <ToastRegion
        label="Notifications"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </>
  )
}

async function backOut({ canvas, step }: Pick<PlayContext, 'canvas' | 'step'>): Promise<void> {
  const more = canvas.getByRole('button', { name: 'More' })
  await step('Esc closes the menu, not the panel', async () => {
    await userEvent.click(more)
    await expect(canvas.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(more).toHaveFocus()
  })
  await step('Esc closes the question, not the panel', async () => {
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }))
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(more).toHaveFocus()
  })
  await step('The toast of the answer can be pressed', async () => {
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete tactic' }))
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' })
    const box = dismiss.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + 12, box.top + 12)
    await expect(dismiss.contains(top)).toBe(true)
    await userEvent.click(dismiss)
    await expect(canvas.queryByText('Tactic deleted.')).toBeNull()
  })
  await step('Only then Esc closes the panel', async () => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  })
}

export const BacksOutOneLevelAtATime: Story = {
  render: () => <NestedLevels />,
  play: async ({ canvas, step }) => {
    for (const place of ['beside', 'over'] as const) {
      const opener = canvas.getByRole('button', { name: `Open ${place} the page` })
      await step(`Opened ${place} the page`, async () => {
        await userEvent.click(opener)
        await expect(canvas.getByRole('dialog').matches(':modal')).toBe(place === 'over')
        await backOut({ canvas, step })
      })
    }
  },
}
