import { Plus } from 'lucide-react'

import { Avatar } from '../components/Avatar'
import { Badge } from '../components/Badge'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { EmptyState } from '../components/EmptyState'
import { ErrorState } from '../components/ErrorState'
import { ProgressBar } from '../components/ProgressBar'
import { Skeleton } from '../components/Skeleton'
import { Spinner } from '../components/Spinner'
import { englishStepperLabels, Stepper } from '../components/Stepper'
import { VisuallyHidden } from '../components/VisuallyHidden'
import type { Specimen } from './specimen'

/** Components that show a state. */
export const feedback: readonly Specimen[] = [
  { name: 'Avatar', render: (root) => <Avatar {...root} initials="MR" label="Maya Rios" /> },
  {
    name: 'Badge',
    render: (root) => (
      <Badge {...root} tone="success">
        Accepted
      </Badge>
    ),
  },
  {
    name: 'Banner',
    isWide: true,
    render: (root) => (
      <Banner
        {...root}
        tone="warning"
        title="Someone else changed this tactic"
        actions={<Button size="small">Compare</Button>}
      >
        Look at both versions and choose one.
      </Banner>
    ),
  },
  {
    name: 'EmptyState',
    render: (root) => (
      <EmptyState
        {...root}
        size="small"
        illustration="calendar"
        title="No tactics in this month"
        actions={<Button icon={Plus}>Add Tactic</Button>}
      >
        Add one, or look at another month.
      </EmptyState>
    ),
  },
  {
    name: 'ErrorState',
    render: (root) => (
      <ErrorState
        {...root}
        size="small"
        title="The plans could not be loaded."
        retryLabel="Try again"
        onRetry={() => {}}
      >
        Check your connection. Nothing of your work is lost.
      </ErrorState>
    ),
  },
  {
    name: 'ProgressBar',
    render: (root) => (
      <ProgressBar
        {...root}
        label="Uploading brief.pdf"
        value={45}
        valueText="45 %"
        style={{ width: 240 }}
      />
    ),
  },
  { name: 'Skeleton', render: (root) => <Skeleton {...root} width={160} /> },
  {
    name: 'Spinner',
    render: (root) => <Spinner {...root} label="Loading plans" delayMs={0} size={20} />,
  },
  {
    name: 'Stepper',
    isWide: true,
    render: (root) => (
      <Stepper
        {...root}
        label="Set up the plan"
        steps={[
          { id: 'name', title: 'Name' },
          { id: 'channels', title: 'Channels', hasError: true },
          { id: 'budget', title: 'Budget' },
          { id: 'team', title: 'Team' },
        ]}
        currentId="budget"
        labels={englishStepperLabels}
      />
    ),
  },
  {
    name: 'VisuallyHidden',
    render: (root) => (
      <p>
        1,204 <VisuallyHidden {...root}>tactics</VisuallyHidden>
      </p>
    ),
  },
]
