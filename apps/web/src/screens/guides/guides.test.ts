import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nextGuides } from './content/roles'
import { findGuides, guides, guideOfSlug, productGuides } from './guides'
import { pictureNames, pictureTexts } from './picture-names'
import sizes from './pictures/sizes.json'

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url))
const fileOf = (name: string, theme: string) => `${FOLDER}${name}-${theme}.webp`

describe('the pictures', () => {
  const named = guides.flatMap(({ sections }) =>
    sections.flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
  )

  it.each(guides.map(({ slug }) => slug))('%s has one to three', (slug) => {
    const count = guideOfSlug(slug)?.sections.filter(({ picture }) => picture !== undefined).length
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(3)
  })

  it('are all used, and no other one is kept', () => {
    expect(new Set(named)).toEqual(new Set(pictureNames))
    const existing = pictureNames.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`])
    for (const file of readdirSync(FOLDER)) expect(['sizes.json', ...existing]).toContain(file)
  })

  it.each(pictureNames)('%s is there, is small, and has a text', (name) => {
    for (const theme of ['light', 'dark']) {
      expect(existsSync(fileOf(name, theme))).toBe(true)
      expect(statSync(fileOf(name, theme)).size).toBeLessThan(60_000)
    }
    expect(sizes).toHaveProperty(name)
    expect(pictureTexts[name].length).toBeGreaterThan(20)
  })
})

describe('the guides', () => {
  it('have slugs of their own, and every role has one', () => {
    expect(new Set(guides.map(({ slug }) => slug)).size).toBe(guides.length)
    expect(guides.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['account-owner', 'admin', 'contributor', 'viewer']),
    )
  })

  it('lead on from roles to guides that exist', () => {
    for (const slug of Object.values(nextGuides).flat()) expect(guideOfSlug(slug)).toBeDefined()
  })

  it('have headings that occur once in a guide', () => {
    for (const { sections } of guides) {
      const headings = sections.map(({ heading }) => heading)
      expect(new Set(headings).size).toBe(headings.length)
    }
  })
})

describe('the search', () => {
  const titles = (query: string) => findGuides(productGuides, query).map(({ title }) => title)

  it('finds guides that contain every word, also inside of words and without capitals', () => {
    expect(titles('ICAL address')).toEqual(['Calendars of interest'])
    expect(titles('parking')).toEqual(['Month, day and overstory'])
  })

  it('finds all for nothing, and none for words that no guide has', () => {
    expect(titles('  ')).toHaveLength(productGuides.length)
    expect(titles('overstory zebra')).toEqual([])
  })
})
