import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../internal/locale/locale-context'

import { Icon } from '../Icon'
import {
  AccordionButton,
  AccordionCount,
  AccordionHead,
  AccordionHeading,
  AccordionPanel,
  AccordionSectionRoot,
  AccordionSide,
  AccordionTitle,
} from './Accordion.styles'
import type { AccordionSection } from './accordion-section'

interface AccordionSectionViewProps {
  section: AccordionSection
  /** Unique in the document. */
  baseId: string
  isOpen: boolean
  headingLevel: 2 | 3 | 4 | 5 | 6
  isRegion: boolean
  onToggle: () => void
  /** `null` while the content is not there. */
  children: ReactNode
}

/** One heading and what is under it. */
export function AccordionSectionView({
  section,
  baseId,
  isOpen,
  headingLevel,
  isRegion,
  onToggle,
  children,
}: AccordionSectionViewProps) {
  const locale = useLocale()
  const { title, count, leading, trailing, isDisabled = false } = section
  const panelId = `${baseId}-panel`
  return (
    <AccordionSectionRoot
      {...(isOpen ? { 'data-open': '' } : null)}
      {...(isDisabled ? { 'data-disabled': '' } : null)}
    >
      <AccordionHead>
        {leading === undefined ? null : <AccordionSide>{leading}</AccordionSide>}
        <AccordionHeading aria-level={headingLevel}>
          <AccordionButton
            type="button"
            id={baseId}
            aria-expanded={isOpen}
            data-accordion-head=""
            {...(children === null ? null : { 'aria-controls': panelId })}
            {...(isDisabled ? { 'aria-disabled': true } : null)}
            onClick={() => {
              if (!isDisabled) onToggle()
            }}
          >
            <Icon icon={ChevronRight} size={14} />
            <AccordionTitle>{title}</AccordionTitle>
            {count === undefined ? null : (
              <AccordionCount>
                {typeof count === 'number' ? locale.number(count) : count}
              </AccordionCount>
            )}
          </AccordionButton>
        </AccordionHeading>
        {trailing === undefined ? null : <AccordionSide>{trailing}</AccordionSide>}
      </AccordionHead>
      {children === null ? null : (
        <AccordionPanel
          id={panelId}
          hidden={!isOpen}
          aria-labelledby={baseId}
          role={isRegion ? 'region' : 'group'}
        >
          {children}
        </AccordionPanel>
      )}
    </AccordionSectionRoot>
  )
}
