import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The tokens that a component reads: every `token('…')` and `tokenProperty('…')` in its
 * own files and in the internal files that these import. Other components that it renders
 * are not followed: their pages say what they read.
 *
 * @param folder the folder of the component, absolute
 * @param name the component; its file in the folder is where the search starts
 * @returns names of tokens, sorted
 */
export function tokensUsedBy(folder: string, name: string): readonly string[] {
  const seen = new Set<string>()
  const tokens = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, token] of source.matchAll(/\btoken(?:Property)?\(\s*'([a-z\d-]+)'/g)) {
      if (token !== undefined) tokens.add(token)
    }
    for (const [, request] of source.matchAll(/\bfrom\s+'(\.[^']+)'/g)) {
      const target = request === undefined ? undefined : moduleAt(path.dirname(file), request)
      if (target !== undefined && belongs(target, folder)) visit(target)
    }
  }
  const start = moduleAt(folder, `./${name}`)
  if (start !== undefined) visit(start)
  return [...tokens].sort()
}

/** Own files and shared ones; not other components, and not the theme, which defines all tokens. */
function belongs(file: string, folder: string): boolean {
  if (file.startsWith(`${folder}${path.sep}`)) return true
  if (file.split(path.sep).includes('internal')) return true
  return file.split(path.sep).some((part) => part === 'calendar-parts' || part === 'interaction')
}

function moduleAt(folder: string, request: string): string | undefined {
  const base = path.resolve(folder, request)
  const candidates = [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')]
  return candidates.find((file) => existsSync(file) && statSync(file).isFile())
}
