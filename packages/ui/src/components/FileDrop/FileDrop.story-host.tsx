import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { FileDrop, type FileDropProps } from './FileDrop'
import type { FileDropItem } from './file-drop-item'
import { englishFileDropLabels } from './FileDrop.labels'

/** Holds the list: added files are queued, removed ones disappear. */
export function ControlledFileDrop(props: FileDropProps) {
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

export const brief: FileDropItem = {
  id: 'brief',
  name: 'vip-brief-v3.pdf',
  sizeBytes: 1_240_000,
  status: 'done',
}

/** A generated picture of two colours, so that no file is needed. */
export const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#2F6FED" d="M0 0h2v2H0z"/><circle cx="1" cy="1.2" r=".6" fill="#F2A20C"/></svg>',
  ],
  'hero.svg',
  { type: 'image/svg+xml' },
)

export const states: readonly FileDropItem[] = [
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

export const fileDropStories = {
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
  render: (args) => <ControlledFileDrop {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>
