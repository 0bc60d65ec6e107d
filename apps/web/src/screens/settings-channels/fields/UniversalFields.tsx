import { ErrorState } from '@throughline/ui/ErrorState'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useUniversalFields } from '../../../data/item-details'
import { useUnsavedText, type TellOfForm } from '../../../forms'
import { usePlanSettings } from '../../../plan'
import { FieldsTable } from './FieldsTable'
import { FieldsSkeleton, UniversalSection } from './Fields.styles'

export interface UniversalFieldsProps {
  readonly tellOfForm: TellOfForm
}

/** Section of the custom fields of all tactics of the plan. */
export function UniversalFields({ tellOfForm }: UniversalFieldsProps) {
  return (
    <UniversalSection id="universal-tactic-fields" aria-labelledby="universal-tactic-fields-title">
      <div data-part="head">
        <h3 id="universal-tactic-fields-title">Universal Tactic Fields</h3>
        <p>Shown on every tactic of this plan.</p>
      </div>
      <PlanFields tellOfForm={tellOfForm} />
    </UniversalSection>
  )
}

function PlanFields({ tellOfForm }: UniversalFieldsProps) {
  const { plan, abilities } = usePlanSettings()
  const { onUnsavedChange } = useUnsavedText('universal fields', tellOfForm)
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
    <FieldsTable
      planId={plan.id}
      label="Universal Tactic Fields"
      fields={read.data}
      place={{ planId: plan.id }}
      emptyText="No universal fields yet"
      isReadOnly={!abilities.canManagePlan}
      onUnsavedChange={onUnsavedChange}
    />
  )
}
