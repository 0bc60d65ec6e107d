import { addons } from 'storybook/manager-api'

import { systemTheme } from './house-theme'

addons.setConfig({
  theme: systemTheme,
  sidebar: { showRoots: true },
})
