import { useLayoutEffect, type ReactNode } from 'react'

import {
  DEFAULT_DENSITY,
  GlobalStyle,
  type Density,
  type ThemePreference,
} from '@throughline/ui/theme'
import { forceMotion, type MotionChoice } from './toolbar/force-motion'

/** The toolbar's values for every story. */
interface StoryContextGlobals {
  theme: ThemePreference
  density: Density
  direction: 'ltr' | 'rtl'
  motion: MotionChoice
}

interface StoryContextProps extends StoryContextGlobals {
  /** A story on its own page fills the window; on a documentation page each story paints its own background. */
  isPage: boolean
  /** Leaves out the margin, for screens and whole views. */
  isFullScreen: boolean
  children: ReactNode
}

const motionChoices = ['auto', 'reduced', 'full'] as const

const themePreferences = ['auto', 'light', 'dark', 'high-contrast'] as const

/** Reads the toolbar's values; unknown ones become the first of their menu. */
export function readStoryContext(globals: Readonly<Record<string, unknown>>): StoryContextGlobals {
  return {
    theme: themePreferences.find((theme) => theme === globals['theme']) ?? 'auto',
    density: globals['density'] === 'comfortable' ? 'comfortable' : DEFAULT_DENSITY,
    direction: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
    motion: motionChoices.find((choice) => choice === globals['motion']) ?? 'auto',
  }
}

/** Theme, density and direction around a story, the way an app sets them. */
export function StoryContext({
  theme,
  density,
  direction,
  motion,
  isPage,
  isFullScreen,
  children,
}: StoryContextProps) {
  useLayoutEffect(() => {
    if (!isPage) return undefined
    const root = document.documentElement
    root.dataset['theme'] = theme
    root.dataset['density'] = density
    root.dir = direction
    root.lang = 'en'
    return () => {
      delete root.dataset['theme']
      delete root.dataset['density']
      root.removeAttribute('dir')
    }
  }, [isPage, theme, density, direction])
  useLayoutEffect(() => forceMotion(motion), [motion])
  return (
    <>
      <GlobalStyle />
      <div
        data-theme={theme}
        data-density={density}
        dir={direction}
        style={{
          padding: isFullScreen ? 0 : 24,
          background: 'var(--tl-color-canvas)',
          ...(isPage ? { minHeight: '100vh' } : null),
        }}
      >
        {children}
      </div>
    </>
  )
}
