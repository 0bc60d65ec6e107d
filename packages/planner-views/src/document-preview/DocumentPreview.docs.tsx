import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '@throughline/ui/Button'
import { Link } from '@throughline/ui/Link'
import { DocumentPreview, type DocumentPreviewLabels } from './DocumentPreview'

/** A drawn picture, so that no file is needed. */
const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5" width="640" height="400"><path fill="%232F6FED" d="M0 0h8v5H0z"/></svg>'

const named: DocumentPreviewLabels = { download: ({ name }) => `Download ${name}`, close: 'Close' }
const unnamed: DocumentPreviewLabels = { download: () => 'OK', close: 'Close' }

/** A button that opens the preview of a picture. */
function OpenedPreview({ name, labels }: { name: string; labels: DocumentPreviewLabels }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {name}
      </Button>
      {isOpen ? (
        <DocumentPreview
          document={{ name, contentType: 'image/svg+xml', url: picture }}
          labels={labels}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows a picture or a PDF without leaving the page.',
  status: 'stable',
  whenToUse: [
    'People look at files of a list to find the right one, and go on.',
    'The file is a picture or a PDF: `previewKindOf` says so.',
  ],
  whenNotToUse: [
    {
      when: '`previewKindOf` is null, as for a document of Word',
      use: 'A [LinkButton] that downloads it.',
    },
    { when: 'Several pictures are shown one after the other', use: 'SlideshowDialog' },
    { when: 'Files are added', use: 'FileDrop' },
    { when: 'A text of the product is read', use: 'RichText' },
  ],
  guidance: [
    {
      do: {
        example: <OpenedPreview name="hero.svg" labels={named} />,
        caption: 'Open it in place: closing leads back to the same row. Press to see it.',
      },
      dont: {
        example: <Link href="#hero">hero.svg</Link>,
        caption: 'A link to the file leaves the list, and the way back is a button of the browser.',
      },
    },
    {
      do: {
        example: <OpenedPreview name="banner.svg" labels={named} />,
        caption: 'Name the file in the button that downloads it: the press has a known result.',
      },
      dont: {
        example: <OpenedPreview name="banner.svg" labels={unnamed} />,
        caption: '“OK” seems to close the preview, and saves a file instead.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Title',
        description: 'The name of the file, in its own direction of writing.',
      },
      {
        name: 'File',
        part: 'body',
        description: 'The picture, as large as fits, or the PDF in the viewer of the browser.',
      },
      {
        name: 'Download',
        part: 'foot',
        description: 'A link that saves the file under its name.',
      },
      { name: 'Close button', description: 'In the corner. `labels.close` is its name.' },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the next control. In a PDF the keys are those of the browser’s viewer.',
    },
    { keys: ['Enter'], action: 'Downloads the file, which has the focus at first.' },
    { keys: ['Escape'], action: 'Closes the preview, while the focus is not in a PDF.' },
  ],
  accessibility: [
    'It is a [Dialog] named by the file. The focus begins on the download and returns to where it was.',
    'A picture is named by its file, and a PDF is a frame with that title.',
    'Left to the product: a policy of the server that keeps uploaded files from running scripts, because PDFs cannot be shown in a sandbox.',
  ],
  content: [
    'Show the name of the file as people gave it, with its ending.',
    'The download names the file: “Download hero.svg”.',
  ],
  changes: [{ version: '0.1.0', changes: ['First release.'] }],
  related: ['Dialog', 'SlideshowDialog', 'FileDrop', 'LinkButton'],
}
