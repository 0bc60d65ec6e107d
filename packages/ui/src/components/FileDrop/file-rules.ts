/** What a field for files takes. */
export interface FileRules {
  /** Types as `image/png`, groups as `image/*`, or name endings as `.pdf`; any when there are none. */
  readonly accept: readonly string[]
  /** Largest file in bytes. */
  readonly maxBytes: number
  /** Most files in all. */
  readonly maxCount: number
}

/** What a file says about itself before it is read. */
export interface FileFacts {
  readonly name: string
  /** Its type as the system guesses it; empty when it does not know. */
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** Why a file was not taken. */
export type FileRefusalCode = 'type' | 'tooLarge' | 'empty' | 'tooMany'

/** A file that was not taken, and why. */
export interface FileRefusal {
  readonly name: string
  readonly code: FileRefusalCode
}

/** Types of the endings that systems agree on, for judging what is dragged: it has a type, but no name yet. */
const typesByEnding: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

function matchesType(type: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}

/** Whether a file may be of an accepted type, by its type or by the ending of its name. */
export function isAccepted(
  { name, type }: Pick<FileFacts, 'name' | 'type'>,
  accept: readonly string[],
): boolean {
  const lowerName = name.toLowerCase()
  const lowerType = type.toLowerCase()
  return (
    accept.length === 0 ||
    accept.some((pattern) => {
      const lower = pattern.toLowerCase()
      return lower.startsWith('.') ? lowerName.endsWith(lower) : matchesType(lowerType, lower)
    })
  )
}

/**
 * Whether something dragged could be taken. Only its type is known before it is
 * dropped: endings without a type of their own, and things without a type, are
 * given the benefit of the doubt.
 *
 * @param type as `image/png`, or empty
 */
export function mayBeAccepted(type: string, accept: readonly string[]): boolean {
  if (type === '' || accept.length === 0) return true
  const lowerType = type.toLowerCase()
  return accept.some((pattern) => {
    const lower = pattern.toLowerCase()
    if (!lower.startsWith('.')) return matchesType(lowerType, lower)
    const known = typesByEnding[lower]
    return known === undefined
      ? !Object.values(typesByEnding).includes(lowerType)
      : known === lowerType
  })
}

/**
 * Divides what was chosen, dropped or pasted into what is taken and what is
 * not. Each file has at most one reason; the first so many that are fine in
 * themselves are taken.
 *
 * @param presentCount files that are there already
 * @returns every file in one of the two lists, in the order given
 */
export function sortFiles<File extends FileFacts>(
  files: readonly File[],
  rules: FileRules,
  presentCount: number,
): { taken: File[]; refused: FileRefusal[] } {
  const taken: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const code = !isAccepted(file, rules.accept)
      ? 'type'
      : file.size > rules.maxBytes
        ? 'tooLarge'
        : file.size === 0
          ? 'empty'
          : presentCount + taken.length >= rules.maxCount
            ? 'tooMany'
            : null
    if (code === null) taken.push(file)
    else refused.push({ name: file.name, code })
  }
  return { taken, refused }
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/**
 * Writes a size in the units that limits are given in, thousands and not
 * 1,024s: 10,000,000 bytes are 10 MB. Below ten of a unit one digit is kept.
 *
 * @param bytes an integer of 0 or more
 */
export function formatFileSize(bytes: number): string {
  let unit = 0
  let size = bytes
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const isShort = unit > 0 && size < 9.95
  return `${isShort ? Number(size.toFixed(1)) : Math.round(size)} ${units[unit] ?? ''}`
}
