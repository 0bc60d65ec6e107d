import { useLazyModule, createLazyModule } from '@throughline/ui/lazy-module'
import type { LazyModule } from '@throughline/ui/lazy-module'
import { token } from '@throughline/ui/theme'
import { createElement, useEffect } from 'react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'

import type { CalendarNoticeContentProps } from './CalendarNotice.types'

/** The look of a notice, loaded before the first one is visible. */
export const noticeContent = createLazyModule(
  async () => (await import('./CalendarNoticeContent')).CalendarNoticeContent,
)

interface CalendarNoticeProps {
  /** The items could not be read. */
  isFailed: boolean
  onRetry: (() => void) | undefined
  /** Provided while filters are in use, which may hide existing items. */
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

/**
 * Notice over the lower edge of a calendar without items; the calendar stays usable below it. The
 * notice appears as soon as its look has loaded. If the look cannot load, as when offline, the
 * notice appears without it.
 */
export function CalendarNotice(props: CalendarNoticeProps) {
  return <CalendarNoticeArea {...props} content={noticeContent} />
}

interface CalendarNoticeAreaProps extends CalendarNoticeProps {
  content: LazyModule<ComponentType<CalendarNoticeContentProps>>
}

/** Area of a notice; loads the code of its look. */
export function CalendarNoticeArea({ content, ...props }: CalendarNoticeAreaProps) {
  const loaded = useLazyModule(content)
  useEffect(() => {
    content.load()
  }, [content])
  const notice = noticeOf(props)
  return (
    <NoticeArea data-part="notices">
      {loaded.status === 'ready' ? createElement(loaded.value, notice) : null}
      {loaded.status === 'failed' ? <PlainNotice {...notice} /> : null}
    </NoticeArea>
  )
}

function noticeOf({
  isFailed,
  onRetry,
  onClearFilters,
  onAdd,
  labels,
}: CalendarNoticeProps): CalendarNoticeContentProps {
  if (isFailed) {
    const action = onRetry === undefined ? null : { label: labels.retry, onPress: () => onRetry() }
    return { kind: 'error', text: labels.error, hint: undefined, action }
  }
  if (onClearFilters !== undefined) {
    return {
      kind: 'filtered',
      text: labels.emptyFiltered,
      hint: undefined,
      action: { label: labels.clearFilters, onPress: () => onClearFilters() },
    }
  }
  return {
    kind: 'empty',
    text: labels.empty,
    hint: onAdd === null ? undefined : labels.emptyHint,
    action: onAdd === null ? null : { label: labels.addTactic, onPress: onAdd },
  }
}

/** The notice without the parts that have to load. */
function PlainNotice({ kind, text, action }: CalendarNoticeContentProps) {
  return (
    <div
      data-part="notice"
      data-plain=""
      {...(kind === 'error' ? { 'data-kind': 'error', role: 'alert' } : null)}
    >
      {text}
      {action === null ? null : (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            action.onPress(currentTarget)
          }}
        >
          {action.label}
        </button>
      )}
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

  > :is([data-kind='error'], [data-plain]) {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    padding: ${token('space-2')} ${token('space-3')};
  }

  > [data-kind='error'] {
    border-color: ${token('color-danger-line')};
    background: ${token('color-danger-tint')};
    color: ${token('color-danger-text')};
  }

  button {
    pointer-events: auto;
  }

  > [data-plain] button {
    padding: 2px ${token('space-2')};
    border: 1px solid;
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    font: inherit;
  }

  @media print {
    display: none;
  }
`
