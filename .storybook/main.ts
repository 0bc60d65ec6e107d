import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

import { markedPartsPlugin } from '../scripts/kit/marked-parts-plugin.mjs'
import { componentFacts } from './docs/facts/vite-plugin.ts'
import { INTERACTION_TEST, tagInteractionTests } from './interaction-tests.ts'
import { usedIcons } from './used-icons.ts'

/** The files of the font, which the frame around the stories loads as well. */
const fonts = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/package.json'))),
  'files',
)

const root = fileURLToPath(new URL('..', import.meta.url))
const leftOut = fileURLToPath(new URL('./left-out.ts', import.meta.url))

/** One Storybook for all packages: the components, the planner's views and the app's screens. */
const config: StorybookConfig = {
  stories: [
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/planner-views/src/**/*.stories.tsx',
    '../packages/elements/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: ['./static', { from: fonts, to: '/fonts' }],
  experimental_indexers: (indexers = []) => indexers.map(tagInteractionTests),
  // The filter of the sidebar shows them.
  tags: {
    [INTERACTION_TEST]: { defaultFilterSelection: 'exclude' },
    internal: { defaultFilterSelection: 'exclude' },
  },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The properties are read by the compiler, in docs/facts.
  typescript: { reactDocgen: false },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      // As in the packages: stories of foreign pages need the marks.
      plugins: [markedPartsPlugin(), componentFacts(root), usedIcons(root)],
      resolve: {
        // Parts of jspdf that are not installed (pnpm-workspace.yaml) and never asked for.
        alias: { html2canvas: leftOut, dompurify: leftOut, canvg: leftOut },
      },
    }),
}

export default config
