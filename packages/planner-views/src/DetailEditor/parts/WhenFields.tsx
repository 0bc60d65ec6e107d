import type { ItemFormPart } from '@throughline/domain/item-form'
import { optionFieldNames } from '@throughline/domain/tactics'

import { DatePart } from '../fields/DateFields'
import { RepeatPart } from '../fields/RepeatPart'
import { SwitchField } from '../fields/SwitchField'
import { SwitchRow } from '../fields/SwitchField.styles'
import type { Editor } from '../use-editor'
import { FieldRow } from './FieldRow'

interface WhenFieldsProps {
  editor: Editor
  /** Whether the flag is one of the switches, where it is visible. */
  hasFlag: boolean
}

/** The flag has another row on a page. */
const whenSwitches: readonly ItemFormPart[] = [
  'isAllDay',
  'hasDuration',
  'isUnscheduled',
  ...optionFieldNames.filter((field) => field !== 'isFlagged'),
]

/** When the item happens: start, end, how it takes its days, and how it repeats. */
export function WhenFields({ editor, hasFlag }: WhenFieldsProps) {
  const { props, labels, view, isHidden, partProps } = editor
  const { values, context } = props
  const { isVisible, areDatesWholeMonths } = view
  const canChooseDays = isVisible.dates && !areDatesWholeMonths
  const switches = [
    ...(canChooseDays ? (['isAllDay', 'hasDuration'] as const) : []),
    'isUnscheduled' as const,
    ...view.optionFields.filter((field) => field !== 'isFlagged' || hasFlag),
  ].filter((part) => !isHidden(part))
  return (
    <>
      <FieldRow
        editor={editor}
        parts={['startDate', 'endDate']}
        notices={['end-raised', 'whole-months']}
      >
        {isVisible.dates && !isHidden('startDate') ? (
          <DatePart
            part="startDate"
            value={values.startDate}
            hasTime={isVisible.times}
            help={areDatesWholeMonths ? labels.wholeMonths : undefined}
            {...partProps('startDate')}
          />
        ) : null}
        {isVisible.end && !isHidden('endDate') ? (
          <DatePart
            part="endDate"
            value={values.endDate}
            hasTime={isVisible.times}
            help={undefined}
            {...partProps('endDate')}
          />
        ) : null}
      </FieldRow>
      <FieldRow editor={editor} parts={whenSwitches} notices={['parked']} isWide>
        {switches.length === 0 ? null : (
          <SwitchRow>
            {switches.map((part) => (
              <SwitchField key={part} part={part} isOn={values[part]} {...partProps(part)} />
            ))}
          </SwitchRow>
        )}
      </FieldRow>
      <FieldRow
        editor={editor}
        parts={['rrule', 'recurrenceEndDay']}
        notices={['repeat-cleared']}
        isWide
      >
        {isVisible.repeat && !isHidden('rrule') ? (
          <RepeatPart
            rrule={values.rrule}
            recurrenceEndDay={values.recurrenceEndDay}
            startDate={values.startDate}
            isNew={props.item === null}
            today={context.today}
            error={partProps('recurrenceEndDay').error}
            ruleError={partProps('rrule').error}
            isReadOnly={partProps('rrule').isReadOnly}
          />
        ) : null}
      </FieldRow>
    </>
  )
}
