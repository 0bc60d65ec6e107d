import type { Storage } from './results'

/** Where the data is kept, as the report says it. */
export const STORAGE_NAMES: Readonly<Record<Storage, string>> = {
  embedded: 'embedded database',
  postgres: 'PostgreSQL',
}
