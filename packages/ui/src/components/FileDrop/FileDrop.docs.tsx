import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { FileDrop, type FileDropProps } from './FileDrop'
import type { FileDropItem } from './file-drop-item'
import { englishFileDropLabels } from './file-drop-labels'

const brief: FileDropItem = {
  id: 'brief',
  name: 'vip-brief-v3.pdf',
  sizeBytes: 1_240_000,
  status: 'done',
}

const deck: FileDropItem = {
  id: 'deck',
  name: 'spring-deck.pptx',
  sizeBytes: 8_400_000,
  status: 'uploading',
  progress: 0.62,
}

const list: FileDropItem = {
  id: 'list',
  name: 'store-list.xls',
  sizeBytes: 310_000,
  status: 'failed',
}

const explained: FileDropItem = { ...list, error: 'The connection was lost. Try again.' }
const unexplained: FileDropItem = { ...list, error: 'Error 503' }

/** A field that holds its files. Nothing is sent: what is added waits. */
function ControlledFileDrop(props: Omit<FileDropProps, 'onAdd' | 'labels' | 'ref'>) {
  const [items, setItems] = useState(props.items)
  const remove = ({ id }: { id: string }) => {
    setItems(items.filter((item) => item.id !== id))
  }
  return (
    <FileDrop
      style={{ width: 300 }}
      labels={englishFileDropLabels}
      {...props}
      items={items}
      onAdd={({ files }) => {
        const added = files.map((file): FileDropItem => ({
          id: file.name,
          name: file.name,
          sizeBytes: file.size,
          status: 'waiting',
          file,
        }))
        setItems([...items, ...added])
      }}
      onRetry={({ id }) => {
        setItems(
          items.map((item) =>
            item.id === id
              ? { id, name: item.name, sizeBytes: item.sizeBytes ?? 0, status: 'waiting' }
              : item,
          ),
        )
      }}
      onCancel={remove}
      onRemove={remove}
    />
  )
}

const documents = ['.pdf', '.pptx', '.xls', 'image/*']

export const docs: ComponentDocs = {
  purpose: 'Takes files by choosing, dropping or pasting them.',
  whenToUse: [
    'A form or a page asks for files: documents of a tactic, a photo of a person.',
    'People see what they have added, how the upload goes, and can take it back.',
  ],
  whenNotToUse: [
    { when: 'A picture belongs into a text', use: 'RichTextEditor' },
    { when: 'Rows of a table are read from a file', use: 'ImportDialog' },
    { when: 'A file is shown', use: 'Lightbox' },
    { when: 'The answer is the URL of something', use: 'TextField' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledFileDrop
            label="Documents"
            help="PDF, PowerPoint, Excel and pictures of up to 10 MB."
            accept={documents}
            maxCount={10}
            items={[]}
          />
        ),
        caption: 'Say in `help` which files are taken and how large: before anybody looks for one.',
      },
      dont: {
        example: (
          <ControlledFileDrop
            label="Documents"
            help="Add your files here."
            accept={documents}
            maxCount={10}
            items={[]}
          />
        ),
        caption: 'The limits are learned from a refusal, after the file was found and exported.',
      },
    },
    {
      do: {
        example: <ControlledFileDrop label="Documents" maxCount={10} items={[explained]} />,
        caption: 'Say why an upload failed and offer `onRetry`: the file is still there.',
      },
      dont: {
        example: <ControlledFileDrop label="Documents" maxCount={10} items={[unexplained]} />,
        caption: 'A code tells the person neither what happened nor whether trying again helps.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledFileDrop
        label="Documents"
        help="Up to 10 MB each."
        maxCount={10}
        items={[brief, deck]}
        style={{ width: 380 }}
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'Names the field. An asterisk marks a required one.',
      },
      {
        name: 'Button',
        selector: 'button',
        description: 'Opens the files of the device. Its words follow from `maxCount`.',
      },
      {
        name: 'Drop zone',
        selector: 'button + span',
        description:
          'Takes dropped and pasted files. While files are over it, it says whether it takes them.',
      },
      {
        name: 'File',
        selector: 'li',
        description:
          'Its picture or a symbol, its name, size and state. A file that is uploading has a bar, for which `progress` is the share.',
      },
      {
        name: 'Cancel or remove',
        part: 'leave',
        description:
          'With `onCancel` while it is uploading, with `onRemove` after that. A failed file can have a button to try again as well.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under all of it, the error first. Optional.',
      },
      {
        name: 'Refusals',
        description: 'Files that break a rule, each with the reason. They are not added.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'Presses a button: chooses files, tries again, cancels or removes.',
    },
    {
      keys: ['Mod+V'],
      action: 'With the focus on the button: adds a copied file or picture.',
    },
    { keys: ['Tab'], action: 'Moves from the button to the buttons of the files.' },
  ],
  accessibility: [
    'Dropping is never the only way: the button does the same. It is named by the label and its own words.',
    'A refusal is an alert. The number of files that are uploaded, have failed or are still to go is announced.',
    'When a file is removed, the focus goes to the next one, else to the one before, else to the button.',
    'At `maxCount`, and while `isLocked`, the button has `aria-disabled` and can still be read.',
    'A single file that has failed is replaced by the next one.',
    'Left to the product: uploading, `items` with their state, and a check of the content of the files by the server.',
  ],
  content: [
    'The label is a plural when several files are taken: “Documents”, “Photo”.',
    'Help names kinds before sizes: “PDF and pictures of up to 10 MB.”',
    'Why an upload failed is one sentence, and what to do is the next.',
  ],
  related: ['ImportDialog', 'Lightbox', 'RichTextEditor', 'ProgressBar'],
}
