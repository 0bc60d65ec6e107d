import { READ_NEXT } from './content/roles'

/** The guides that the guide of a role leads to, by their slugs; none for other guides. */
export function readNext(slug: string): readonly string[] {
  return Object.entries(READ_NEXT).find(([role]) => role === slug)?.[1] ?? []
}
