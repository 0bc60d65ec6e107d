import { Search } from 'lucide-react'
import { useRef, type ComponentPropsWithRef } from 'react'

import { useModal, type DialogCloseReason } from '../../internal/modal/use-modal'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { HintKey } from '../../internal/shortcut/ShortcutHint.styles'
import { formatShortcut, type KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import { Icon } from '../Icon'
import { Spinner } from '../Spinner'
import {
  PaletteFoot,
  PaletteHead,
  PaletteInput,
  PaletteList,
  PaletteNote,
  PaletteRoot,
  PaletteStatus,
} from './CommandPalette.styles'
import { CommandRows } from './CommandRows'
import type { CommandPaletteLabels } from './CommandPalette.labels'
import type { Command } from './rank-commands'
import { useCommandPalette } from './use-command-palette'
import { useLabels } from '../../internal/locale/locale-context'

export interface CommandPaletteProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'onClose' | 'onCancel' | 'onSelect' | 'children'
> {
  /** Whether it is open; closed, it renders nothing and forgets what was typed. */
  isOpen: boolean
  /** All commands, in order. Pass the same array with the same objects while nothing changes. */
  commands: readonly Command[]
  /** A command was chosen. Set `isOpen` to false, then do it. */
  onSelect: (choice: { id: string }) => void
  /** A person asked to close it. */
  onClose: (request: { reason: DialogCloseReason }) => void
  /** Ids of recently used commands, the latest first; shown on top while nothing is typed. @default [] */
  recentIds?: readonly string[]
  /** The typed text has changed; for commands that a server searches. */
  onQueryChange?: (change: { query: string }) => void
  /** The commands already match the query, best first; they are shown as they are. @default false */
  isRanked?: boolean
  /** More commands are loading; the present ones can be chosen. @default false */
  isLoading?: boolean
  /** The platform whose keys the shortcuts show. @default 'other' */
  platform?: KeyboardPlatform
  labels: CommandPaletteLabels
}

const none: readonly string[] = []

/** A dialog for finding and running a command by typing a few letters of its name. */
export function CommandPalette({ isOpen, ...props }: CommandPaletteProps) {
  return isOpen ? <OpenCommandPalette {...props} /> : null
}

function OpenCommandPalette({
  commands,
  onSelect,
  onClose,
  recentIds = none,
  onQueryChange,
  isRanked = false,
  isLoading = false,
  platform = 'other',
  labels: providedLabels,
  ref,
  ...rest
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const labels = useLabels(providedLabels)
  const inputRef = useRef<HTMLInputElement>(null)
  const { dialogRef, dialogProps } = useModal({
    isOpen: true,
    initialFocusRef: inputRef,
    onClose,
    elementProps: rest,
  })
  const {
    query,
    changeQuery,
    drawn,
    total,
    active,
    activeOptionId,
    optionIdOf,
    listId,
    listRef,
    select,
    activate,
    handleKeyDown,
    handleScroll,
  } = useCommandPalette({
    commands,
    recentIds,
    recentLabel: labels.recent,
    isRanked,
    onSelect,
    onQueryChange,
  })
  const commandAt = (target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-command]') : null
    return commands.find((command) => command.id === row?.dataset['command'])
  }
  const hasRows = total > 0

  return (
    <PaletteRoot
      aria-label={labels.label}
      tabIndex={-1}
      {...rest}
      {...dialogProps}
      ref={useMergedRef(ref, dialogRef)}
    >
      <PaletteHead>
        <Icon icon={Search} />
        <PaletteInput
          ref={inputRef}
          aria-label={labels.label}
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          aria-activedescendant={activeOptionId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={labels.placeholder}
          value={query}
          onChange={(event) => {
            changeQuery(event.target.value)
          }}
          onKeyDown={handleKeyDown}
        />
        {isLoading ? <Spinner /> : null}
      </PaletteHead>
      {hasRows ? (
        <PaletteList
          ref={listRef}
          id={listId}
          aria-label={labels.label}
          aria-busy={isLoading}
          onScroll={handleScroll}
          onPointerMove={(event) => {
            // Only a pointer that moves changes the highlight, not a list that scrolls
            // under it.
            if (event.movementX === 0 && event.movementY === 0) return
            const command = commandAt(event.target)
            if (command) activate(command.id)
          }}
          onMouseDown={(event) => {
            event.preventDefault()
          }}
          onClick={(event) => {
            select(commandAt(event.target))
          }}
        >
          <CommandRows
            groups={drawn}
            total={total}
            activeId={active?.id}
            hasIcons={commands.some((command) => command.icon !== undefined)}
            platform={platform}
            optionIdOf={optionIdOf}
          />
        </PaletteList>
      ) : (
        <PaletteNote>{isLoading ? labels.loading : labels.empty({ query })}</PaletteNote>
      )}
      <PaletteStatus>
        {isLoading ? labels.loading : query === '' ? '' : labels.results({ count: total })}
      </PaletteStatus>
      <PaletteFoot aria-hidden="true">
        <span>
          <HintKey>↑</HintKey>
          <HintKey>↓</HintKey>
          {labels.move}
        </span>
        <span>
          <HintKey>↵</HintKey>
          {labels.choose}
        </span>
        <span>
          <HintKey>{formatShortcut('Escape', platform)}</HintKey>
          {labels.close}
        </span>
      </PaletteFoot>
    </PaletteRoot>
  )
}
