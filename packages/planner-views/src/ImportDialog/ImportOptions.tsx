import { readDateCell, type DateOrder } from '@throughline/domain/item-file'
import { plainAmount, type DecimalSign } from '@throughline/domain/budget'
import { Checkbox } from '@throughline/ui/Checkbox'
import { Select } from '@throughline/ui/Select'

import type { ImportDialogLabels } from './ImportDialog.labels'
import type { ImportDraft } from './use-import-draft'

interface ImportOptionsProps {
  draft: ImportDraft
  labels: ImportDialogLabels
}

/**
 * Options for reading the cells: the order of day and month, the decimal sign, and the meaning of
 * an empty cell.
 */
export function ImportOptions({ draft, labels }: ImportOptionsProps) {
  const { dateOrderChoice, dateOrder, decimalSignChoice, decimalSign, mapping } = draft
  return (
    <>
      {dateOrderChoice === null ? null : (
        <Select<DateOrder>
          label={labels.dateOrder({ sample: dateOrderChoice.sample })}
          help={dateOrderChoice.isGuess ? labels.dateOrderHelp : labels.dateOrderFromFile}
          isRequired
          options={(['month-first', 'day-first'] as const).map((order) => ({
            value: order,
            label: labels.dateOrderOption({ order, date: dayIn(dateOrderChoice.sample, order) }),
          }))}
          value={dateOrder}
          onChange={({ value }) => {
            draft.chooseDateOrder(value)
          }}
        />
      )}
      {decimalSignChoice === null ? null : (
        <Select<DecimalSign>
          label={labels.decimalSign({ sample: decimalSignChoice.sample })}
          help={decimalSignChoice.isGuess ? labels.decimalSignHelp : labels.decimalSignFromFile}
          isRequired
          options={(['.', ','] as const).map((sign) => {
            const value = decimalSignChoice.readings[sign]
            return {
              value: sign,
              label: labels.decimalSignOption({
                sign,
                number: value === null ? null : plainAmount(value),
              }),
            }
          })}
          value={decimalSign}
          onChange={({ value }) => {
            draft.chooseDecimalSign(value)
          }}
        />
      )}
      {mapping.includes('itemId') ? (
        <Checkbox
          label={labels.clears}
          help={labels.clearsHelp}
          isChecked={draft.clearsByEmptyCells}
          onChange={({ isChecked }) => {
            draft.chooseClearing(isChecked)
          }}
        />
      ) : null}
    </>
  )
}

/** The day of a date in an order, `YYYY-MM-DD`. */
function dayIn(sample: string, order: DateOrder): string {
  const reading = readDateCell(sample, order)
  return reading.ok ? reading.date.slice(0, 'YYYY-MM-DD'.length) : ''
}
