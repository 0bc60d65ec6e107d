import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

import { frameTheme } from './storybook-theme'

addons.setConfig({ theme: frameTheme('light'), sidebar: { showRoots: true } })

/** Storybook's interface follows the theme of the toolbar: a dark component in a white frame is judged wrongly. */
addons.register('throughline/frame', (api) => {
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    api.setOptions({ theme: frameTheme(globals['theme']) })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
