import { IconButton } from '@throughline/ui/IconButton'
import { SearchField } from '@throughline/ui/SearchField'
import { token } from '@throughline/ui/theme'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { styled } from 'styled-components'

import { HEAD_PIXELS } from '../flow-sizes'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'

interface FlowFindProps {
  text: string
  /** Number of the current result, from 1; 0 while there is none. */
  at: number
  count: number
  labels: FlowCalendarLabels
  onTextChange: (text: string) => void
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** The search field over the upper corner of the timeline. */
export function FlowFind({
  text,
  at,
  count,
  labels,
  onTextChange,
  onStep,
  onClose,
}: FlowFindProps) {
  const resultText =
    text.trim() === '' ? undefined : count === 0 ? labels.findNone : labels.findCount({ at, count })
  return (
    <FindBar
      aria-label={labels.find}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
        else if (event.key === 'Escape') onClose()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <SearchField
        // It opens on request, to be typed into.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has asked for this field
        autoFocus
        size="small"
        label={labels.find}
        clearLabel={labels.findClear}
        value={text}
        {...(resultText === undefined ? null : { resultText })}
        onChange={({ value }) => {
          onTextChange(value)
        }}
      />
      <IconButton
        size="small"
        variant="ghost"
        icon={ChevronUp}
        label={labels.findPrevious}
        disabled={count === 0}
        onClick={() => {
          onStep(-1)
        }}
      />
      <IconButton
        size="small"
        variant="ghost"
        icon={ChevronDown}
        label={labels.findNext}
        disabled={count === 0}
        onClick={() => {
          onStep(1)
        }}
      />
      <IconButton
        size="small"
        variant="ghost"
        icon={X}
        label={labels.findClose}
        onClick={() => {
          onClose()
        }}
      />
    </FindBar>
  )
}

const FindBar = styled.search`
  position: absolute;
  inset-block-start: ${HEAD_PIXELS + 8}px;
  inset-inline-end: ${token('space-5')};
  z-index: 6;
  display: flex;
  gap: 2px;
  align-items: center;
  inline-size: 340px;
  padding: ${token('space-1')};
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-popover')};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  @media print {
    display: none;
  }
`
