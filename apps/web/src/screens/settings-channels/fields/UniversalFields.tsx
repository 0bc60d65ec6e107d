import { ErrorState } from '@throughline/ui/ErrorState'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useCallback, useState } from 'react'
import { useUniversalFields } from '../../../data/item-details'
import { usePlanSettings } from '../../../plan'
import { FieldsTable } from './FieldsTable'
import { FieldsSkeleton, UniversalSection } from './Fields.styles'
import { useUnsavedGuard } from './use-unsaved-guard'

/** The section of the custom fields that every tactic of the plan has. */
export function UniversalFields() {
  return (
    <UniversalSection id="universal-tactic-fields" aria-labelledby="universal-tactic-fields-title">
      <div data-part="head">
        <h3 id="universal-tactic-fields-title">Universal Tactic Fields</h3>
        <p>Shown on every tactic of this plan.</p>
      </div>
      <PlanFields />
    </UniversalSection>
  )
}

function PlanFields() {
  const { plan, abilities } = usePlanSettings()
  const [hasUnsaved, setHasUnsaved] = useState(false)
  const handleUnsaved = useCallback((change: { readonly hasUnsaved: boolean }) => {
    setHasUnsaved(change.hasUnsaved)
  }, [])
  const read = useUniversalFields(plan.id)
  if (read.data === undefined) {
    return read.isError ? (
      <ErrorState
        size="small"
        title="The universal fields could not be loaded"
        retryLabel="Try again"
        isRetrying={read.isFetching}
        onRetry={() => {
          void read.refetch()
        }}
      >
        {read.error.message}
      </ErrorState>
    ) : (
      <FieldsSkeleton aria-busy>
        <VisuallyHidden>Loading</VisuallyHidden>
        {['42%', '28%', '56%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </FieldsSkeleton>
    )
  }
  return (
    <>
      <FieldsTable
        planId={plan.id}
        label="Universal Tactic Fields"
        fields={read.data}
        place={{ planId: plan.id }}
        emptyText="No universal fields yet"
        isReadOnly={!abilities.canManagePlan}
        onUnsavedChange={handleUnsaved}
      />
      {hasUnsaved ? <LeaveQuestion /> : null}
    </>
  )
}

/** Apart from the table: a page has one guard at a time, and other forms have their own. */
function LeaveQuestion() {
  return useUnsavedGuard({ hasUnsaved: true }).question
}
