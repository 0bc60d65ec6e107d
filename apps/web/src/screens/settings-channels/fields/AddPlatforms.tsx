import { PLATFORM_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { ErrorState } from '@throughline/ui/ErrorState'
import { MultiSelect, type MultiSelectEntry } from '@throughline/ui/MultiSelect'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ChoiceForm } from './Fields.styles'
import type { PlatformChoices } from './platform-choices'
import type { PickedPlatforms } from './use-platform-changes'

export interface AddPlatformsProps {
  readonly choices: PlatformChoices
  readonly isLoading: boolean
  /** Why the platforms could not load; null if they did. */
  readonly loadFailure: string | null
  readonly onRetry: () => void
  /** Adds the chosen platforms. Rejects if the server refuses. */
  readonly onAdd: (picked: PickedPlatforms) => Promise<void>
}

/** Prefix of the values of new names, which have no id yet. */
const NEW = 'new:'

/** Form that adds existing platforms of the plan, or usual ones of the channel. */
export function AddPlatforms({
  choices: { existing, suggestedNames },
  isLoading,
  loadFailure,
  onRetry,
  onAdd,
}: AddPlatformsProps) {
  const isSavingRef = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [values, setValues] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const options = useMemo((): readonly MultiSelectEntry[] => {
    const ofAccount = existing.map(({ id, name }) => ({ value: String(id), label: name }))
    if (suggestedNames.length === 0) return ofAccount
    const suggested = suggestedNames.map((name) => ({ value: `${NEW}${name}`, label: name }))
    return [...ofAccount, { label: 'Social platforms', options: suggested }]
  }, [existing, suggestedNames])
  if (loadFailure !== null) {
    return (
      <ErrorState
        size="small"
        title="The platforms of the plan could not be loaded"
        retryLabel="Try again"
        isRetrying={false}
        onRetry={onRetry}
      >
        {loadFailure}
      </ErrorState>
    )
  }
  const picked: PickedPlatforms = {
    // Omits platforms that another user has deleted meanwhile.
    platforms: existing.filter(({ id }) => values.includes(String(id))),
    newNames: suggestedNames.filter((name) => values.includes(`${NEW}${name}`)),
  }
  const submit = async () => {
    if (isSavingRef.current) return
    if (picked.platforms.length + picked.newNames.length === 0) {
      setError(PLATFORM_MESSAGES.selectionRequired)
      return
    }
    isSavingRef.current = true
    setIsSaving(true)
    try {
      await onAdd(picked)
      setValues([])
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : PLATFORM_MESSAGES.createFailed)
    } finally {
      isSavingRef.current = false
      setIsSaving(false)
    }
  }
  return (
    <section aria-label="Existing platforms">
      <h3>Add platforms of this plan</h3>
      <ChoiceForm
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div data-part="field">
          <MultiSelect
            label="Existing platforms"
            isLabelHidden
            placeholder="Select platforms"
            options={options}
            values={values}
            error={error}
            status={isLoading ? 'loading' : 'ready'}
            isReadOnly={isSaving}
            onChange={(change) => {
              setError(undefined)
              setValues(change.values)
            }}
          />
        </div>
        <Button type="submit" icon={Plus} isBusy={isSaving}>
          Add selected
        </Button>
      </ChoiceForm>
    </section>
  )
}
