import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

import { frameTheme } from './storybook-theme'

interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>
}

/** Documentation pages in the theme of the toolbar. */
export function StorybookDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [theme, setTheme] = useState(() => frameTheme(chosenTheme()))
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => {
      setTheme(frameTheme(globals['theme']))
    }
    channel.on(GLOBALS_UPDATED, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
    }
  }, [channel])
  return (
    <DocsContainer {...props} theme={theme}>
      {children}
    </DocsContainer>
  )
}

/** The toolbar's theme at the time of loading, read from the URL. */
function chosenTheme(): string {
  const globals = new URLSearchParams(globalThis.location.search).get('globals') ?? ''
  return /(?:^|;)theme:([a-z-]+)/.exec(globals)?.[1] ?? 'light'
}
