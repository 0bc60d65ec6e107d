import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

import { markedPartsPlugin } from '../scripts/kit/marked-parts-plugin.ts'
import { componentDetails } from './docs/details/vite-plugin.ts'
import { INTERACTION_TEST, tagInteractionTests } from './interaction-tests.ts'

const MODULE = 'virtual:used-icons'
const folders = ['packages/ui/src', 'packages/planner-views/src', 'apps/web/src']
/** Stories and what they share show icons that no screen has. */
const noSource = /\.(?:test|stories|story-host|example)\.tsx?$|\/(?:fixtures|testing|gallery)\//u

/**
 * The module `virtual:used-icons`: the icons of lucide that the sources use now, so that the
 * page of icons neither misses one nor shows one that nobody uses.
 *
 * @param root folder of the repository
 */
function usedIcons(root: string): Plugin {
  return {
    name: 'throughline-used-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? moduleOf(countIcons(root)) : undefined),
  }
}

/** In how many files each icon is used, by name. */
function countIcons(root: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  for (const file of files) {
    if (!/\.tsx?$/u.test(file) || noSource.test(file)) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const name of iconsIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function iconsIn(text: string): readonly string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/u.exec(text) ?? []
  return names
    .split(',')
    .map((part) => part.trim().replace(/ as .*$/u, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
}

function moduleOf(counts: ReadonlyMap<string, number>): string {
  const names = [...counts.keys()].sort()
  const icons = names.map((name) => `{ name: '${name}', icon: ${name}, uses: ${counts.get(name)} }`)
  return `import { ${names.join(', ')} } from 'lucide-react'\nexport const usedIcons = [${icons.join(', ')}]\n`
}

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
  // The compiler reads the properties, in docs/details.
  typescript: { reactDocgen: false },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      // As in the packages: stories of foreign pages need the marks.
      plugins: [markedPartsPlugin(), componentDetails(root), usedIcons(root)],
      resolve: {
        // Parts of jspdf that are not installed (pnpm-workspace.yaml) and never asked for.
        alias: { html2canvas: leftOut, dompurify: leftOut, canvg: leftOut },
      },
    }),
}

export default config
