import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button'
import { TextField } from '../TextField'
import { Dialog, type DialogProps } from './Dialog'

function DialogWithButton(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close: DialogProps['onClose'] = (request) => {
    setIsOpen(false)
    props.onClose(request)
  }
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Rename plan
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          props.footer ?? (
            <>
              <Button
                variant="ghost"
                onClick={() => {
                  setIsOpen(false)
                }}
              >
                Cancel
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  setIsOpen(false)
                }}
              >
                Save name
              </Button>
            </>
          )
        }
      />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Rename plan',
    closeLabel: 'Close',
    onClose: fn(),
    children: <TextField label="Plan name" defaultValue="West region" />,
  },
  argTypes: { footer: { control: false }, initialFocusRef: { control: false } },
  render: (args) => <DialogWithButton {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SmallRightToLeft: Story = {
  args: { size: 'small', title: 'إعادة تسمية الخطة', children: <TextField label="اسم الخطة" /> },
  globals: { direction: 'rtl' },
}

export const LargeWithLongContent: Story = {
  args: {
    size: 'large',
    title:
      'Rename the plan of the northern and western regions of Northfield Department Stores, all formats included',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 24 }, (_, index) => (
          <TextField key={index} label={`Custom field ${index + 1}`} />
        ))}
      </div>
    ),
  },
}

export const SidePanel: Story = { args: { placement: 'side', title: 'VIP early access' } }

export const KeepsTheFocusAndCloses: Story = {
  args: { isOpen: false, onKeyDown: fn() },
  play: async ({ canvas, canvasElement, args, step }) => {
    const { documentElement: page } = canvasElement.ownerDocument
    const opener = canvas.getByRole('button', { name: 'Rename plan' })
    const button = (name: string) => canvas.getByRole('button', { name })
    const isClosed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
      // The page behind scrolls again.
      await expect(page).not.toHaveStyle({ overflow: 'hidden' })
    }
    await userEvent.click(opener)
    await step(
      'It is modal, has the name of its title, and starts in the first field',
      async () => {
        const dialog = canvas.getByRole('dialog', { name: 'Rename plan' })
        await expect(dialog.matches(':modal')).toBe(true)
        await expect(page).toHaveStyle({ overflow: 'hidden' })
        await expect(canvas.getByRole('textbox', { name: 'Plan name' })).toHaveFocus()
      },
    )
    await step('The caller gets the keys', async () => {
      await userEvent.keyboard('x')
      await expect(args.onKeyDown).toHaveBeenCalledTimes(1)
    })
    await step('Tab wraps around inside', async () => {
      await userEvent.tab()
      await expect(button('Cancel')).toHaveFocus()
      await userEvent.tab()
      await expect(button('Save name')).toHaveFocus()
      await userEvent.tab()
      await expect(button('Close')).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(button('Save name')).toHaveFocus()
    })
    await step('Esc closes it, and the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await isClosed()
    })
    await step('So does the button in the corner', async () => {
      await userEvent.click(opener)
      await userEvent.click(button('Close'))
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'close-button' })
      await isClosed()
    })
  },
}

export const ClosesFromTheBackdrop: Story = {
  play: async ({ canvas, args, step }) => {
    const dialog = canvas.getByRole('dialog')
    const field = canvas.getByRole('textbox', { name: 'Plan name' })
    const box = field.getBoundingClientRect()
    const inside = { clientX: box.left + 4, clientY: box.top + 4 }
    // The backdrop belongs to the dialog element: only the position tells them apart.
    const outside = { clientX: 2, clientY: 2 }
    await step('A press inside that is released outside leaves it open', async () => {
      await fireEvent.pointerDown(field, inside)
      await fireEvent.pointerUp(dialog, outside)
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(dialog).toBeVisible()
    })
    await step('So does a press outside that is released inside', async () => {
      await fireEvent.pointerDown(dialog, outside)
      await fireEvent.pointerUp(field, inside)
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(dialog).toBeVisible()
    })
    await step('A press and release outside asks to close it', async () => {
      await fireEvent.pointerDown(dialog, outside)
      await fireEvent.pointerUp(dialog, outside)
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'backdrop' })
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

export const TextThatScrollsTakesTheFocus: Story = {
  args: { children: <p style={{ height: 2000 }}>A long text</p> },
  play: async ({ canvas }) => {
    const body = canvas.getByText('A long text').parentElement
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'))
    canvas.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(body).toHaveFocus()
  },
}
