import { isolateText } from '@throughline/domain/messages'
import { Popover } from '@throughline/ui/Popover'
import { token } from '@throughline/ui/theme'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { figureSign, totalText } from '../../../money-parts'
import type { FlowItem } from '../FlowCalendar.types'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'
import type { FigureItem } from '../model/figure-items'

interface FlowFigureListProps {
  /** The button of the figure. */
  anchor: HTMLElement
  /** Name of the figure, such as 'Estimate of Newsletter'. */
  title: string
  /** The figure itself, in whole dollars. */
  amount: number
  items: readonly FigureItem[]
  labels: FlowCalendarLabels
  onOpen: (item: FlowItem, anchor: HTMLElement) => void
  onClose: () => void
}

/** A popover with the items that a figure sums; each can be opened from it. */
export function FlowFigureList({
  anchor,
  title,
  amount,
  items,
  labels,
  onOpen,
  onClose,
}: FlowFigureListProps) {
  const locale = useLocale()
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  const firstRef = useRef<HTMLButtonElement>(null)
  return (
    <ListPopover
      isOpen
      anchor={anchorRef}
      label={title}
      initialFocusRef={firstRef}
      onClose={({ reason }) => {
        onClose()
        if (reason === 'escape') anchor.focus()
      }}
    >
      <div data-part="list-head">
        <strong>{title}</strong>
        <span data-sign={figureSign(amount)}>
          <bdi>{totalText(amount, locale)}</bdi>
        </span>
      </div>
      {items.length === 0 ? (
        <p>{labels.figureListEmpty}</p>
      ) : (
        <ul>
          {items.map(({ item, amount: part }, at) => (
            <li key={item.id}>
              <button
                ref={at === 0 ? firstRef : undefined}
                type="button"
                onClick={() => {
                  onClose()
                  onOpen(item, anchor)
                }}
              >
                <span data-part="item-title">{isolateText(item.title)}</span>{' '}
                <span data-part="item-day">
                  <bdi>{locale.day(item.startDate.slice(0, 10))}</bdi>
                </span>{' '}
                <span data-part="item-amount" data-sign={figureSign(part)}>
                  <bdi>{totalText(part, locale)}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </ListPopover>
  )
}

const ListPopover = styled(Popover)`
  display: flex;
  flex-direction: column;
  inline-size: 340px;
  max-block-size: 360px;
  padding: ${token('space-2')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;

  [data-part='list-head'] {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-3')};
    padding: ${token('space-1')} ${token('space-2')} ${token('space-2')};
    font-weight: ${token('weight-semibold')};
  }

  p {
    margin: 0;
    padding: ${token('space-2')};
    color: ${token('color-ink-muted')};
  }

  ul {
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }

  li > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 84px;
    gap: ${token('space-3')};
    inline-size: 100%;
    padding: ${token('space-1')} ${token('space-2')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    font: inherit;
    line-height: 20px;
    text-align: start;
    cursor: default;
  }

  li > button:hover {
    background: ${token('color-pressed')};
  }

  li > button:focus-visible {
    outline-offset: -2px;
  }

  [data-part='item-title'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='item-day'] {
    color: ${token('color-ink-muted')};
  }

  [data-part='item-amount'] {
    text-align: end;
  }

  [data-sign='negative'] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }
`
