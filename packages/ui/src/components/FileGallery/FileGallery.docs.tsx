import type { ComponentDocs } from '@throughline/test-support/component-docs'

import { FileGallery, type GalleryFile } from './FileGallery'
import { campaignFiles } from '../../fixtures/campaign-files'

const withoutPictures: readonly GalleryFile[] = [
  { id: 'a', name: 'Q3.pages', contentType: 'application/zip', url: '#a' },
  { id: 'b', name: 'Q4.pages', contentType: 'application/zip', url: '#b' },
]

export const docs: ComponentDocs = {
  purpose: 'Shows files as tiles with their pictures, and each of them over the page.',
  whenToUse: [
    'People know the file by how it looks: banners, photos, layouts.',
    'A list of up to a few hundred files is looked through.',
  ],
  whenNotToUse: {
    'Most files have no picture, or their dates and sizes are compared': 'Table',
    'One file is shown': 'Lightbox',
    'Files are added': 'FileDrop',
  },
  guidance: [
    {
      do: 'Show pictures that tell the files apart.',
      right: <FileGallery label="Banners" files={campaignFiles.slice(0, 3)} />,
      dont: 'Tiles without pictures take the space of a table, and say less.',
      wrong: <FileGallery label="Reports" files={withoutPictures} />,
    },
  ],
  anatomy: {
    example: <FileGallery label="Files" files={campaignFiles.slice(0, 2)} />,
    parts: {
      Picture: 'Cut to 4:3. A file that browsers cannot show has its ending there.',
      Name: 'A press anywhere on the tile opens it.',
      Details: 'A few facts, in one line. Optional.',
      Actions: 'Over the picture, while the tile is pointed at or has the focus. Optional.',
    },
    marks: { Picture: '[data-part="picture"]', Name: 'button', Details: '[data-part="details"]' },
  },
  keyboard: {
    Tab: 'Moves to the next file, or to the actions of this one.',
    'Enter, Space': 'Shows the file in a [Lightbox].',
  },
  accessibility: [
    'The files are a list with a name. Each has one button, called “Show hero.svg”; its picture is not read.',
    'While loading, a text says so, and the skeleton is not read.',
    'Actions can be reached by keyboard and, on a touch screen, are always shown.',
    'Left to the product: actions have names with the file in them, as in “Delete hero.svg”.',
  ],
  content: ['Show names with their endings.', 'Keep the details to a line: “PNG · 1.2 MB”.'],
  related: ['Lightbox', 'FileDrop', 'Table', 'EmptyState'],
}
