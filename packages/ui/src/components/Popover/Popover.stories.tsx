import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { TextField } from '../TextField'
import { Popover, type PopoverProps } from './Popover'

function PopoverWithButton({ anchor: _anchor, ...props }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const anchorRef = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ display: 'flex', gap: 8, minHeight: 220 }}>
      <Button
        ref={anchorRef}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen((wasOpen) => !wasOpen)
        }}
      >
        Wednesday 18
      </Button>
      <Button>Today</Button>
      <Popover
        {...props}
        anchor={anchorRef}
        isOpen={isOpen}
        onClose={(request) => {
          setIsOpen(false)
          props.onClose(request)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    isOpen: true,
    anchor: { left: 0, top: 0, width: 0, height: 0 },
    label: 'New tactic',
    onClose: fn(),
    children: (
      <div style={{ display: 'grid', gap: 12, width: 260 }}>
        <TextField label="Title" />
        <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button variant="primary">Add</Button>
        </div>
      </div>
    ),
  },
  argTypes: { anchor: { control: false }, initialFocusRef: { control: false } },
  render: (args) => <PopoverWithButton {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 280 },
    },
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AtAPoint: Story = {
  render: (args) => <Popover {...args} />,
  args: { anchor: { left: 120, top: 80, width: 0, height: 0 }, placement: 'end-start' },
}

export const InACorner: Story = {
  render: (args) => <Popover {...args} />,
  args: { anchor: { left: 4000, top: 4000, width: 0, height: 0 } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('dialog').getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const OpensAndCloses: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Wednesday 18' })
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await step('It opens under the button with the focus on its first field', async () => {
      await userEvent.click(opener)
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
      await expect(
        canvas.getByRole('dialog', { name: 'New tactic' }).getBoundingClientRect().top,
      ).toBeGreaterThan(opener.getBoundingClientRect().bottom)
    })
    await step('Tab stays inside', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    })
    await step('Esc closes it and the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await isClosed()
      await expect(opener).toHaveFocus()
    })
    await step('The button that opens it also closes it', async () => {
      await userEvent.click(opener)
      await expect(canvas.getByRole('dialog')).toBeInTheDocument()
      await userEvent.click(opener)
      await isClosed()
    })
    await step('A press inside does nothing', async () => {
      await userEvent.click(opener)
      await userEvent.click(canvas.getByText('Title'))
      await expect(canvas.getByRole('dialog')).toBeVisible()
    })
    await step('A press elsewhere closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'outside' })
      await isClosed()
    })
  },
}
