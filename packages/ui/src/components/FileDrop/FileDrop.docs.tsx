import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { FileDropProps } from './FileDrop'
import type { FileDropItem } from './file-drop-item'

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

export const docs: ComponentDocs<FileDropProps> = {
  purpose: 'Takes files by choosing, dropping or pasting them.',
  whenToUse: [
    'A form or a page asks for files: documents of a tactic, a photo of a person.',
    'People see what they have added, how the upload goes, and can take it back.',
  ],
  whenNotToUse: {
    'A picture belongs into a text': 'RichTextEditor',
    'Rows of a table are read from a file': 'ImportDialog',
    'A file is shown': 'Lightbox',
    'The answer is the URL of something': 'TextField',
  },
  exampleProps: { style: { width: 300 } },
  guidance: [
    {
      do: 'Say in `help` which files are taken and how large: before anybody looks for one.',
      right: { help: 'PDF, PowerPoint, Excel and pictures of up to 10 MB.' },
      dont: 'The limits are learned from a refusal, after the file was found and exported.',
      wrong: { help: 'Add your files here.' },
    },
    {
      do: 'Say why an upload failed and offer `onRetry`: the file is still there.',
      right: { items: [explained] },
      dont: 'A code tells the person neither what happened nor whether trying again helps.',
      wrong: { items: [unexplained] },
    },
  ],
  anatomy: {
    example: { help: 'Up to 10 MB each.', items: [brief, deck] },
    parts: {
      Label: 'Names the field. An asterisk marks a required one.',
      Button: 'Opens the files of the device. Its words follow from `maxCount`.',
      'Drop zone':
        'Takes dropped and pasted files. While files are over it, it says whether it takes them.',
      File: 'Its picture or a symbol, its name, size and state. A file that is uploading has a bar, for which `progress` is the share.',
      'Cancel or remove':
        'With `onCancel` while it is uploading, with `onRemove` after that. A failed file can have a button to try again as well.',
      'Help and error': 'Under all of it, the error first. Optional.',
      Refusals: 'Files that break a rule, each with the reason. They are not added.',
    },
    marks: {
      Label: 'label',
      Button: 'button',
      'Drop zone': 'button + span',
      File: 'li',
      'Cancel or remove': '[data-part="leave"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    'Enter, Space': 'Presses a button: chooses files, tries again, cancels or removes.',
    'Mod+V': 'With the focus on the button: adds a copied file or picture.',
    Tab: 'Moves from the button to the buttons of the files.',
  },
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
