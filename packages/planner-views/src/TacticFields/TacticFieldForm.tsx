import { TACTIC_FIELD_TYPE_LABELS, type TacticFieldType } from '@throughline/domain/channels'
import { Banner } from '@throughline/ui/Banner'
import { Select } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  problemsOf,
  type FieldProblems,
  type FieldValues,
  type TacticFieldRefusal,
} from './field-values'
import type { TacticFieldsLabels } from './TacticFieldsTable.labels'
import { FieldForm, FormFoot } from './TacticFieldsTable.styles'

export interface TacticFieldFormProps {
  /** Names the form for screen readers. */
  readonly label: string
  readonly values: FieldValues
  readonly onChange: (change: Partial<FieldValues>) => void
  /** Saves valid values. Resolves with why they were refused, or nothing. */
  readonly onSubmit: () => Promise<TacticFieldRefusal | undefined>
  /** Esc was pressed. Without it, Esc does nothing. */
  readonly onCancel?: () => void
  /** Texts below a part, such as that another user has changed it. */
  readonly notices?: FieldProblems
  /** Why the type cannot be changed; null when it can. @default null */
  readonly typeLock?: string | null
  /** Text above the parts; null for none. @default null */
  readonly warning?: string | null
  readonly labels: TacticFieldsLabels
  /** The buttons. */
  readonly renderFoot: (state: { readonly isSaving: boolean }) => ReactNode
}

const noNotices: FieldProblems = {}

const types: readonly TacticFieldType[] = ['string', 'number', 'url', 'image', 'richtext']

/** Form for the parts of a custom field. It shows problems once the user has tried to save. */
export function TacticFieldForm({
  label,
  values,
  onChange,
  onSubmit,
  onCancel,
  notices = noNotices,
  typeLock = null,
  warning = null,
  labels,
  renderFoot,
}: TacticFieldFormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const isSavingRef = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<TacticFieldRefusal>({})
  const [refusalCount, setRefusalCount] = useState(0)
  const problems: FieldProblems = { ...refusal, ...(isTried ? problemsOf(values, labels) : null) }
  const options = useMemo(
    () =>
      types.map((value) => ({
        value,
        label: labels.typeNames[value] ?? TACTIC_FIELD_TYPE_LABELS[value],
      })),
    [labels],
  )
  useEffect(() => {
    if (refusalCount === 0) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusalCount])

  const change = (part: Partial<FieldValues>) => {
    setRefusal({})
    onChange(part)
  }
  const submit = async () => {
    if (isSavingRef.current) return
    setIsTried(true)
    if (Object.keys(problemsOf(values, labels)).length > 0) {
      setRefusalCount((count) => count + 1)
      return
    }
    isSavingRef.current = true
    setIsSaving(true)
    const refused = await onSubmit()
    isSavingRef.current = false
    setIsSaving(false)
    if (refused === undefined) {
      setIsTried(false)
      return
    }
    setRefusal(refused)
    setRefusalCount((count) => count + 1)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || onCancel === undefined) return
    // The dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
    if (!isSaving) onCancel()
  }
  return (
    <FieldForm
      ref={formRef}
      aria-label={label}
      noValidate
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {warning === null ? null : <Banner tone="warning">{warning}</Banner>}
      {refusal.message === undefined ? null : <Banner tone="danger">{refusal.message}</Banner>}
      <div data-part="fields">
        <TextField
          label={labels.name}
          isRequired
          autoComplete="off"
          value={values.name}
          error={problems.name}
          help={notices.name}
          isReadOnly={isSaving}
          onChange={({ value }) => {
            change({ name: value })
          }}
        />
        <Select
          label={labels.type}
          isRequired
          placeholder={labels.chooseType}
          options={options}
          value={values.type}
          error={problems.type}
          help={notices.type ?? typeLock ?? undefined}
          isReadOnly={isSaving || typeLock !== null}
          onChange={({ value }) => {
            change({ type: value })
          }}
        />
        <TextField
          label={labels.description}
          autoComplete="off"
          value={values.description}
          error={problems.description}
          help={notices.description}
          isReadOnly={isSaving}
          onChange={({ value }) => {
            change({ description: value })
          }}
        />
        <TextField
          label={labels.helpText}
          autoComplete="off"
          value={values.helpText}
          error={problems.helpText}
          help={notices.helpText ?? labels.helpTextHint}
          isReadOnly={isSaving}
          onChange={({ value }) => {
            change({ helpText: value })
          }}
        />
      </div>
      <FormFoot>{renderFoot({ isSaving })}</FormFoot>
    </FieldForm>
  )
}
