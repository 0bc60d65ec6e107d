import { useState } from 'react'
import { fn } from 'storybook/test'

import { Button } from '../Button'
import { ColorSwatchField, englishChannelColors } from '../ColorSwatchField'
import { CurrencyField, type CurrencyReading } from '../CurrencyField'
import { ErrorSummary, type FieldError } from '../ErrorSummary'
import { Switch } from '../Switch'
import { TextField } from '../TextField'
import { FormActions } from './FormActions'
import { FormLayout } from './FormLayout'
import { FormSection } from './FormSection'

interface Draft {
  readonly name: string
  readonly color: string | null
  readonly budgetDollars: number | null
}

export const onChannelSaved = fn()

function errorsOf({ name, color, budgetDollars }: Draft): FieldError[] {
  return [
    ...(name.trim() === ''
      ? [{ fieldId: 'channel-name', message: 'Please enter a channel name.' }]
      : []),
    ...(color === null ? [{ fieldId: 'channel-color', message: 'Choose a colour.' }] : []),
    ...(budgetDollars === null
      ? [{ fieldId: 'channel-budget', message: 'Enter what may be spent in a year.' }]
      : []),
  ]
}

/**
 * How fields, summary and buttons work together: errors appear after the first submit
 * and disappear when they are fixed.
 */
export function ChannelForm() {
  const [draft, setDraft] = useState<Draft>({ name: '', color: null, budgetDollars: null })
  const [hasNotes, setHasNotes] = useState(true)
  const [submitCount, setSubmitCount] = useState(0)
  const [submitted, setSubmitted] = useState<readonly FieldError[]>([])
  const open = errorsOf(draft)
  const errors = submitted.filter((error) => open.some(({ fieldId }) => fieldId === error.fieldId))
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
  }
  return (
    <FormLayout
      aria-label="New channel"
      style={{ maxWidth: 400 }}
      onSubmit={() => {
        setSubmitCount((count) => count + 1)
        setSubmitted(open)
        if (open.length === 0) onChannelSaved(draft)
      }}
    >
      <ErrorSummary
        submitCount={submitCount}
        title={
          errors.length === 1
            ? 'There is one thing to put right'
            : `There are ${errors.length} things to put right`
        }
        errors={errors}
      />
      <FormSection>
        <TextField
          id="channel-name"
          label="Channel name"
          isRequired
          value={draft.name}
          error={errorOf('channel-name')}
          onChange={({ value }) => {
            change({ name: value })
          }}
        />
        <ColorSwatchField
          id="channel-color"
          label="Colour"
          isRequired
          colors={englishChannelColors}
          value={draft.color}
          error={errorOf('channel-color')}
          onChange={({ value }) => {
            change({ color: value })
          }}
        />
        <CurrencyField
          id="channel-budget"
          label="Yearly budget"
          isRequired
          value={draft.budgetDollars}
          read={readDollars}
          error={errorOf('channel-budget')}
          onChange={({ amountDollars }) => {
            change({ budgetDollars: amountDollars })
          }}
        />
        <Switch
          label="Notes"
          isOn={hasNotes}
          onChange={({ isOn }) => {
            setHasNotes(isOn)
          }}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary">
          Add channel
        </Button>
        <Button>Cancel</Button>
      </FormActions>
    </FormLayout>
  )
}

/**
 * Reads amounts by the rules of a product, as `readTypedAmount` of `@throughline/domain/budget`
 * does.
 */
function readDollars(text: string): CurrencyReading {
  const digits = text.replaceAll(/[$,]/g, '')
  if (digits === '') return { code: 'empty' }
  return /^\d{1,12}(?:\.\d*)?$/.test(digits)
    ? { code: 'amount', amountDollars: Math.round(Number(digits)) }
    : { code: 'refused', error: 'Enter an amount, such as 1,200.' }
}
