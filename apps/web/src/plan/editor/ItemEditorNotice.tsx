import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { SidePanel } from '@throughline/ui/SidePanel'
import { Skeleton } from '@throughline/ui/Skeleton'
import { styled } from 'styled-components'
import { token } from '@throughline/ui/theme'
import { CentredPlace } from '../../shell/CentredPlace'
import type { ItemEditorPlace } from './ItemEditorForm'

const Waiting = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-4')};

  > :first-child {
    grid-column: 1 / -1;
  }
`

const Page = styled.div`
  inline-size: 100%;
  max-inline-size: 720px;
  padding: ${token('space-8')};
`

export interface ItemEditorNoticeProps {
  readonly place: ItemEditorPlace
  /** Reason why there is no item to show; null while it is loading. */
  readonly failure: {
    readonly title: string
    /** It was deleted, or the user may not see it. */
    readonly isGone: boolean
    readonly isRetrying: boolean
    readonly onRetry: () => void
  } | null
}

const fields = ['title', 'channel', 'type', 'start', 'end', 'repeat', 'stop']

/** Replaces an editor while its item is loading, and when there is none. */
export function ItemEditorNotice({ place, failure }: ItemEditorNoticeProps) {
  const { layout, panel, onClose } = place
  // The page has no other heading; the panel has its own title.
  const title = layout === 'page' ? <h1>{failure?.title}</h1> : failure?.title
  const content =
    failure === null ? (
      <Waiting aria-busy="true">
        {fields.map((field) => (
          <Skeleton key={field} height={32} />
        ))}
      </Waiting>
    ) : failure.isGone ? (
      <EmptyState
        illustration="search"
        title={title}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        It may have been deleted, or you may no longer see it.
      </EmptyState>
    ) : (
      <ErrorState
        title={title}
        retryLabel="Try again"
        isRetrying={failure.isRetrying}
        onRetry={failure.onRetry}
      >
        The item could not be loaded.
      </ErrorState>
    )
  if (layout === 'page') {
    return failure === null ? <Page>{content}</Page> : <CentredPlace>{content}</CentredPlace>
  }
  return (
    <SidePanel
      {...panel}
      isOpen
      takesFocus={failure !== null}
      title={failure === null ? 'Loading' : 'Not available'}
      closeLabel="Close"
      onClose={onClose}
    >
      {content}
    </SidePanel>
  )
}
