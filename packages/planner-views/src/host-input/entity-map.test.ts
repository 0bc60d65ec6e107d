import { expect, it } from 'vitest'

import { entityMap } from './entity-map'
import type { EntitiesById } from './entity-map'

interface Channel {
  readonly name: string
}

const email: Channel = { name: 'Email' }
const social: Channel = { name: 'Social' }

it.each<[form: string, entities: EntitiesById<Channel>]>([
  [
    'a map',
    new Map([
      [7, email],
      [2, social],
    ]),
  ],
  [
    'a list',
    [
      { id: 7, ...email },
      { id: 2, ...social },
    ],
  ],
])('%s keeps the order of the host', (_form, entities) => {
  const names = [...entityMap(entities)].map(([id, { name }]) => [id, name])
  expect(names).toEqual([
    [7, 'Email'],
    [2, 'Social'],
  ])
})

it('an object is read by its keys, in the order that JavaScript gives numbers', () => {
  expect([...entityMap({ 7: email, 2: social })]).toEqual([
    [2, social],
    [7, email],
  ])
})

it('a map is given back as it is, and entities are the objects of the host', () => {
  const map = new Map([[7, email]])
  const listed = { id: 7, ...email }
  expect(entityMap(map)).toBe(map)
  expect(entityMap([listed]).get(7)).toBe(listed)
})

it('what is missing or no entity is left out', () => {
  const wrong: readonly (Channel & { readonly id: number })[] = JSON.parse(
    '[null, {"name":"No id"}, {"id":"7","name":"Text"}, {"id":2,"name":"Social"}]',
  )
  expect([...entityMap(wrong).keys()]).toEqual([2])
  expect(entityMap(null).size).toBe(0)
  expect(entityMap(undefined).size).toBe(0)
})
