import { FILE_FIELDS, type FileField, type RememberedMapping } from '@throughline/domain/item-file'
import type { KeyValueStore } from './key-value-store'

/**
 * `import-columns12` holds what person 12 has chosen for the columns of imported files, as a JSON
 * object of headers and fields; null stands for columns that are not imported.
 */
const PREFIX = 'import-columns'

/** Headers beyond these are forgotten, the oldest first. */
const MAX_HEADERS = 300

const FIXED: ReadonlySet<string> = new Set(FILE_FIELDS.map(({ field }) => field))

/** What a browser remembers about the columns of imported files. */
export interface ImportPreferences {
  /** What a person has chosen for headers; nothing when nothing is stored. */
  readonly rememberedMapping: (userId: number) => RememberedMapping
  readonly setRememberedMapping: (userId: number, mapping: RememberedMapping) => void
}

/** Columns of imported files in a store; only this module knows their key. */
export function createImportPreferences(store: KeyValueStore): ImportPreferences {
  return {
    rememberedMapping: (userId) => mappingFrom(store.getItem(`${PREFIX}${userId}`)),
    setRememberedMapping: (userId, mapping) => {
      const entries = Object.entries(mapping).slice(-MAX_HEADERS)
      store.setItem(`${PREFIX}${userId}`, JSON.stringify(Object.fromEntries(entries)))
    },
  }
}

function mappingFrom(stored: string | null): RememberedMapping {
  if (stored === null) return {}
  try {
    const parsed: unknown = JSON.parse(stored)
    if (typeof parsed !== 'object' || parsed === null) return {}
    const mapping: Record<string, FileField | null> = {}
    for (const [header, field] of Object.entries(parsed)) {
      if (field === null || isField(field)) mapping[header] = field
    }
    return mapping
  } catch {
    return {}
  }
}

function isField(field: unknown): field is FileField {
  return typeof field === 'string' && (FIXED.has(field) || field.startsWith('fields.'))
}
