import { useCallback } from 'react'

import { GalleryCard, GalleryName, GalleryPlace, GalleryRoot } from './Gallery.styles'
import type { Specimen } from './specimen'

/** The class that the gallery sets on every component. */
export const SPECIMEN_CLASS = 'tl-specimen'

interface GalleryProps {
  specimens: readonly Specimen[]
  /** The ref of a specimen was set, or cleared with null. */
  onRef?: (event: { name: string; element: Element | null }) => void
}

/** All components on one page, for design reviews. */
export function Gallery({ specimens, onRef }: GalleryProps) {
  return (
    <GalleryRoot>
      {specimens.map((specimen) => (
        <GalleryCard key={specimen.name} {...(specimen.isWide ? { 'data-wide': '' } : null)}>
          <GalleryName>{specimen.name}</GalleryName>
          <GalleryPlace data-place={specimen.name}>
            <SpecimenPlace specimen={specimen} onRef={onRef} />
          </GalleryPlace>
        </GalleryCard>
      ))}
    </GalleryRoot>
  )
}

function SpecimenPlace({ specimen, onRef }: { specimen: Specimen; onRef: GalleryProps['onRef'] }) {
  const ref = useCallback(
    (element: Element | null) => {
      onRef?.({ name: specimen.name, element })
    },
    [onRef, specimen.name],
  )
  return specimen.render({ ref, className: SPECIMEN_CLASS, 'data-specimen': specimen.name })
}
