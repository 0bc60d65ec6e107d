import { AMOUNT_LIMIT, readTypedAmount } from '@throughline/domain/budget'
import { RATING_POINTS_LIMIT } from '@throughline/domain/item-form'
import { CurrencyField } from '@throughline/ui/CurrencyField'
import { NumberField, englishNumberFieldLabels } from '@throughline/ui/NumberField'
import { memo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { useTextFault } from './use-text-fault'

interface CostProps extends PartProps {
  part: 'estimatedCost' | 'actualCost'
  /** Whole dollars. */
  value: number | null
}

export const CostField = memo(function CostField({ part, value, error, isReadOnly }: CostProps) {
  const locale = useLocale()
  const { change, idOf, labels } = useEditorForm()
  const report = useTextFault(part)
  return (
    <CurrencyField
      id={idOf(part)}
      label={labels.parts[part]}
      read={(text) => readTypedAmount(text, labels.amountRefused, locale)}
      {...{ value, error, isReadOnly }}
      onChange={({ amountDollars, isValid }) => {
        report(isValid ? null : 'text')
        change({ [part]: amountDollars })
      }}
    />
  )
})

interface NumberProps extends PartProps {
  part: 'impressions' | 'ratingPoints'
  label: string
  value: number | null
}

/** A number of 0 or more that can be left empty. */
export const NumberPart = memo(function NumberPart({
  part,
  label,
  value,
  error,
  isReadOnly,
}: NumberProps) {
  const { change, idOf } = useEditorForm()
  const report = useTextFault(part)
  return (
    <NumberField
      id={idOf(part)}
      labels={englishNumberFieldLabels}
      isWithoutButtons
      min={0}
      max={part === 'impressions' ? AMOUNT_LIMIT : RATING_POINTS_LIMIT}
      fractionDigits={part === 'impressions' ? 0 : 2}
      {...{ label, value, error, isReadOnly }}
      onChange={({ value: number, isValid }) => {
        report(isValid ? null : 'text')
        change({ [part]: number })
      }}
    />
  )
})
