import { CircleAlert } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react'

import { focusableIn } from '../../internal/focus/focusable'
import { elementByIdAround } from '../../internal/focus/shadow-root'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Icon } from '../Icon'
import {
  SummaryLink,
  SummaryList,
  SummaryRoot,
  SummaryText,
  SummaryTitle,
} from './ErrorSummary.styles'

/** An error of one field. */
export interface FieldError {
  /** The `id` given to the field, or to a group of controls. */
  readonly fieldId: string
  /** The message, the same as at the field itself. */
  readonly message: string
}

export interface ErrorSummaryProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children'
> {
  /** The number of errors in words. */
  title: ReactNode
  /** In the order of the fields. Without errors nothing is rendered. */
  errors: readonly FieldError[]
  /**
   * How often the form was submitted. Whenever it grows while there are errors, the
   * summary takes the focus.
   */
  submitCount: number
}

function goToField(link: HTMLElement, fieldId: string) {
  const field = elementByIdAround(link, fieldId)
  if (!field) return
  const isControl = field.matches('input, select, textarea, button, [tabindex]')
  const controls = isControl ? [field] : focusableIn(field)
  // In a group with a day and a time, focuses the invalid one.
  const control = controls.find((each) => each.ariaInvalid === 'true') ?? controls[0]
  control?.focus({ preventScroll: true })
  // Centred, so that the label is in view and no sticky bar covers the field.
  const frame = field.closest('[data-invalid]:not(input, textarea)') ?? field
  frame.scrollIntoView({ block: 'center' })
}

/**
 * The errors of a submitted form, shown above the fields; each one links to its field.
 * `ref` and attributes go to the root element.
 */
export function ErrorSummary({ title, errors, submitCount, ref, ...rest }: ErrorSummaryProps) {
  const titleId = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const focusedForRef = useRef(0)
  const mergedRef = useMergedRef(ref, rootRef)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (!hasErrors || submitCount <= focusedForRef.current) return
    focusedForRef.current = submitCount
    rootRef.current?.focus()
  }, [hasErrors, submitCount])
  if (!hasErrors) return null
  const handleClick = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
    event.preventDefault()
    goToField(event.currentTarget, fieldId)
  }
  return (
    <SummaryRoot aria-labelledby={titleId} {...rest} ref={mergedRef} tabIndex={-1}>
      <Icon icon={CircleAlert} />
      <SummaryText>
        <SummaryTitle id={titleId}>{title}</SummaryTitle>
        <SummaryList>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <SummaryLink
                href={`#${fieldId}`}
                onClick={(event) => {
                  handleClick(event, fieldId)
                }}
              >
                {message}
              </SummaryLink>
            </li>
          ))}
        </SummaryList>
      </SummaryText>
    </SummaryRoot>
  )
}
