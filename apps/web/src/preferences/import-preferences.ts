import { FILE_FIELDS, type FileField, type RememberedMapping } from '@throughline/domain/item-file'
import type { KeyValueStore } from './key-value-store'

/**
 * `import-columns12` holds the fields that user 12 has chosen for the columns of imported files, as
 * a JSON object of headers and fields; null marks a column that the import skips.
 */
const PREFIX = 'import-columns'

/** Number of stored headers; the oldest beyond it are dropped. */
const MAX_HEADERS = 300

const fixed: ReadonlySet<string> = new Set(FILE_FIELDS.map(({ field }) => field))

/** Stored preferences of imports. */
export interface ImportPreferences {
  /** Returns the fields that a user has chosen for headers; empty if the store has none. */
  readonly rememberedMapping: (userId: number) => RememberedMapping
  readonly setRememberedMapping: (userId: number, mapping: RememberedMapping) => void
}

/** Creates the preferences of imports over a store; only this module knows their key. */
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
  return typeof field === 'string' && (fixed.has(field) || field.startsWith('fields.'))
}
