import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../workspace.mjs'
import { cropImage, decodeImage, drawImage, encodeWebp } from './images.ts'
import type { Image } from './images.ts'

/** One picture on a sheet, in pixels. */
type Cell = {
  story: string
  appearance: string
  x: number
  y: number
  width: number
  height: number
}

const folder = path.join(rootFolder, '.storybook/baselines')

/** Lists the cells of every sheet by the sheet's name. */
const indexFile = path.join(folder, 'sheets.json')

/** Keeps one sheet small enough for every viewer and for memory. */
const MAX_SHEET_PIXELS = 16_000_000

/** WebP's own limit is 16,383. */
const MAX_SHEET_HEIGHT = 8_000

/** The appearances of a story, from left to right. */
const appearanceOrder = ['light', 'dark', 'forced-colors']

/** The component that a story belongs to: Storybook's id up to the name of the story. */
function componentOf(story: string) {
  return story.slice(0, story.indexOf('--'))
}

/** The visual baselines: one sheet a component, split when it gets too large. */
export function openSheets() {
  const index: Record<string, readonly Cell[]> = existsSync(indexFile)
    ? JSON.parse(readFileSync(indexFile, 'utf8'))
    : {}
  const places: Map<string, { sheet: string; cell: Cell }> = new Map()
  for (const [sheet, cells] of Object.entries(index)) {
    for (const cell of cells) places.set(keyOf(cell.story, cell.appearance), { sheet, cell })
  }
  /** The sheet read last: stories come in the order of their components. */
  const decoded: Map<string, Promise<Image>> = new Map()

  const readSheet = (sheet: string) => {
    let image = decoded.get(sheet)
    if (image === undefined) {
      if (decoded.size > 2) decoded.delete([...decoded.keys()][0] ?? '')
      image = decodeImage(readFileSync(path.join(folder, `${sheet}.webp`)))
      decoded.set(sheet, image)
    }
    return image
  }

  return {
    /** @returns the stories that have a baseline */
    stories: (): readonly string[] => [
      ...new Set([...places.values()].map(({ cell }) => cell.story)),
    ],

    /** @returns undefined when there is no baseline */
    async read(story: string, appearance: string): Promise<Image | undefined> {
      const place = places.get(keyOf(story, appearance))
      if (place === undefined) return undefined
      return cropImage(await readSheet(place.sheet), place.cell)
    },

    /**
     * Replaces some pictures and leaves the sheets of other components alone.
     * @param pictures by story, then appearance
     * @param isSupported whether the story still exists and is shown in this appearance; other
     *   baselines are deleted
     */
    async write(
      pictures: ReadonlyMap<string, ReadonlyMap<string, Image>>,
      isSupported: (story: string, appearance: string) => boolean,
    ) {
      const components = new Set([...pictures.keys()].map(componentOf))
      const gone = [...places.values()].filter(
        ({ cell }) => !isSupported(cell.story, cell.appearance),
      )
      for (const { cell } of gone) components.add(componentOf(cell.story))
      const next: Record<string, readonly Cell[]> = {}
      for (const [sheet, cells] of Object.entries(index)) {
        const [first] = cells
        if (first !== undefined && !components.has(componentOf(first.story))) next[sheet] = cells
      }
      mkdirSync(folder, { recursive: true })
      for (const component of components) {
        const rows = await this.rowsOf(component, pictures, isSupported)
        for (const [number, { cells, image }] of layoutSheets(rows).entries()) {
          const sheet = number === 0 ? component : `${component}-${number + 1}`
          next[sheet] = cells
          writeFileSync(path.join(folder, `${sheet}.webp`), await encodeWebp(image))
        }
      }
      for (const file of readdirSync(folder)) {
        if (file.endsWith('.webp') && !(file.slice(0, -'.webp'.length) in next)) {
          rmSync(path.join(folder, file))
        }
      }
      writeFileSync(indexFile, formatIndex(next))
    },

    /**
     * The stories of a component with their pictures: new ones where there are, else those of the sheet.
     */
    async rowsOf(
      component: string,
      pictures: ReadonlyMap<string, ReadonlyMap<string, Image>>,
      isSupported: (story: string, appearance: string) => boolean,
    ) {
      const stories = new Set([...this.stories(), ...pictures.keys()])
      const rows = []
      for (const story of [...stories].sort()) {
        if (componentOf(story) !== component) continue
        const images = []
        for (const appearance of appearanceOrder) {
          if (!isSupported(story, appearance)) continue
          const image = pictures.get(story)?.get(appearance) ?? (await this.read(story, appearance))
          if (image !== undefined) images.push({ appearance, image })
        }
        if (images.length > 0) rows.push({ story, images })
      }
      return rows
    },
  }
}

/**
 * Lays stories out below each other, their appearances side by side; further columns
 * and sheets follow when a sheet is full.
 */
function layoutSheets(
  rows: readonly { story: string; images: readonly { appearance: string; image: Image }[] }[],
): { cells: readonly Cell[]; image: Image }[] {
  const sheets: { cells: Cell[]; images: Image[]; width: number; height: number }[] = []
  for (const { story, images } of rows) {
    const width = images.reduce((sum, { image }) => sum + image.width, 0)
    const height = Math.max(...images.map(({ image }) => image.height))
    let sheet = sheets.at(-1)
    const isFull =
      sheet === undefined ||
      sheet.height + height > MAX_SHEET_HEIGHT ||
      Math.max(sheet.width, width) * (sheet.height + height) > MAX_SHEET_PIXELS
    if (sheet === undefined || (isFull && sheet.cells.length > 0)) {
      sheet = { cells: [], images: [], width: 0, height: 0 }
      sheets.push(sheet)
    }
    let x = 0
    for (const { appearance, image } of images) {
      sheet.cells.push({
        story,
        appearance,
        x,
        y: sheet.height,
        width: image.width,
        height: image.height,
      })
      sheet.images.push(image)
      x += image.width
    }
    sheet.width = Math.max(sheet.width, width)
    sheet.height += height
  }
  return sheets.map(({ cells, images, width, height }) => {
    const image = { width, height, data: Buffer.alloc(width * height * 4, 255) }
    for (const [at, cell] of cells.entries()) {
      const picture = images[at]
      if (picture !== undefined) drawImage(picture, image, cell)
    }
    return { cells, image }
  })
}

/** One line a cell, so that a change of the index reads well. */
function formatIndex(index: Record<string, readonly Cell[]>) {
  const sheets = Object.keys(index)
    .sort()
    .map((sheet) => {
      const cells = (index[sheet] ?? []).map((cell) => `    ${JSON.stringify(cell)}`)
      return `  ${JSON.stringify(sheet)}: [\n${cells.join(',\n')}\n  ]`
    })
  return `{\n${sheets.join(',\n')}\n}\n`
}

function keyOf(story: string, appearance: string) {
  return `${story}.${appearance}`
}
