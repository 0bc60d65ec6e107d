import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Link } from '../Link'
import type { LightboxProps } from './Lightbox'
import { englishLightboxLabels } from './Lightbox.labels'

export const docs: ComponentDocs<LightboxProps> = {
  purpose: 'Shows pictures and PDFs over the page, large enough to read.',
  whenToUse: [
    'People look at files of a list to find the right one, and go on.',
    'The files are pictures or PDFs: `previewKindOf` says so. Others are shown by their names, and downloaded.',
  ],
  whenNotToUse: {
    'The files are to be seen beside each other first': 'FileGallery',
    'Something is explained in a few steps': 'SlideshowDialog',
    'Files are added': 'FileDrop',
    'A text of the product is read': 'RichText',
  },
  guidance: [
    {
      do: 'Open it in place: closing leads back to the same row.',
      right: {},
      dont: 'A link to the file leaves the list, and the way back is a button of the browser.',
      wrong: <Link href="#hero">hero.svg</Link>,
    },
    {
      do: 'Name the file in the button that downloads it: the press has a known result.',
      right: {},
      dont: '“OK” seems to close the file, and saves it instead.',
      wrong: { labels: { ...englishLightboxLabels, download: () => 'OK' } },
    },
  ],
  anatomy: {
    parts: {
      Title: 'The name of the file, in its own direction of writing.',
      Stage:
        'The picture, as large as fits, or the PDF in the viewer of the browser. Its height is the same for all files, so that the buttons stay under the pointer.',
      'Previous and next': 'With the position of the file. Left out where there is one file.',
      Download: 'A link that saves the file under its name.',
      'Close button': 'In the corner. `labels.close` is its name.',
    },
    marks: { Stage: '[data-part="stage"]' },
  },
  keyboard: {
    'ArrowLeft, ArrowRight': 'Shows the file before or after, in the direction of reading.',
    'Home, End': 'Shows the first or the last file.',
    Tab: 'Moves to the next control. In a PDF the keys are those of the browser’s viewer.',
    Enter: 'Downloads the file, which has the focus at first.',
    Escape: 'Closes it, while the focus is not in a PDF.',
  },
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
