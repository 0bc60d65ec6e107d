import type { ComponentPropsWithRef, SubmitEvent } from 'react'

import { FormRoot } from './FormLayout.styles'

export interface FormLayoutProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /**
   * `stacked` puts headings above their fields; `settings` beside them, where
   * there is room, with a line between sections.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'settings'
  /** Enter in a field, or the button that submits. The page stays. */
  onSubmit?: () => void
}

/**
 * A form: sections of fields and the buttons below. It checks nothing itself
 * and leaves the browser's own bubbles out: fields and an `ErrorSummary` say
 * what is wrong.
 */
export function FormLayout({ layout = 'stacked', onSubmit, ...rest }: FormLayoutProps) {
  return (
    <FormRoot
      noValidate
      {...rest}
      data-layout={layout}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        onSubmit?.()
      }}
    />
  )
}
