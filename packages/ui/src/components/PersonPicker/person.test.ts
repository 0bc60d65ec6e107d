import { describe, expect, it } from 'vitest'

import { personOption, type Person } from './person'

const ana: Person = { id: '1', name: 'Ana Ruiz', initials: 'AR' }

describe('a person as an option', () => {
  it.each<[title: string, person: Person, secondLine: string | undefined]>([
    ['has one line with nothing but a name', ana, undefined],
    ['has the email below the name', { ...ana, email: 'ana@x.test' }, 'ana@x.test'],
    ['has the note below the name', { ...ana, note: 'Viewer' }, 'Viewer'],
    ['has both', { ...ana, email: 'ana@x.test', note: 'Viewer' }, 'ana@x.test · Viewer'],
    ['has no email twice', { ...ana, email: 'Ana Ruiz' }, undefined],
    ['leaves out what is empty', { ...ana, email: '', note: 'Viewer' }, 'Viewer'],
  ])('%s', (_title, person, secondLine) => {
    expect(personOption(person)).toMatchObject({ value: '1', label: 'Ana Ruiz' })
    expect(personOption(person).description).toBe(secondLine)
  })

  it('says why it cannot be chosen', () => {
    const option = personOption({ ...ana, isDisabled: true, disabledReason: 'Is on this plan.' })
    expect(option).toMatchObject({ isDisabled: true, disabledReason: 'Is on this plan.' })
  })
})
