import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { FileDrop } from './FileDrop'
import { fileDropStories, picture, states } from './FileDrop.story-host'

const meta = {
  ...fileDropStories,
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

function transferOf(...files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** A real event: one made from plain properties loses the files of its transfer. */
function dragEvent(type: string, init: DragEventInit): DragEvent {
  return new DragEvent(type, { bubbles: true, cancelable: true, ...init })
}

export const HeldOverIt: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const zone = within(canvasElement).getByText('or drop them here')
    const pdf = new File(['x'], 'brief.pdf', { type: 'application/pdf' })
    await fireEvent(zone, dragEvent('dragenter', { dataTransfer: transferOf(pdf) }))
    await expect(await within(canvasElement).findByText('Drop to add')).toBeVisible()
  },
}

export const TakesWhatIsDroppedAndNamesWhatItRefuses: Story = {
  args: { accept: ['.pdf', '.doc', '.ppt'], maxBytes: 10, maxCount: 2 },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const zone = canvas.getByText('or drop them here')
    const good = new File(['12345'], 'brief.pdf', { type: 'application/pdf' })
    await step('Text dragged over it changes nothing', async () => {
      const text = new DataTransfer()
      text.setData('text/plain', 'Gift guide')
      await expect(fireEvent(zone, dragEvent('dragover', { dataTransfer: text }))).toBe(true)
      await expect(canvas.queryByText('Drop to add')).toBeNull()
    })
    await step('What it does not take is said while it is held over it', async () => {
      const gif = new File(['x'], 'x.gif', { type: 'image/gif' })
      await fireEvent(zone, dragEvent('dragover', { dataTransfer: transferOf(gif) }))
      await expect(await canvas.findByText('This cannot be added here')).toBeVisible()
      await fireEvent(zone, dragEvent('dragleave', { relatedTarget: document.body }))
      await waitFor(() => expect(canvas.queryByText('This cannot be added here')).toBeNull())
    })
    await step('One is fine; the others have reasons', async () => {
      await fireEvent(
        zone,
        dragEvent('drop', {
          dataTransfer: transferOf(
            good,
            new File(['01234567890'], 'deck.ppt'),
            new File(['x'], 'setup.exe'),
            new File([], 'empty.doc'),
          ),
        }),
      )
      await expect(args.onAdd).toHaveBeenLastCalledWith({ files: [good] })
      await expect(canvas.getByText('brief.pdf')).toBeVisible()
      const refusals = canvas.getByRole('alert')
      await expect(refusals).toHaveTextContent('deck.ppt: it is larger than 10 B.')
      await expect(refusals).toHaveTextContent('setup.exe: files of this type are not accepted.')
      await expect(refusals).toHaveTextContent('empty.doc: the file is empty.')
    })
  },
}

export const TakesAPastedPicture: Story = {
  args: { accept: ['image/*'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Documents Choose files' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await fireEvent(
      button,
      new ClipboardEvent('paste', {
        clipboardData: transferOf(picture),
        bubbles: true,
        cancelable: true,
      }),
    )
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('hero.svg')).toBeVisible()
  },
}

export const TakesAnotherFileAfterOneThatFailed: Story = {
  args: {
    maxCount: 1,
    items: [{ id: 'hero', name: 'hero.svg', status: 'failed', error: 'It is no picture.' }],
    accept: ['image/*'],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Choose a file/u })).toBeEnabled()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) await userEvent.upload(input, picture)
    await expect(args.onAdd).toHaveBeenCalledWith({ files: [picture] })
  },
}

export const HandsTheFocusOnWhenAFileIsRemoved: Story = {
  args: { items: states.filter(({ status }) => status === 'done' || status === 'failed') },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('To the next file', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Remove vip-brief-v3.pdf' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'brief' })
      await expect(canvas.getByRole('button', { name: 'Remove hero.svg' })).toHaveFocus()
    })
    await step('A failed one can be tried again', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenLastCalledWith({ id: 'plan' })
    })
    await step('To the button when none is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove hero.svg' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Remove media-plan.xls' }))
      await expect(canvas.getByRole('button', { name: 'Documents Choose files' })).toHaveFocus()
    })
  },
}

export const SaysHowTheUploadsFare: Story = {
  args: { items: states },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('2 uploaded, 1 failed, 2 to go.')
    await expect(canvas.getByRole('progressbar', { name: 'spring-deck.pptx' })).toHaveAttribute(
      'value',
      '62',
    )
  },
}
