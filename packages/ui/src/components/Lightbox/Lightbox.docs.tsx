import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { campaignFiles } from '../../fixtures/campaign-files'
import { Link } from '../Link'
import { Lightbox } from './Lightbox'
import { englishLightboxLabels, type LightboxLabels } from './lightbox-labels'

const unnamed: LightboxLabels = { ...englishLightboxLabels, download: () => 'OK' }
const pictures = campaignFiles.slice(0, 3)

/** A button that opens the lightbox with some pictures. */
function OpenedLightbox({ name, labels }: { name: string; labels?: LightboxLabels }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <>
      <Button
        onClick={() => {
          setOpenId('1')
        }}
      >
        {name}
      </Button>
      <Lightbox
        files={pictures}
        openId={openId}
        {...(labels === undefined ? null : { labels })}
        onOpen={({ id }) => {
          setOpenId(id)
        }}
        onClose={() => {
          setOpenId(null)
        }}
      />
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows pictures and PDFs over the page, large enough to read.',
  whenToUse: [
    'People look at files of a list to find the right one, and go on.',
    'The files are pictures or PDFs: `previewKindOf` says so. Others are shown by their names, and downloaded.',
  ],
  whenNotToUse: [
    { when: 'The files are to be seen beside each other first', use: 'FileGallery' },
    { when: 'Something is explained in a few steps', use: 'SlideshowDialog' },
    { when: 'Files are added', use: 'FileDrop' },
    { when: 'A text of the product is read', use: 'RichText' },
  ],
  guidance: [
    {
      do: {
        example: <OpenedLightbox name="hero.svg" />,
        caption: 'Open it in place: closing leads back to the same row. Press to see it.',
      },
      dont: {
        example: <Link href="#hero">hero.svg</Link>,
        caption: 'A link to the file leaves the list, and the way back is a button of the browser.',
      },
    },
    {
      do: {
        example: <OpenedLightbox name="banner.svg" />,
        caption: 'Name the file in the button that downloads it: the press has a known result.',
      },
      dont: {
        example: <OpenedLightbox name="banner.svg, with a wrong label" labels={unnamed} />,
        caption: '“OK” seems to close the file, and saves it instead.',
      },
    },
  ],
  anatomy: {
    parts: [
      { name: 'Title', description: 'The name of the file, in its own direction of writing.' },
      {
        name: 'Stage',
        part: 'stage',
        description:
          'The picture, as large as fits, or the PDF in the viewer of the browser. Its height is the same for all files, so that the buttons stay under the pointer.',
      },
      {
        name: 'Previous and next',
        description: 'With the position of the file. Left out where there is one file.',
      },
      { name: 'Download', description: 'A link that saves the file under its name.' },
      { name: 'Close button', description: 'In the corner. `labels.close` is its name.' },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      action: 'Shows the file before or after, in the direction of reading.',
    },
    { keys: ['Home', 'End'], action: 'Shows the first or the last file.' },
    {
      keys: ['Tab'],
      action: 'Moves to the next control. In a PDF the keys are those of the browser’s viewer.',
    },
    { keys: ['Enter'], action: 'Downloads the file, which has the focus at first.' },
    { keys: ['Escape'], action: 'Closes it, while the focus is not in a PDF.' },
  ],
  accessibility: [
    'It is a [Dialog] named by the file. The focus begins on the download and returns to where it was.',
    'A picture is named by `description`, else by its file; a PDF is a frame with the name of its file.',
    'Going to another file is announced with its position, as in “2 of 5: hero.svg”.',
    'Left to the product: a policy of the server that keeps uploaded files from running scripts, because PDFs cannot be shown in a sandbox.',
  ],
  content: [
    'Show the name of the file as people gave it, with its ending.',
    'Describe pictures where people can say what they show; a name such as “IMG_0231.jpg” says nothing.',
  ],
  related: ['FileGallery', 'Dialog', 'SlideshowDialog', 'FileDrop'],
}
