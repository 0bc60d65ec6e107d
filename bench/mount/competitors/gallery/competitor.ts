import { GlobalStyle } from '@throughline/ui/theme'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

/** A part with realistic content, as the kit's own gallery draws it. */
interface GallerySpecimen {
  readonly name: string
  readonly render: (root: object) => ReactElement
}

// Not an entry point of the kit: the gallery is for its own workshop, and for being measured.
const modules = import.meta.glob<{ readonly specimens: readonly GallerySpecimen[] }>(
  '../../../../packages/ui/src/gallery/specimens.ts',
  { eager: true },
)

// The tokens are there before any part, as in the product.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))

/** Every part that the gallery draws, by its name. */
export const specimens: ReadonlyMap<string, GallerySpecimen> = new Map(
  Object.values(modules).flatMap((module) =>
    module.specimens.map((specimen) => [specimen.name, specimen] as const),
  ),
)
