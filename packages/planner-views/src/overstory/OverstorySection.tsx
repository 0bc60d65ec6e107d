import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId } from 'react'

import type { StripBar, StripSection } from './model/strip-section'
import { OverstoryBar } from './OverstoryBar'
import type { StripContext } from './OverstoryBar'

export interface OverstorySectionProps {
  readonly strip: StripSection
  readonly isOpen: boolean
  /** All lanes are shown, whatever the height of the strip. */
  readonly isExpanded: boolean
  readonly lanes: number
  /** Lanes shown while it is not expanded. */
  readonly foldedLanes: number
  readonly shownBars: readonly StripBar[]
  /** Key of the bar that Tab leads to. */
  readonly tabStop: string | undefined
  readonly context: StripContext
}

/** A section: its head and, while open, its bars. Clicks and keys are heard by the strip. */
export function OverstorySection({
  strip: { section, laneCount, bars },
  isOpen,
  isExpanded,
  lanes,
  foldedLanes,
  shownBars,
  tabStop,
  context,
}: OverstorySectionProps) {
  const lanesId = useId()
  const { labels } = context
  const name = labels.sections[section]
  const moreText = isExpanded
    ? labels.fewer
    : labels.more({ count: bars.length - shownBars.length })
  return (
    <div
      part="section"
      data-part="section"
      data-section={section}
      data-open={isOpen ? '' : undefined}
    >
      <div data-part="side">
        <button
          type="button"
          part="head"
          data-part="head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? lanesId : undefined}
        >
          <span data-part="triangle" />
          <span data-part="name">{name}</span>{' '}
          <span data-part="count">
            {bars.length}
            <VisuallyHidden> {labels.countUnit({ count: bars.length })}</VisuallyHidden>
          </span>
        </button>
        {isOpen && laneCount > foldedLanes ? (
          <button
            type="button"
            data-part="more"
            aria-expanded={isExpanded}
            aria-controls={lanesId}
            aria-label={labels.moreName({ visibleText: moreText, name })}
          >
            {moreText}
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <div data-part="track" id={lanesId} style={{ '--tl-strip-lanes': lanes }}>
          <ul aria-label={name}>
            {shownBars.map((bar) => (
              <OverstoryBar
                key={bar.key}
                bar={bar}
                isTabStop={bar.key === tabStop}
                context={context}
              />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
