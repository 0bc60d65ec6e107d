import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

interface CalendarNoticeProps {
  /** The items could not be read. */
  isFailed: boolean
  onRetry: (() => void) | undefined
  /** Given while filters are in use, which may leave out what there is. */
  onClearFilters: (() => void) | undefined
  /** Null where nothing can be added. */
  onAdd: ((button: HTMLElement) => void) | null
  labels: {
    readonly error: string
    readonly retry: string
    readonly empty: string
    readonly emptyHint: string
    readonly addTactic: string
    readonly emptyFiltered: string
    readonly clearFilters: string
  }
}

/** What a calendar without items says over its lower edge; it stays in use underneath. */
export function CalendarNotice({ isFailed, ...props }: CalendarNoticeProps) {
  return (
    <NoticeArea data-part="notices">
      {isFailed ? <Failure {...props} /> : <Emptiness {...props} />}
    </NoticeArea>
  )
}

type NoticeProps = Omit<CalendarNoticeProps, 'isFailed'>

function Failure({ onRetry, labels }: NoticeProps) {
  return (
    <div data-part="notice" data-kind="error" role="alert">
      {labels.error}
      {onRetry === undefined ? null : (
        <Button
          size="small"
          onClick={() => {
            onRetry()
          }}
        >
          {labels.retry}
        </Button>
      )}
    </div>
  )
}

function Emptiness({ onClearFilters, onAdd, labels }: NoticeProps) {
  const isFiltered = onClearFilters !== undefined
  return (
    <div data-part="notice">
      <EmptyState
        size="small"
        illustration={isFiltered ? 'filter' : 'calendar'}
        title={isFiltered ? labels.emptyFiltered : labels.empty}
        actions={
          isFiltered ? (
            <Button
              size="small"
              onClick={() => {
                onClearFilters()
              }}
            >
              {labels.clearFilters}
            </Button>
          ) : onAdd === null ? undefined : (
            <Button
              size="small"
              onClick={({ currentTarget }) => {
                onAdd(currentTarget)
              }}
            >
              {labels.addTactic}
            </Button>
          )
        }
      >
        {isFiltered || onAdd === null ? undefined : labels.emptyHint}
      </EmptyState>
    </div>
  )
}

const NoticeArea = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${token('space-6')};
  z-index: 6;
  display: flex;
  justify-content: center;
  padding-inline: ${token('space-4')};
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};
  pointer-events: none;

  > [data-part='notice'] {
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  > [data-kind='error'] {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    padding: ${token('space-2')} ${token('space-3')};
    border-color: ${token('color-danger-line')};
    background: ${token('color-danger-tint')};
    color: ${token('color-danger-text')};
  }

  button {
    pointer-events: auto;
  }

  @media print {
    display: none;
  }
`
