import { refWithCleanup } from '@throughline/ui/react-versions'
import { DEFAULT_DENSITY, DENSITY_PROPERTY, token } from '@throughline/ui/theme'
import type { Density } from '@throughline/ui/theme'
import { observeSize } from '@throughline/ui/element-size'
import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Density of bars on paper, independent of the screen. */
export const PAPER_DENSITY: Density = 'compact'

interface DensityAndProbe {
  readonly density: Density
  /** To be rendered inside the view; null if the density was provided. */
  readonly probe: ReactNode
}

/**
 * Returns the density that a view computes its layout with: the provided density, or else the
 * density of its surroundings. The hook reads the latter before the first paint, and again whenever
 * it changes. It measures nothing else of the view.
 */
export function useDensity(provided: Density | undefined): DensityAndProbe {
  const [surrounding, setSurrounding] = useState<Density>(DEFAULT_DENSITY)
  const [watch] = useState(() =>
    refWithCleanup((probe: HTMLSpanElement) => {
      // The probe is as high as a bar, so a change of its size reports a change of density before
      // the paint of that frame.
      return observeSize(probe, () => {
        flushSync(() => {
          setSurrounding(densityAround(probe))
        })
      })
    }),
  )

  return {
    density: provided ?? surrounding,
    probe:
      provided === undefined ? <span ref={watch} aria-hidden="true" style={probeStyle} /> : null,
  }
}

const probeStyle: CSSProperties = {
  position: 'absolute',
  inlineSize: 0,
  blockSize: token('size-bar'),
  visibility: 'hidden',
}

function densityAround(element: Element): Density {
  const name = getComputedStyle(element).getPropertyValue(DENSITY_PROPERTY).trim()
  return name === 'comfortable' || name === 'compact' ? name : DEFAULT_DENSITY
}
