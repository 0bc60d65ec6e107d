import type { Storage } from './results'

/** The names of the kinds of storage in the report. */
export const storageNames: Readonly<Record<Storage, string>> = {
  embedded: 'embedded database',
  postgres: 'PostgreSQL',
}
