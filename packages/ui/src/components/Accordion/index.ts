export { Accordion, type AccordionProps, type AccordionSection } from './Accordion'
export { closedSections, openSections, toggleSection, type AccordionMode } from './accordion-state'
