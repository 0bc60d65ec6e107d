import { controlled } from '@throughline/test-support/controlled'
import { useState } from 'react'

import { PeoplePicker, PersonPicker } from './index'
import type { Person } from './index'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%2312A594" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="%23fff"/%3E%3Cpath fill="%23fff" d="M1 8a3 3 0 0 1 6 0"/%3E%3C/svg%3E'

export const maya: Person = {
  id: 'maya',
  name: 'Maya Rios',
  initials: 'MR',
  email: 'maya.rios@northfield.example',
}

export const theo: Person = {
  id: 'theo',
  name: 'Theo Kent',
  initials: 'TK',
  email: 'theo@northfield.example',
  imageUrl: PICTURE,
}

export const jose: Person = {
  id: 'jose',
  name: 'José Álvarez',
  initials: 'JÁ',
  email: 'media@harborlight.example',
  note: 'Agency',
}

export const owner: Person = {
  id: 'owner',
  name: 'Ines Faber',
  initials: 'IF',
  email: 'ines.faber@northfield.example',
  isDisabled: true,
  disabledReason: 'Owns the account and is on every plan.',
}

export const people: readonly Person[] = [maya, theo, jose, owner]

export const longName: Person = {
  id: 'long',
  name: 'Maximiliana Konstantinopolitanska-Featherstonehaugh',
  initials: 'MK',
  email: 'maximiliana.konstantinopolitanska-featherstonehaugh@northfield.example',
}

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'June']

export const twoThousand: readonly Person[] = Array.from({ length: 2000 }, (_unused, index) => {
  const first = firstNames[index % firstNames.length] ?? ''
  return {
    id: `person-${index}`,
    name: `${first} Number ${index + 1}`,
    initials: `${first.slice(0, 1)}N`,
    email: `${first.toLowerCase()}.${index + 1}@northfield.example`,
  }
})

export const ControlledPersonPicker = controlled(PersonPicker, ({ value }) => ({ value }))

export const ControlledPeoplePicker = controlled(PeoplePicker, ({ values }) => ({ values }))

/**
 * People whom a server finds: nobody before two letters, nothing but a failure for the first
 * search, and then an answer when `answer` is pressed.
 */
export function useServerSearch() {
  const [search, setSearch] = useState({ query: '', match: [] as readonly Person[], attempts: 0 })
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready')
  return {
    props: {
      people: search.match,
      status,
      isFilteredByCaller: true,
      onQueryChange: ({ query }: { query: string }) => {
        setSearch({ query, match: [], attempts: search.attempts })
        setStatus(query.length < 2 ? 'ready' : 'loading')
      },
      onRetry: () => {
        setStatus('loading')
      },
    },
    answer: () => {
      const query = search.query.toLowerCase()
      const isFirst = search.attempts === 0
      setSearch({
        query: search.query,
        match: isFirst ? [] : people.filter(({ name }) => name.toLowerCase().includes(query)),
        attempts: search.attempts + 1,
      })
      setStatus(isFirst ? 'failed' : 'ready')
    },
  }
}
