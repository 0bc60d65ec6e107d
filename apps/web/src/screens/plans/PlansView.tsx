import type { PlanListEntry } from '@throughline/api-client'
import { isolateText, PLAN_MESSAGES } from '@throughline/domain/messages'
import { Avatar } from '@throughline/ui/Avatar'
import { Badge } from '@throughline/ui/Badge'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Table, type TableColumn } from '@throughline/ui/Table'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { PLAN_TYPE_LABELS } from '../../shell/person-labels'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { planDates, planRows, type PlanRow } from './plan-rows'
import { Expired, Framed, PlanName, PlansPage, PlanTitle } from './PlansView.styles'

export interface PlansViewProps {
  readonly status: 'loading' | 'error' | 'ready'
  readonly plans: readonly PlanListEntry[]
  /** False once the subscription of the account has expired: no plan can be launched. */
  readonly isAccountActive: boolean
  /** Why the plans could not be loaded. */
  readonly errorText: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly launchPath: (plan: PlanListEntry) => string
  /** Somebody is about to launch a plan. */
  readonly onLaunchIntent: () => void
}

const ROW_HEIGHT = 52
const SKELETON_ROWS = 4

/** The plans that a person has a role on; the first thing they see. */
export function PlansView({
  status,
  plans,
  isAccountActive,
  errorText,
  isRetrying,
  onRetry,
  launchPath,
  onLaunchIntent,
}: PlansViewProps) {
  const columns = columnsFor({ plans, isAccountActive, launchPath, onLaunchIntent })
  return (
    <PlansPage>
      <h1>{PLAN_MESSAGES.heading}</h1>
      {isAccountActive ? null : <ExpiredNotice />}
      {status === 'error' ? (
        <Framed>
          <ErrorState
            title="The plans could not be loaded"
            retryLabel="Try again"
            isRetrying={isRetrying}
            onRetry={onRetry}
          >
            {errorText}
          </ErrorState>
        </Framed>
      ) : null}
      {status === 'ready' && plans.length === 0 ? (
        <Framed>
          <EmptyState
            illustration="list"
            title={PLAN_MESSAGES.none}
            actions={
              <Button isBusy={isRetrying} onClick={onRetry}>
                Check again
              </Button>
            }
          >
            Plans appear here as soon as an admin gives you a role on one.
          </EmptyState>
        </Framed>
      ) : null}
      {status === 'loading' ? <Announcement>{PLAN_MESSAGES.loading}</Announcement> : null}
      {status === 'loading' || (status === 'ready' && plans.length > 0) ? (
        <Table
          caption="Plans"
          columns={columns}
          rows={planRows(plans)}
          getRowId={({ plan }) => plan.id}
          rowHeight={ROW_HEIGHT}
          loadingRowCount={status === 'loading' ? SKELETON_ROWS : 0}
        />
      ) : null}
    </PlansPage>
  )
}

function ExpiredNotice() {
  return (
    <Expired>
      <Banner tone="warning" title="The subscription of this account has expired.">
        Plans cannot be launched until it is renewed. Please ask your account owner.
      </Banner>
    </Expired>
  )
}

/** Dates and counts stand only where the list knows them, so that no column is blank from top to bottom. */
function columnsFor({
  plans,
  isAccountActive,
  launchPath,
  onLaunchIntent,
}: Pick<
  PlansViewProps,
  'plans' | 'isAccountActive' | 'launchPath' | 'onLaunchIntent'
>): readonly TableColumn<PlanRow>[] {
  const hasDates = plans.some((plan) => planDates(plan) !== '')
  const hasCounts = plans.some(({ tacticCount }) => tacticCount !== null)
  return [
    {
      id: 'plan',
      header: 'Plan',
      isRowHeader: true,
      renderCell: ({ plan, isUnderLead }) => (
        <PlanName {...(isUnderLead ? { 'data-nested': '' } : null)}>
          <Avatar
            initials={plan.abbreviatedName}
            shape="square"
            size={26}
            tone={plan.parentId === 0 ? 'strong' : 'quiet'}
          />
          <PlanTitle title={plan.name}>{plan.name}</PlanTitle>
          {plan.freeze ? <Badge>Frozen</Badge> : null}
        </PlanName>
      ),
    },
    {
      id: 'type',
      header: 'Type',
      width: '92px',
      renderCell: ({ plan }) => PLAN_TYPE_LABELS[plan.type],
    },
    {
      id: 'role',
      header: 'Your role',
      width: '120px',
      renderCell: ({ plan }) => plan.roleTitle,
    },
    ...(hasDates
      ? [
          {
            id: 'dates',
            header: 'Dates',
            width: '160px',
            renderCell: ({ plan }: PlanRow) => planDates(plan),
          },
        ]
      : []),
    ...(hasCounts
      ? [
          {
            id: 'tactics',
            header: 'Tactics',
            width: '76px',
            align: 'end' as const,
            renderCell: ({ plan }: PlanRow) => plan.tacticCount?.toLocaleString('en-US') ?? '',
          },
        ]
      : []),
    {
      id: 'launch',
      header: 'Launch',
      isHeaderHidden: true,
      align: 'end',
      width: '132px',
      renderCell: ({ plan }) =>
        isAccountActive ? (
          <RouterLinkButton
            to={launchPath(plan)}
            aria-label={`Launch Plan, ${isolateText(plan.name)}`}
            onPointerEnter={onLaunchIntent}
            onFocus={onLaunchIntent}
          >
            Launch Plan
          </RouterLinkButton>
        ) : (
          <Button disabled aria-label={`Launch Plan, ${isolateText(plan.name)}`}>
            Launch Plan
          </Button>
        ),
    },
  ]
}
