import { Icon } from '@throughline/ui/Icon'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { ArrowUp, ChartLine, FileText } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import type { PerformanceViewLabels } from './PerformanceView.labels'
import { Entry } from './PerformanceView.styles'
import type { PerformanceCategory, PerformanceViewProps } from './PerformanceView.types'

interface DashboardListProps {
  readonly categories: readonly PerformanceCategory[]
  readonly currentId: number | null
  readonly onSelect: PerformanceViewProps['onSelect']
  readonly labels: PerformanceViewLabels
}

/** The dashboards by category; a press shows one. */
export function DashboardList({ categories, currentId, onSelect, labels }: DashboardListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <nav aria-label={labels.dashboards} onKeyDown={moveFocus}>
      {categories.map((category) => (
        <CategoryEntries key={category.id} {...{ category, currentId, onSelect, labels }} />
      ))}
    </nav>
  )
}

function CategoryEntries({
  category,
  currentId,
  onSelect,
  labels,
}: Omit<DashboardListProps, 'categories'> & { readonly category: PerformanceCategory }) {
  const headingId = useId()
  return (
    <>
      <h2 id={headingId}>{category.name}</h2>
      <ul aria-labelledby={headingId}>
        {category.dashboards.map(({ id, name, kind }) => (
          <li key={id}>
            <Entry
              type="button"
              {...(id === currentId ? { 'aria-current': true } : null)}
              onClick={() => {
                onSelect({ id })
              }}
            >
              <Icon icon={kind === 'pdf' ? FileText : ChartLine} />
              <span data-part="name">{name}</span>
              {kind === 'pdf' ? <VisuallyHidden>{labels.pdf}</VisuallyHidden> : null}
              <span data-part="arrow">
                <Icon icon={ArrowUp} size={14} />
              </span>
            </Entry>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Arrow keys, Home and End go through the entries of all categories. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll('button')]
  const at = entries.findIndex((entry) => entry === document.activeElement)
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: entries.length - 1,
  }
  const target = targets[event.key]
  if (at === -1 || target === undefined) return
  event.preventDefault()
  entries[target]?.focus()
}
