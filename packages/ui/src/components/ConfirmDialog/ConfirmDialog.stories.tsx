import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete “VIP early access”?',
    children: 'It disappears from every view of this plan. You can take this back for a while.',
    confirmLabel: 'Delete tactic',
    cancelLabel: 'Cancel',
    closeLabel: 'Close',
    isDestructive: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 300 },
    },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NotDestructive: Story = {
  args: {
    title: 'Move all 12 occurrences?',
    children: 'This tactic repeats every Wednesday.',
    confirmLabel: 'Move all',
    isDestructive: false,
  },
}

export const FailedWithLongText: Story = {
  args: {
    title:
      'Revoke the access of maria-alejandra.fernandez-villaverde@northfield-department-stores.example?',
    children:
      'Login credentials and access to all plans are revoked. Only an admin of the account can add this person back, and their profile tags have to be chosen again.',
    confirmLabel: 'Remove from account',
    error: 'The person could not be removed. Check your connection and try again.',
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete tactic' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}

/** Ends the deletion that is under way, with an error. */
let failDeletion = () => {}

function Deleting(props: ConfirmDialogProps) {
  const [phase, setPhase] = useState<'closed' | 'asking' | 'busy' | 'failed'>('closed')
  return (
    <>
      <Button
        onClick={() => {
          setPhase('asking')
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        {...props}
        isOpen={phase !== 'closed'}
        isBusy={phase === 'busy'}
        {...(phase === 'failed' ? { error: 'The tactic could not be deleted.' } : null)}
        onConfirm={() => {
          props.onConfirm()
          setPhase(phase === 'failed' ? 'closed' : 'busy')
          if (phase === 'asking') {
            failDeletion = () => {
              setPhase('failed')
            }
          }
        }}
        onCancel={() => {
          props.onCancel()
          setPhase('closed')
        }}
      />
    </>
  )
}

export const StartsOnTheWayOutAndCanBeTriedAgain: Story = {
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    await step('A destructive question starts on Cancel', async () => {
      await expect(canvas.getByRole('alertdialog')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    })
    await step('Esc is the same as Cancel', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
      await expect(args.onConfirm).not.toHaveBeenCalled()
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    })
    await step('The verb is one step away, and keeps the focus while it is busy', async () => {
      await userEvent.click(opener)
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
      await expect(canvas.getByRole('button', { name: 'Delete tactic' })).toHaveFocus()
      await expect(canvas.getByRole('button', { name: 'Delete tactic' })).toHaveAttribute(
        'aria-busy',
        'true',
      )
    })
    await step('The error is announced in the question', async () => {
      failDeletion()
      const alert = await within(canvas.getByRole('alertdialog')).findByRole('alert')
      await expect(alert).toHaveTextContent('could not be deleted')
    })
    await step('It can be tried again from the same button', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
  },
}
