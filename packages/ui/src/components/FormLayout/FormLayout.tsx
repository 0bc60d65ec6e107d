import type { ComponentPropsWithRef, SubmitEvent } from 'react'

import { FormRoot } from './FormLayout.styles'

export interface FormLayoutProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /**
   * `stacked` puts headings above their fields; `settings` beside them if they fit,
   * with a line between sections.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'settings'
  /**
   * `div` where fields open dialogs or popovers with forms of their own, because a form
   * inside a form reloads the page when it is submitted. `onSubmit` is not called then.
   * @default 'form'
   */
  as?: 'form' | 'div'
  /** Enter in a field or the submit button was pressed. The default navigation is prevented. */
  onSubmit?: () => void
}

/**
 * A form: sections of fields and buttons below. It does not validate, and turns off the
 * browser's validation messages: fields and an `ErrorSummary` show errors.
 */
export function FormLayout({
  layout = 'stacked',
  as = 'form',
  onSubmit,
  ...rest
}: FormLayoutProps) {
  if (as === 'div') return <FormRoot {...rest} as="div" data-layout={layout} />
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
