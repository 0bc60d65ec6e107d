import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { AccordionRoot } from './Accordion.styles'
import { AccordionSectionView } from './AccordionSectionView'
import type { AccordionSection } from './accordion-section'
import { toggleSection, type AccordionMode } from './accordion-state'

export interface AccordionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onToggle'
> {
  /** From top to bottom. */
  sections: readonly AccordionSection[]
  /** Ids of the open ones. */
  openIds: readonly string[]
  /** A section was opened or closed; `openIds` are the sections that are open now. */
  onToggle: (change: { id: string; isOpen: boolean; openIds: readonly string[] }) => void
  /** Renders the content of a section. Called only while the content is mounted. */
  renderContent: (section: { id: string }) => ReactNode
  /** `single` closes the others when one opens. @default 'multiple' */
  mode?: AccordionMode
  /** Level of the headings in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /**
   * Whether content is mounted only while open, from the first opening on, or always;
   * hidden content keeps its state. @default 'while-open'
   */
  mounting?: 'while-open' | 'once-opened' | 'always'
  /** Lines between the sections, or a card for each. @default 'lines' */
  variant?: 'lines' | 'cards'
}

/** Sections that open and close. The caller holds which are open, so that it can store them. */
export function Accordion({
  sections,
  openIds,
  onToggle,
  renderContent,
  mode = 'multiple',
  headingLevel = 3,
  mounting = 'while-open',
  variant = 'lines',
  onKeyDown,
  ref,
  ...rest
}: AccordionProps) {
  const baseId = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const [openedIds, setOpenedIds] = useState(openIds)
  const newIds = openIds.filter((id) => !openedIds.includes(id))
  if (mounting === 'once-opened' && newIds.length > 0) setOpenedIds([...openedIds, ...newIds])

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    // With a modifier, an arrow key belongs to the browser or to the screen reader.
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (event.defaultPrevented || isModified || !rootRef.current) return
    const heads = [
      ...rootRef.current.querySelectorAll<HTMLElement>('[data-accordion-head]'),
    ].filter((head) => head.closest('[data-accordion]') === rootRef.current)
    const current = heads.findIndex((head) => head === event.target)
    if (current === -1) return
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (current + 1) % heads.length,
      ArrowUp: (current - 1 + heads.length) % heads.length,
      Home: 0,
      End: heads.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    heads[next]?.focus()
  }
  return (
    <AccordionRoot
      {...rest}
      ref={useMergedRef(ref, rootRef)}
      data-accordion=""
      data-variant={variant}
      onKeyDown={handleKeyDown}
    >
      {sections.map((section) => {
        const isOpen = openIds.includes(section.id)
        const isMounted =
          isOpen ||
          mounting === 'always' ||
          (mounting === 'once-opened' && openedIds.includes(section.id))
        return (
          <AccordionSectionView
            key={section.id}
            section={section}
            baseId={`${baseId}-${section.id}`}
            isOpen={isOpen}
            headingLevel={headingLevel}
            // More landmarks than this would be noise for people who move between them.
            isRegion={sections.length <= 6}
            onToggle={() => {
              const change = { id: section.id, isOpen: !isOpen }
              onToggle({ ...change, openIds: toggleSection(openIds, change, mode) })
            }}
          >
            {isMounted ? renderContent({ id: section.id }) : null}
          </AccordionSectionView>
        )
      })}
    </AccordionRoot>
  )
}
