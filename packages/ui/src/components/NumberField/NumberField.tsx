import { useId, useRef } from 'react'

import { FieldAdornment, FieldBox } from '../../internal/field/FieldBox.styles'
import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import { focusByBox } from '../../internal/field/focus-by-box'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { NumberFieldSteppers } from './NumberFieldSteppers'
import type { NumberFieldProps } from './NumberField.types'
import { fractionDigitsOf } from './number-text'
import { useTypedNumber } from './use-typed-number'
import { useLabels, useLocale } from '../../internal/locale/locale-context'

/**
 * A number that is typed or stepped. Typed text does not change until blur; then it
 * gets its separators, or an error. The mouse wheel has no effect. Attributes and `ref`
 * go to the input, `className` and `style` to the field's frame.
 */
export function NumberField({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  value,
  onChange,
  labels: providedLabels,
  min,
  max,
  step = 1,
  pageStep = step * 10,
  fractionDigits = fractionDigitsOf(step),
  unit,
  isWithoutButtons = false,
  locale: localeTag,
  size = 'medium',
  isLabelHidden = false,
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale(localeTag)
  const ownId = useId()
  const controlId = id ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  const typed = useTypedNumber({
    value,
    onChange,
    rules: { min, max, step, fractionDigits },
    pageStep,
    locale,
    isReadOnly,
  })
  const { write } = typed
  const visibleError =
    typed.refusal === null
      ? error
      : typed.refusal === 'tooSmall'
        ? labels.tooSmall({ min: min === undefined ? '' : write(min) })
        : typed.refusal === 'tooLarge'
          ? labels.tooLarge({ max: max === undefined ? '' : write(max) })
          : typed.refusal === 'ambiguous'
            ? (labels.ambiguous?.({ readings: typed.readings.map((one) => locale.number(one)) }) ??
              labels.unreadable)
            : labels.unreadable
  const unitId = unit === undefined ? undefined : `${controlId}-unit`
  const describedBy = [unitId, rest['aria-describedby']].filter(Boolean).join(' ')
  return (
    <FieldFrame
      controlId={controlId}
      error={visibleError}
      {...{ label, help, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <FieldBox
        data-size={size}
        {...(visibleError === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
        onPointerDown={focusByBox}
      >
        <input
          autoComplete="off"
          {...rest}
          {...fieldAria(controlId, { help, error: visibleError }, describedBy)}
          ref={useMergedRef(ref, inputRef)}
          id={controlId}
          type="text"
          inputMode={fractionDigits === 0 && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
          role="spinbutton"
          {...(value === null ? null : { 'aria-valuenow': value, 'aria-valuetext': write(value) })}
          {...(min === undefined ? null : { 'aria-valuemin': min })}
          {...(max === undefined ? null : { 'aria-valuemax': max })}
          data-numeric=""
          data-refused={typed.isRefused ? '' : undefined}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          value={typed.text}
          onChange={(event) => {
            typed.type(event.currentTarget.value)
          }}
          onBlur={(event) => {
            onBlur?.(event)
            typed.settle()
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            typed.handleKey(event)
          }}
        />
        {unit === undefined ? null : <FieldAdornment id={unitId}>{unit}</FieldAdornment>}
        {isWithoutButtons || isReadOnly ? null : (
          <NumberFieldSteppers
            isLocked={isDisabled || isReadOnly}
            onStep={typed.stepBy}
            {...{ value, labels, controlId, inputRef }}
            {...(min === undefined ? null : { min })}
            {...(max === undefined ? null : { max })}
          />
        )}
      </FieldBox>
    </FieldFrame>
  )
}
