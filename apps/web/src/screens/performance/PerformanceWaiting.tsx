import { PerformanceView } from '@throughline/planner-views/performance-view'
import { PageHeader } from '@throughline/ui/PageHeader'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { PlanShell } from '../../plan'

const NONE = [] as const

/** The place of the performance while its plan is on its way. */
export function PerformanceWaiting() {
  return (
    <PlanShell
      view="performance"
      header={
        <PageHeader
          title={
            <>
              <VisuallyHidden>Loading plan</VisuallyHidden>
              <Skeleton width={140} />
            </>
          }
          subtitle="Performance"
        />
      }
      notice={null}
      bottom={
        <PerformanceView status="loading" categories={NONE} selectedId={null} onSelect={ignore} />
      }
      side={null}
    />
  )
}

/** Nothing can be chosen yet. */
function ignore(): void {}
