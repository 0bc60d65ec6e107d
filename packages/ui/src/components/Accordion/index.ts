export { Accordion, type AccordionProps } from './Accordion'
export type { AccordionSection } from './accordion-section'
export { closedSections, openSections, toggleSection, type AccordionMode } from './accordion-state'
