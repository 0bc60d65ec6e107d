import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'

import type { FileDropItem } from './file-drop-item'
import { FileDrop, type FileDropProps } from './FileDrop'
import { englishFileDropLabels } from './file-drop-labels'

/** Holds the list: added files are queued, removed ones disappear. */
function HeldFileDrop(props: FileDropProps) {
  const [items, setItems] = useState(props.items)
  const without = (id: string) => {
    setItems((before) => before.filter((item) => item.id !== id))
  }
  return (
    <FileDrop
      {...props}
      items={items}
      onAdd={(change) => {
        setItems((before) => [
          ...before,
          ...change.files.map((file): FileDropItem => ({
            id: file.name,
            name: file.name,
            sizeBytes: file.size,
            status: 'waiting',
            file,
          })),
        ])
        props.onAdd(change)
      }}
      onRemove={(what) => {
        without(what.id)
        props.onRemove?.(what)
      }}
      onCancel={(what) => {
        without(what.id)
        props.onCancel?.(what)
      }}
    />
  )
}

const documentEndings =
  '.jpg .jpeg .png .gif .webp .pdf .doc .xls .ppt .docx .xlsx .pptx .pages .numbers .key'.split(' ')

const brief: FileDropItem = {
  id: 'brief',
  name: 'vip-brief-v3.pdf',
  sizeBytes: 1_240_000,
  status: 'done',
}

/** A generated picture of two colours, so that no file is needed. */
const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#2F6FED" d="M0 0h2v2H0z"/><circle cx="1" cy="1.2" r=".6" fill="#F2A20C"/></svg>',
  ],
  'hero.svg',
  { type: 'image/svg+xml' },
)

const states: readonly FileDropItem[] = [
  brief,
  { id: 'hero', name: 'hero.svg', sizeBytes: 96_000, status: 'done', file: picture },
  {
    id: 'deck',
    name: 'spring-deck.pptx',
    sizeBytes: 8_400_000,
    status: 'uploading',
    progress: 0.62,
  },
  {
    id: 'plan',
    name: 'media-plan.xls',
    sizeBytes: 310_000,
    status: 'failed',
    error: 'The connection was lost. Please try again.',
  },
  { id: 'list', name: 'store-list.numbers', sizeBytes: 22_000, status: 'waiting' },
]

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Documents',
    help: 'Pictures, PDF and office files of up to 10 MB.',
    items: [],
    accept: documentEndings,
    maxCount: 10,
    labels: englishFileDropLabels,
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  argTypes: { labelAction: { control: false }, labels: { control: false } },
  render: (args) => <HeldFileDrop {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Files from the disk, by the button, by dropping them, or by pasting a picture while the focus is in the zone. It uploads nothing itself: files go out by \`onAdd\`, how they fare comes in as \`items\`. A file that is too large, empty, of another type or one too many is named with its reason and never goes out; whether a file is what its name says is for the server to find out.

| Key | What it does |
| --- | --- |
| Enter, Space on the button | Opens the choice of files |
| Ctrl+V, ⌘ V in the zone | Adds a copied picture |
| Tab | To the buttons of each file: try again, cancel, remove |`,
      },
    },
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneImage: Story = {
  args: { label: 'Photo', help: 'JPG, PNG, GIF or WebP.', accept: ['image/*'], maxCount: 1 },
}

export const States: Story = { args: { items: states } }

export const Full: Story = { args: { items: [brief], maxCount: 1 } }

export const Locked: Story = {
  args: { items: states.filter(({ status }) => status !== 'failed'), isLocked: true },
}

export const WithError: Story = { args: { error: 'Please select a file.', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true, items: [brief] } }

export const LongText: Story = {
  args: {
    items: [
      {
        ...brief,
        name: 'northfield-spring-and-summer-wardrobe-relaunch-across-all-western-stores-v12.pdf',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'المستندات', help: 'حتى ١٠ ميغابايت.', items: states.slice(0, 3) },
  globals: { direction: 'rtl' },
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
      await expect(canvas.queryByText('This cannot be added here')).toBeNull()
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
