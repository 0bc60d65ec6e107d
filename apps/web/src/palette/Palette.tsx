import { countText } from '@throughline/domain/messages'
import { CommandPalette, englishCommandPaletteLabels } from '@throughline/ui/CommandPalette'
import { useMemo, useState } from 'react'
import { usePreferences } from '../preferences/preferences-context'
import { createRecentCommands } from '../preferences/recent-choices'
import { useSessionDetails } from '../session/use-session'
import { keyboardPlatform } from '../shell/keyboard-platform'
import type { PaletteProps } from '../shell/ShellKeys'
import { usePaletteEntries } from './use-palette-entries'

const labels = {
  ...englishCommandPaletteLabels,
  label: 'Search or go to',
  placeholder: 'Search or go to…',
  loading: 'Searching tactics...',
  results: ({ count }: { count: number }) => countText(count, 'result'),
}

/** The open command palette: finds items, plans, tags and views, and runs commands. */
export function Palette({ planPlaces, onClose, onShowShortcuts }: PaletteProps) {
  const { store } = usePreferences()
  const { user } = useSessionDetails()
  const recent = useMemo(() => createRecentCommands(store, user.id), [store, user.id])
  const [recentIds] = useState(recent.read)
  const [query, setQuery] = useState('')
  const { entries, isLoading } = usePaletteEntries(query, planPlaces, onShowShortcuts)
  const commands = useMemo(() => entries.map(({ command }) => command), [entries])
  return (
    <CommandPalette
      isOpen
      commands={commands}
      recentIds={recentIds}
      isLoading={isLoading}
      platform={keyboardPlatform()}
      labels={labels}
      onQueryChange={(change) => {
        setQuery(change.query)
      }}
      onClose={onClose}
      onSelect={({ id }) => {
        recent.add(id)
        onClose()
        entries.find(({ command }) => command.id === id)?.run()
      }}
    />
  )
}
