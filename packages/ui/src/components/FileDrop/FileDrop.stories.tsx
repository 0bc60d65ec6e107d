import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'

import { FileDrop } from './FileDrop'
import { ControlledFileDrop, fileDropStories, brief, picture, states } from './FileDrop.story-host'

const meta = {
  ...fileDropStories,
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Files: Story = {
  render: sideBySide(
    ControlledFileDrop,
    [
      { name: 'Each state of a file', props: { items: states } },
      {
        name: 'Locked',
        props: { items: states.filter(({ status }) => status !== 'failed'), isLocked: true },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: { label: 'المستندات', help: 'حتى ١٠ ميغابايت.', items: states.slice(0, 3) },
      },
    ],
    { columnWidth: 309 },
  ),
}

export const States: Story = {
  render: sideBySide(
    ControlledFileDrop,
    [
      {
        name: 'One picture',
        props: { label: 'Photo', help: 'JPG, PNG, GIF or WebP.', accept: ['image/*'], maxCount: 1 },
      },
      { name: 'Full', props: { items: [brief], maxCount: 1 } },
      { name: 'Error', props: { error: 'Please select a file.', isRequired: true } },
      { name: 'Disabled', props: { isDisabled: true, items: [brief] } },
      {
        name: 'Long text',
        width: 240,
        props: {
          items: [
            {
              ...brief,
              name: 'northfield-spring-and-summer-wardrobe-relaunch-across-all-western-stores-v12.pdf',
            },
          ],
        },
      },
    ],
    { columnWidth: 309 },
  ),
}

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
  play: async ({ canvas }) => {
    const zone = canvas.getByText('or drop them here')
    const pdf = new File(['x'], 'brief.pdf', { type: 'application/pdf' })
    await fireEvent(zone, dragEvent('dragenter', { dataTransfer: transferOf(pdf) }))
    await expect(await canvas.findByText('Drop to add')).toBeVisible()
  },
}

export const TakesWhatIsDroppedOrPasted: Story = {
  args: { accept: ['.pdf', '.doc', '.ppt', '.svg'], maxBytes: 200, maxCount: 2 },
  play: async ({ canvas, args, step }) => {
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
            new File(['0'.repeat(201)], 'deck.ppt'),
            new File(['x'], 'setup.exe'),
            new File([], 'empty.doc'),
          ),
        }),
      )
      await expect(args.onAdd).toHaveBeenLastCalledWith({ files: [good] })
      await expect(canvas.getByText('brief.pdf')).toBeVisible()
      const refusals = canvas.getByRole('alert')
      await expect(refusals).toHaveTextContent('deck.ppt: it is larger than 200 B.')
      await expect(refusals).toHaveTextContent('setup.exe: files of this type are not accepted.')
      await expect(refusals).toHaveTextContent('empty.doc: the file is empty.')
    })
    await step('A picture is pasted onto the button', async () => {
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
      await expect(args.onAdd).toHaveBeenCalledTimes(2)
      await expect(args.onAdd).toHaveBeenLastCalledWith({ files: [picture] })
      await expect(canvas.getByText('hero.svg')).toBeVisible()
      // The reasons were those of the files before.
      await expect(canvas.queryByText(/deck\.ppt/u)).toBeNull()
    })
  },
}

export const TakesNothingWhileItIsLocked: Story = {
  args: { isLocked: true, maxCount: 2 },
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('or drop them here')
    const pdf = new File(['x'], 'brief.pdf', { type: 'application/pdf' })
    const dropped = dragEvent('drop', { dataTransfer: transferOf(pdf) })
    // The browser does not open the file either.
    await expect(fireEvent(zone, dropped)).toBe(false)
    const clipboardData = transferOf(pdf)
    await fireEvent(zone, new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const TakesAnotherFileAfterOneThatFailed: Story = {
  args: {
    maxCount: 1,
    items: [{ id: 'hero', name: 'hero.svg', status: 'failed', error: 'It is no picture.' }],
    accept: ['image/*'],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Choose a file/u })).toBeEnabled()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) await userEvent.upload(input, picture)
    await expect(args.onAdd).toHaveBeenCalledWith({ files: [picture] })
    // A browser reports no change where the same file is chosen that is chosen already.
    await expect(input?.files).toHaveLength(0)
  },
}

export const GoesThroughItsFiles: Story = {
  args: { items: states },
  play: async ({ canvas, args, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await step('It says how the uploads fare', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('2 uploaded, 1 failed, 2 to go.')
      await expect(canvas.getByRole('progressbar', { name: 'spring-deck.pptx' })).toHaveAttribute(
        'value',
        '62',
      )
    })
    await step('Removing a file hands the focus to the next one', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(button('Remove vip-brief-v3.pdf')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'brief' })
      await expect(button('Remove hero.svg')).toHaveFocus()
    })
    await step('An upload is canceled, a failed one tried again', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onCancel).toHaveBeenLastCalledWith({ id: 'deck' })
      await expect(button('Remove media-plan.xls')).toHaveFocus()
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenLastCalledWith({ id: 'plan' })
    })
    await step('Without files the focus is on the button', async () => {
      await userEvent.click(button('Remove hero.svg'))
      await userEvent.click(button('Remove media-plan.xls'))
      await userEvent.click(canvas.getByRole('button', { name: /store-list\.numbers/ }))
      await expect(button('Documents Choose files')).toHaveFocus()
    })
  },
}
