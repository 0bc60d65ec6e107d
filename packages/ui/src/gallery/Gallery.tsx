import { useCallback } from 'react'

import { GalleryCard, GalleryName, GalleryPlace, GalleryRoot } from './Gallery.styles'
import type { Specimen } from './specimen'

/** The class that the gallery asks every part to take on. */
export const specimenClass = 'tl-specimen'

interface GalleryProps {
  specimens: readonly Specimen[]
  /** The ref of a specimen was filled, or emptied with null. */
  onRef?: (event: { name: string; element: Element | null }) => void
}

/** All parts on one canvas, for a designer's eye. */
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
  return specimen.render({ ref, className: specimenClass, 'data-specimen': specimen.name })
}
