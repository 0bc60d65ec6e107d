import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'

import {
  SectionDescription,
  SectionFields,
  SectionHead,
  SectionRoot,
  SectionTitle,
} from './FormLayout.styles'

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Names the section. */
  title?: ReactNode
  /** Level of the heading in the page around. @default 2 */
  headingLevel?: 2 | 3 | 4
  /** A sentence or two about the section. */
  description?: ReactNode
  /** Number of columns where they fit; `data-span="all"` makes a field span all of them. @default 1 */
  columns?: 1 | 2
}

/** Fields that belong together, under a heading. */
export function FormSection({
  title,
  headingLevel = 2,
  description,
  columns = 1,
  children,
  ...rest
}: FormSectionProps) {
  const titleId = useId()
  return (
    <SectionRoot {...(title === undefined ? null : { 'aria-labelledby': titleId })} {...rest}>
      {title === undefined && description === undefined ? null : (
        <SectionHead>
          {title === undefined ? null : (
            <SectionTitle aria-level={headingLevel} id={titleId}>
              {title}
            </SectionTitle>
          )}
          {description === undefined ? null : (
            <SectionDescription>{description}</SectionDescription>
          )}
        </SectionHead>
      )}
      <SectionFields data-columns={columns}>{children}</SectionFields>
    </SectionRoot>
  )
}
