import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'

import { frameTheme } from './storybook-theme'
import { StoryTools } from './toolbar/story-tools'

addons.setConfig({
  theme: frameTheme('light'),
  sidebar: { showRoots: true, collapsedRoots: ['patterns', 'screens'] },
})

/** Storybook's interface follows the theme of the toolbar: a dark component in a white frame is judged wrongly. */
addons.register('throughline/frame', (api) => {
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    api.setOptions({ theme: frameTheme(globals['theme']) })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
  addons.add('throughline/tools', {
    type: types.TOOL,
    title: 'What the story shows',
    match: ({ viewMode, tabId }) =>
      (viewMode === 'story' || viewMode === 'docs') && tabId === undefined,
    render: () => createElement(StoryTools),
  })
})

/** The window names the product, not the tool. */
function nameWindow(): void {
  const name = document.title
    .replace(/ ⋅ Storybook$/u, ' · Throughline')
    .replace(/^.*- Storybook$/u, 'Throughline')
  if (document.title !== name) document.title = name
}

nameWindow()
new MutationObserver(nameWindow).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
})
