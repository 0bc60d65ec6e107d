import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { withControlledTimers } from '@throughline/test-support/clock'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { FullScreenPage } from '../FullScreenPage'
import { useBottomBar } from '../../internal/floating/bottom-bars'
import { ToastRegion } from './ToastRegion'
import { toastRegionStories, onUndo, persistent } from './ToastRegion.story-host'
import type { Toast } from './toast'
import { useToasts } from './use-toasts'

const meta = {
  ...toastRegionStories,
  title: 'Components/Feedback/ToastRegion',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

function Toaster({ toast, lifetimeMs = 3000 }: { toast: Omit<Toast, 'id'>; lifetimeMs?: number }) {
  const { toasts, showToast, dismissToast } = useToasts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button
          onClick={() => {
            showToast(toast)
          }}
        >
          Move tactic
        </Button>
        <Button
          onClick={() => {
            setIsOpen(true)
          }}
        >
          Open dialog
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        title="Edit tactic"
        closeLabel="Close"
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <Button
          onClick={() => {
            showToast(toast)
          }}
        >
          Move from here
        </Button>
      </Dialog>
      <ToastRegion
        label="Notifications"
        dismissLabel="Dismiss"
        lifetimeMs={lifetimeMs}
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </>
  )
}

export const ComesToHandByKey: Story = {
  render: () => (
    <Toaster
      toast={{ text: 'Date updated.', action: { label: 'Undo', onSelect: onUndo } }}
      lifetimeMs={600}
    />
  ),
  play: ({ canvasElement, step }) =>
    withControlledTimers(async (advance) => {
      onUndo.mockClear()
      const canvas = within(canvasElement)
      const opener = canvas.getByRole('button', { name: 'Move tactic' })
      await userEvent.click(opener)
      await step('F8 moves the focus to its action, and the toast stays', async () => {
        await userEvent.keyboard('{F8}')
        const undo = canvas.getByRole('button', { name: 'Undo' })
        await expect(undo).toHaveFocus()
        advance(10_000)
        await userEvent.hover(opener)
        await expect(undo).toHaveFocus()
      })
      await step('Esc moves the focus back, and the toast goes after its time', async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
        await userEvent.keyboard('{Escape}')
        await expect(opener).toHaveFocus()
        advance(600)
        await waitFor(() => expect(canvas.queryByText('Date updated.')).toBeNull())
      })
    }),
}

export const TakesTheStepBack: Story = {
  render: () => (
    <Toaster
      toast={{
        text: 'Date updated.',
        lifetimeMs: null,
        action: { label: 'Undo', onSelect: onUndo },
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    onUndo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Move tactic' }))
    await step('Undo is used by keyboard', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(onUndo).toHaveBeenCalledTimes(1)
    })
    await step('The toast is gone and the focus returns', async () => {
      await expect(canvas.queryByText('Date updated.')).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Open dialog' })).toHaveFocus()
    })
    await step('Over a dialog it is inside the dialog, because the rest is inert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Move from here' }))
      const dialog = canvas.getByRole('dialog')
      const undo = within(dialog).getByRole('button', { name: 'Undo' })
      const box = undo.getBoundingClientRect()
      await expect(
        undo.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 8)),
      ).toBe(true)
    })
    await step('It stays when the dialog closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(onUndo).toHaveBeenCalledTimes(2)
    })
  },
}

const rows = Array.from({ length: 30 }, (_, index) => index + 1)

/** The last button of a page that is scrolled to its end can be pressed while messages are shown. */
export const LeavesRoomForTheLastRow: Story = {
  args: {
    maxVisible: 2,
    toasts: ['first', 'second', 'third'].map((text) =>
      Object.assign({ id: text, text }, persistent),
    ),
  },
  render: (args) => (
    <div style={{ height: '100dvh' }}>
      <FullScreenPage isOpen isModal={false} title="Plans" closeLabel="Close" onClose={onUndo}>
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <li key={row} style={{ textAlign: 'end' }}>
              <Button>{`Open ${row}`}</Button>
            </li>
          ))}
        </ul>
      </FullScreenPage>
      <ToastRegion {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('A few are shown at once', async () => {
      await expect(canvas.queryByText('first')).toBeNull()
      const region = canvas.getByText('third').closest('[aria-label="Notifications"]')
      if (!(region instanceof HTMLElement)) throw new Error('There are no notifications.')
      await expect(
        within(region)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['second', 'third'])
    })
    await step('The last row can be pressed', async () => {
      const last = canvas.getByRole('button', { name: 'Open 30' })
      await waitFor(async () => {
        // To the end of what can be scrolled, and not only until the row is in view.
        last.closest('[data-part="body"]')?.scrollTo(0, Number.MAX_SAFE_INTEGER)
        const { left, right, top, bottom } = last.getBoundingClientRect()
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        await expect(last.contains(there)).toBe(true)
      })
    })
  },
}

/** Bars at the lower edge, as those of a page with totals, buttons and a footer. */
function BarsUnderToasts() {
  const [bars, setBars] = useState<readonly string[]>([])
  const { toasts, showToast, dismissToast } = useToasts()
  return (
    <>
      <Button
        onClick={() => {
          showToast({ text: 'Date updated.', ...persistent })
        }}
      >
        Move tactic
      </Button>
      <Button
        onClick={() => {
          setBars((before) => [...before, `Bar ${before.length + 1}`])
        }}
      >
        Add bar
      </Button>
      <Button
        onClick={() => {
          setBars([])
        }}
      >
        Remove bars
      </Button>
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0 }}>
        {bars.map((name) => (
          <Bar key={name} name={name} />
        ))}
      </div>
      <ToastRegion
        label="Notifications"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </>
  )
}

function Bar({ name }: { name: string }) {
  return (
    <div ref={useBottomBar()} style={{ blockSize: 40 }}>
      {name}
    </div>
  )
}

export const CoversNoBar: Story = {
  tags: ['!autodocs'],
  render: () => <BarsUnderToasts />,
  play: async ({ canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const bottomOfToasts = () => canvas.getByRole('list').getBoundingClientRect().bottom
    const topOfBars = () =>
      Math.min(...canvas.getAllByText(/^Bar /u).map((bar) => bar.getBoundingClientRect().top))
    await press('Move tactic')
    const atEdge = bottomOfToasts()
    await step('Stands above a bar that comes later, and above one on top of it', async () => {
      for (const count of [1, 2]) {
        await press('Add bar')
        await waitFor(() => expect(canvas.getAllByText(/^Bar /u)).toHaveLength(count))
        await waitFor(() => expect(bottomOfToasts()).toBeLessThan(topOfBars()))
      }
    })
    await step('A second toast leaves the bars free too', async () => {
      await press('Move tactic')
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
      await expect(bottomOfToasts()).toBeLessThan(topOfBars())
    })
    await step('Returns to the edge when the bars are gone', async () => {
      await press('Remove bars')
      await waitFor(() => expect(bottomOfToasts()).toBe(atEdge))
    })
  },
}
