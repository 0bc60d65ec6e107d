import { Search } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { PaletteStatus } from './CommandPalette.styles'
import type { CommandPaletteLabels } from './CommandPalette.labels'
import { CommandRows } from './CommandRows'
import type { Command } from './rank-commands'
import { useCommandPalette } from './use-command-palette'
import { Icon } from '../Icon'
import { Spinner } from '../Spinner'
import {
  QuickPickFoot,
  QuickPickHead,
  QuickPickInput,
  QuickPickList,
  QuickPickNote,
  QuickPickRoot,
} from './QuickPick.styles'
import { useLabels } from '../../internal/locale/locale-context'

/** The labels of a `QuickPick`. */
export type QuickPickLabels = Pick<
  CommandPaletteLabels,
  'label' | 'placeholder' | 'recent' | 'empty' | 'loading' | 'results'
>

export interface QuickPickProps {
  /** The options, in order. Pass the same array with the same objects while nothing changes. */
  options: readonly Command[]
  /** The button that has opened it; it gets the focus back, except after a press outside. */
  anchor: RefObject<HTMLElement | null>
  /** Its id, for `aria-controls` of the button. */
  id?: string
  /** An option was chosen; `onClose` has been called. */
  onSelect: (choice: { id: string }) => void
  /** Esc, a press outside, or a choice: render it no more. */
  onClose: () => void
  /** Ids of options chosen recently, the latest first; shown on top while nothing is typed. @default [] */
  recentIds?: readonly string[]
  /** The options are not all there yet; the present ones can be chosen. @default false */
  isLoading?: boolean
  /** Shown below the list, such as a link to a page with all options. */
  footer?: ReactNode
  /** @default 'bottom-start' */
  placement?: Placement
  labels: QuickPickLabels
}

const none: readonly string[] = []

/** Choosing one of many things by a few letters of its name, beside the button that opens it. */
export function QuickPick({
  options,
  anchor,
  id,
  onSelect,
  onClose,
  recentIds = none,
  isLoading = false,
  footer,
  placement = 'bottom-start',
  labels: providedLabels,
}: QuickPickProps) {
  const labels = useLabels(providedLabels)
  const closeAndReturn = () => {
    anchor.current?.focus({ preventScroll: true })
    onClose()
  }
  const { listRef, listId, ...list } = useCommandPalette({
    commands: options,
    recentIds,
    recentLabel: labels.recent,
    isRanked: false,
    onQueryChange: undefined,
    onSelect: (choice) => {
      closeAndReturn()
      onSelect(choice)
    },
  })
  const optionAt = (target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-command]') : null
    return options.find((option) => option.id === row?.dataset['command'])
  }
  const hasRows = list.total > 0

  return (
    <QuickPickRoot
      isOpen
      {...(id === undefined ? null : { id })}
      anchor={anchor}
      label={labels.label}
      placement={placement}
      onClose={({ reason }) => {
        if (reason === 'escape') closeAndReturn()
        else onClose()
      }}
    >
      <QuickPickHead>
        <Icon icon={Search} size={14} />
        <QuickPickInput
          data-autofocus=""
          aria-label={labels.label}
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          aria-activedescendant={list.activeOptionId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={labels.placeholder}
          value={list.query}
          onChange={(event) => {
            list.changeQuery(event.target.value)
          }}
          onKeyDown={list.handleKeyDown}
        />
        {isLoading ? <Spinner /> : null}
      </QuickPickHead>
      {hasRows ? (
        <QuickPickList
          ref={listRef}
          id={listId}
          aria-label={labels.label}
          aria-busy={isLoading}
          onScroll={list.handleScroll}
          onPointerMove={(event) => {
            // Only a pointer that moves changes the highlight, not a list that scrolls
            // under it.
            if (event.movementX === 0 && event.movementY === 0) return
            const option = optionAt(event.target)
            if (option) list.activate(option.id)
          }}
          onMouseDown={(event) => {
            event.preventDefault()
          }}
          onClick={(event) => {
            list.select(optionAt(event.target))
          }}
        >
          <CommandRows
            groups={list.drawn}
            total={list.total}
            activeId={list.active?.id}
            hasIcons={options.some((option) => option.icon !== undefined)}
            platform="other"
            optionIdOf={list.optionIdOf}
          />
        </QuickPickList>
      ) : (
        <QuickPickNote>
          {isLoading ? labels.loading : labels.empty({ query: list.query })}
        </QuickPickNote>
      )}
      <PaletteStatus>
        {isLoading
          ? labels.loading
          : list.query === ''
            ? ''
            : labels.results({ count: list.total })}
      </PaletteStatus>
      {footer === undefined ? null : <QuickPickFoot>{footer}</QuickPickFoot>}
    </QuickPickRoot>
  )
}
