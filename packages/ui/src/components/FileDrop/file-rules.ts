/** The files that a field accepts. */
export interface FileRules {
  /** Types such as `image/png`, groups such as `image/*`, or extensions such as `.pdf`; empty accepts any. */
  readonly accept: readonly string[]
  /** Largest file in bytes. */
  readonly maxBytes: number
  /** Maximum number of files. */
  readonly maxCount: number
}

/** The properties of a file that are known without reading it. */
export interface FileDetails {
  readonly name: string
  /** Its MIME type as guessed by the platform; empty if unknown. */
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** Why a file was refused. */
export type FileRefusalCode = 'type' | 'tooLarge' | 'empty' | 'tooMany'

/** A refused file and the reason. */
export interface FileRefusal {
  readonly name: string
  readonly code: FileRefusalCode
}

/** MIME types of well-known extensions. A dragged file has a type, but no name yet. */
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

/** Whether a file has an accepted type, by its MIME type or by its extension. */
export function isAccepted(
  { name, type }: Pick<FileDetails, 'name' | 'type'>,
  accept: readonly string[],
): boolean {
  // A dot at the end belongs to no extension, and most systems drop it.
  const lowerName = name.toLowerCase().replace(/[. ]+$/, '')
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
 * Whether a dragged item may be accepted. Only its type is known before the drop, so
 * items without a type, and extensions without a known type, count as accepted.
 *
 * @param type as `image/png`, or empty
 */
export function mayBeAccepted(type: string, accept: readonly string[]): boolean {
  if (type === '' || accept.length === 0) return true
  const lowerType = type.toLowerCase()
  return accept.some((pattern) => {
    const lower = pattern.toLowerCase()
    if (!lower.startsWith('.')) return matchesType(lowerType, lower)
    const existing = typesByEnding[lower]
    return existing === undefined
      ? !Object.values(typesByEnding).includes(lowerType)
      : existing === lowerType
  })
}

/**
 * Splits chosen, dropped or pasted files into accepted and refused ones. Each refused
 * file has one reason. Valid files are accepted up to the maximum number.
 *
 * @param presentCount number of files that are already present
 * @returns every file in one of the two lists, in the order given
 */
export function sortFiles<File extends FileDetails>(
  files: readonly File[],
  rules: FileRules,
  presentCount: number,
): { used: File[]; refused: FileRefusal[] } {
  const used: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const code = !isAccepted(file, rules.accept)
      ? 'type'
      : file.size > rules.maxBytes
        ? 'tooLarge'
        : file.size === 0
          ? 'empty'
          : presentCount + used.length >= rules.maxCount
            ? 'tooMany'
            : null
    if (code === null) used.push(file)
    else refused.push({ name: file.name, code })
  }
  return { used, refused }
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/**
 * Formats a size in decimal units: 10,000,000 bytes are 10 MB. Below ten of a unit it
 * has one decimal digit.
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
