import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:used-icons'
const FOLDERS = ['packages/ui/src', 'packages/planner-views/src', 'apps/web/src']
/** Stories and what they share show icons that no screen has. */
const NO_SOURCE = /\.(?:test|stories|story-host|example)\.tsx?$|\/(?:fixtures|testing|gallery)\//u

/**
 * The module `virtual:used-icons`: the icons of lucide that the sources use now, so that the
 * page of icons neither misses one nor shows one that nobody uses.
 *
 * @param root folder of the repository
 */
export function usedIcons(root: string): Plugin {
  return {
    name: 'throughline-used-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? moduleOf(countIcons(root)) : undefined),
  }
}

/** In how many files each icon is used, by name. */
function countIcons(root: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  for (const file of files) {
    if (!/\.tsx?$/u.test(file) || NO_SOURCE.test(file)) continue
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
