import {
  SMALLEST_VIEWPORT_HEIGHT_PX,
  SMALLEST_VIEWPORT_WIDTH_PX,
} from '@throughline/domain/session'
import { SkipLink } from '@throughline/ui/SkipLink'
import { useBottomBar } from '@throughline/ui/ToastRegion'
import { token } from '@throughline/ui/theme'
import { Suspense, lazy, useState } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { styled } from 'styled-components'

import { lazyPart } from '../platform/lazy-part'
import { SessionDetailsContext, useSession } from '../session/use-session'
import { UndoProvider } from '../undo'
import { AppNavigation } from './AppNavigation'
import { planPlaces } from './plan-places'
import type { LoadHelp } from './HelpHost'
import { ShellKeys } from './ShellKeys'
import type { LoadPalette } from './ShellKeys'
import { metadataOf } from './route-metadata'
import { usePageKeys } from '../platform/use-page-keys'

const FooterRoot = styled.footer`
  display: flex;
  flex: none;
  gap: ${token('space-4')};
  align-items: center;
  block-size: 24px;
  padding-inline: ${token('space-4')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
  white-space: nowrap;
`

const Hint = styled.span`
  margin-inline-start: auto;
`

interface FooterProps {
  /** null until the server has returned them. */
  readonly lines: { readonly copyrightLine: string; readonly patentNotice: string } | null
  /** Hint at the end of the line. */
  readonly hint?: string | undefined
}

/** Footer of every view: copyright and patent notice. */
function Footer({ lines, hint }: FooterProps) {
  const footerRef = useBottomBar()
  return (
    <FooterRoot ref={footerRef} data-print="hidden">
      <span>{lines?.copyrightLine}</span>
      <span>{lines?.patentNotice}</span>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
    </FooterRoot>
  )
}

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}))

const Connection = lazyPart(async () => (await import('./connection/Connection')).Connection)
const LateParts = lazyPart(async () => (await import('./LateParts')).LateParts)

const Frame = styled.div`
  display: flex;
  /* In a smaller window, the page scrolls: no view gets smaller than it can be used. */
  min-inline-size: ${SMALLEST_VIEWPORT_WIDTH_PX}px;
  min-block-size: ${SMALLEST_VIEWPORT_HEIGHT_PX}px;
  block-size: 100dvh;
  background: ${token('color-canvas')};

  /* On paper, the frame is as high as its content, and white. */
  @media print {
    display: block;
    min-inline-size: 0;
    min-block-size: 0;
    block-size: auto;
    background: none;
  }
`

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  @media print {
    display: block;
  }
`

const Main = styled.main`
  /* Contains what is positioned in it: a hidden text far down would make the document scroll. */
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  scroll-padding-block-end: var(--tl-toast-room, 0px);

  /*
   * A page that becomes longer while it loads, or shorter, moves nothing sideways. Pages of the kit
   * are dialogs and scroll in their own frame.
   */
  &:has([data-page]:not(dialog)) {
    scrollbar-gutter: stable;
  }

  @media print {
    overflow: visible;
  }

  &:focus {
    outline: none;
  }

  h1:focus {
    outline: none;
  }
`

export interface SignedInShellProps {
  readonly loadPalette: LoadPalette
  readonly loadHelp: LoadHelp
}

/** Navigation, footer and undo around every screen of a signed-in user. */
export function SignedInShell({ loadPalette, loadHelp }: SignedInShellProps) {
  const { configuration, who } = useSession()
  const { hasShortcuts = false, isWholePage = false } = metadataOf(useMatches()) ?? {}
  const [areShortcutsOpen, setShortcutsOpen] = useShortcutsKey(hasShortcuts)
  // The route guard is about to leave this route.
  if (who.status !== 'logged-in') return null
  return (
    <SessionDetailsContext value={who.details}>
      <UndoProvider>
        <Frame>
          <SkipLink href="#main">Skip to content</SkipLink>
          {isWholePage ? null : <AppNavigation />}
          {/* Beside the navigation, the content is another element: it does not move there. */}
          <Content key={String(isWholePage)}>
            <Main id="main" tabIndex={-1}>
              <Outlet />
            </Main>
            {isWholePage ? null : (
              <Footer
                lines={configuration}
                hint={hasShortcuts ? 'Press ? for shortcuts' : undefined}
              />
            )}
          </Content>
          <Suspense>
            <Connection />
          </Suspense>
          <Suspense>
            <LateParts loadHelp={loadHelp} />
          </Suspense>
          <ShellKeys
            planPlaces={planPlaces}
            loadPalette={loadPalette}
            onShowShortcuts={hasShortcuts ? () => setShortcutsOpen(true) : null}
          />
          {areShortcutsOpen ? (
            <Suspense>
              <ShortcutsDialog
                onClose={() => {
                  setShortcutsOpen(false)
                }}
              />
            </Suspense>
          ) : null}
        </Frame>
      </UndoProvider>
    </SessionDetailsContext>
  )
}

/**
 * Returns whether the list of shortcuts is open, and its setter. `?` opens it, if the page has
 * shortcuts.
 */
function useShortcutsKey(isOffered: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  usePageKeys(({ key, ctrlKey, metaKey, altKey }) => {
    if (!isOffered || key !== '?' || ctrlKey || metaKey || altKey) return false
    setIsOpen(true)
    return true
  })
  return [isOpen && isOffered, setIsOpen]
}
