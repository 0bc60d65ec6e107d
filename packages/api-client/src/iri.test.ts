import { describe, expect, test } from 'vitest'
import { idOfIri, iriOf, type Collection } from './iri'

const collections: readonly Collection[] = ['plans', 'tactic_types', 'users']

describe('paths of entities', () => {
  test.each(
    collections.flatMap((collection) =>
      [1, 12, 2_147_483_647].map((id) => [collection, id] as const),
    ),
  )('the path of one of %s number %i leads back to its id', (collection, id) => {
    expect(idOfIri(iriOf(collection, id), collection)).toBe(id)
  })

  test.each([
    ['a path of another collection', '/api/channels/12'],
    ['an id that begins with zero', '/api/plans/012'],
    ['something behind the id', '/api/plans/12/export'],
    ['no id', '/api/plans/'],
    ['a bare number', '12'],
  ])('refuses to read a plan id out of %s', (_case, iri) => {
    expect(() => idOfIri(iri, 'plans')).toThrow(RangeError)
  })

  test.each([0, -1, 1.5, Number.NaN])('refuses to write a path for the id %d', (id) => {
    expect(() => iriOf('plans', id)).toThrow(RangeError)
  })
})
