import { readTypedAmount } from '@throughline/domain/budget'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import { CurrencyField } from '@throughline/ui/CurrencyField'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { useToday } from '../../platform/clock'

/** Props of a field of the form. */
interface FieldProps<Value> {
  readonly label: string
  readonly value: Value
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly setValue: (value: Value) => void
}

/** Field for an amount of a budget. */
export function AmountField({ setValue, ...field }: FieldProps<number | null>) {
  return (
    <CurrencyField
      {...field}
      read={readTypedAmount}
      onChange={({ amountDollars }) => {
        setValue(amountDollars)
      }}
    />
  )
}

/** Field for a first or last day of a budget. */
export function DayField({ setValue, ...field }: FieldProps<string | null>) {
  return (
    <DateField
      {...field}
      today={civilDateOf(useToday())}
      labels={englishDateFieldLabels}
      onChange={({ date }) => {
        setValue(date)
      }}
    />
  )
}
