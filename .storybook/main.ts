import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

import { componentFacts } from './docs/facts/vite-plugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const leftOut = fileURLToPath(new URL('./left-out.ts', import.meta.url))

/** One Storybook for all packages: the components, the planner's views and the app's screens. */
const config: StorybookConfig = {
  stories: [
    './pages/**/*.mdx',
    './pages/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/planner-views/src/**/*.stories.tsx',
    '../packages/elements/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [componentFacts(root)],
      resolve: {
        // Parts of jspdf that are not installed (pnpm-workspace.yaml) and never asked for.
        alias: { html2canvas: leftOut, dompurify: leftOut, canvg: leftOut },
      },
    }),
}

export default config
