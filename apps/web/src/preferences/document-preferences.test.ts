import { expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createDocumentPreferences } from './document-preferences'

test('the view of documents is remembered', () => {
  const store = memoryStore()
  const preferences = createDocumentPreferences(store)
  expect(preferences.view()).toBe('list')
  preferences.setView('gallery')
  expect(store.getItem('documents-view')).toBe('gallery')
  expect(preferences.view()).toBe('gallery')
  preferences.setView('list')
  expect(store.getItem('documents-view')).toBeNull()
})

test('a value that nobody wrote is the list', () => {
  const store = memoryStore()
  store.setItem('documents-view', 'tiles')
  expect(createDocumentPreferences(store).view()).toBe('list')
})
