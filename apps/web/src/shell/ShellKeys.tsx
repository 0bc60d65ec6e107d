import { useIsModalOpen } from '@throughline/ui/Dialog'
import { Suspense, lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageKeys } from '../platform/use-page-keys'
import { planViewPath } from '../session/landing'
import { keyboardPlatform } from './keyboard-platform'
import type { PlanPlaces } from './plan-places'

/** Props of the command palette. */
export interface PaletteProps {
  readonly planPlaces: PlanPlaces
  readonly onClose: () => void
  /** null if the page has no keyboard shortcuts. */
  readonly onShowShortcuts: (() => void) | null
}

/** Loads the command palette. Its folder imports the shell, so the shell cannot import it. */
export type LoadPalette = () => Promise<{ readonly Palette: ComponentType<PaletteProps> }>

export interface ShellKeysProps extends Omit<PaletteProps, 'onClose'> {
  readonly loadPalette: LoadPalette
}

/**
 * Keyboard shortcuts of the complete app: `/` goes to the search of the plan, Ctrl+K or Cmd+K opens
 * the palette. They work from the first frame. Only the code of the palette is loaded later.
 */
export function ShellKeys({ planPlaces, onShowShortcuts, loadPalette }: ShellKeysProps) {
  const [Palette] = useState(() => lazy(async () => ({ default: (await loadPalette()).Palette })))
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useSearchKey()
  usePaletteKey(() => {
    setPaletteOpen(true)
  })
  if (!isPaletteOpen) return null
  return (
    <Suspense>
      <Palette
        planPlaces={planPlaces}
        onClose={() => {
          setPaletteOpen(false)
        }}
        onShowShortcuts={onShowShortcuts}
      />
    </Suspense>
  )
}

/** Matches account, plan and the following segment in the path of a plan. */
const planPath = /^\/account\/(\d+)\/plan\/(\d+)\/([a-z]+)/

function useSearchKey(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  usePageKeys(({ key, ctrlKey, metaKey, altKey }) => {
    const [, accountId, planId, place] = planPath.exec(pathname) ?? []
    if (key !== '/' || ctrlKey || metaKey || altKey || place === undefined) return false
    // The search screen handles the key itself, and in the settings there is no list to search.
    if (place === 'search' || place === 'settings') return false
    void navigate(planViewPath(Number(accountId), Number(planId), 'search'))
    return true
  })
}

/**
 * Opens the palette by its shortcut. Unlike other shortcuts of a page, it also works in text
 * fields.
 */
function usePaletteKey(onOpen: () => void): void {
  const isModalOpen = useIsModalOpen()
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    if (defaultPrevented || isModalOpen || shiftKey || altKey || key.toLowerCase() !== 'k') return
    const isApple = keyboardPlatform() === 'mac'
    if (isApple ? !metaKey || ctrlKey : !ctrlKey || metaKey) return
    // Prevents that browsers focus their own search.
    event.preventDefault()
    onOpen()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [])
}
