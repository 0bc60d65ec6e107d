import { crc32, inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { addressOf } from '../page-models/address'
import type { MonthPage } from '../page-models/month-page'
import { expect, test } from './fixtures'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Returns the exported workbook of a plan's table. Reads it in the page, because not every browser
 * provides its downloads.
 */
async function exportedWorkbook(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL)
    globalThis.exported = new Promise((resolve) => {
      URL.createObjectURL = (file: Blob) => {
        const reader = new FileReader()
        reader.addEventListener('load', () => {
          resolve(typeof reader.result === 'string' ? reader.result : '')
        })
        if (file.type.includes('spreadsheet')) reader.readAsDataURL(file)
        return create(file)
      }
    })
  })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  await expect(page.getByText('The table was exported.')).toBeVisible()
  const url = await page.evaluate(async () => await globalThis.exported)
  return Buffer.from(url?.split(',')[1] ?? '', 'base64')
}

declare global {
  var exported: Promise<string> | undefined
}

/** An entry of the central directory of a zip archive, and its offset. */
interface Entry {
  readonly at: number
  readonly packedSize: number
  readonly local: number
}

/**
 * Returns a workbook with another text in its shared strings, as a spreadsheet program would save
 * it.
 */
function withText(workbook: Buffer, before: string, after: string): Buffer {
  const end = workbook.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  const directory = workbook.readUInt32LE(end + 16)
  const { at, packedSize, local } = entryOf(workbook, directory, 'xl/sharedStrings.xml')
  const from = local + 30 + workbook.readUInt16LE(local + 26) + workbook.readUInt16LE(local + 28)
  const text = inflateRawSync(workbook.subarray(from, from + packedSize)).toString('utf8')
  expect(text.split(before), 'the text is in the file once').toHaveLength(2)
  const part = Buffer.from(text.replace(before, after))

  // Appends the new part unpacked behind the others, and makes the directory refer to it instead of
  // the old one.
  const header = Buffer.from(workbook.subarray(local, from))
  const entries = Buffer.from(workbook.subarray(directory, end))
  for (const [target, offset] of [
    [header, 6],
    [entries, at - directory + 8],
  ] as const) {
    target.writeUInt16LE(0, offset)
    target.writeUInt16LE(0, offset + 2)
    target.writeUInt32LE(crc32(part), offset + 8)
    target.writeUInt32LE(part.length, offset + 12)
    target.writeUInt32LE(part.length, offset + 16)
  }
  entries.writeUInt32LE(directory, at - directory + 42)
  const tail = Buffer.from(workbook.subarray(end))
  tail.writeUInt32LE(directory + header.length + part.length, 16)
  return Buffer.concat([workbook.subarray(0, directory), header, part, entries, tail])
}

function entryOf(workbook: Buffer, directory: number, name: string): Entry {
  const at = workbook.indexOf(name, directory, 'latin1') - 46
  return {
    at,
    packedSize: workbook.readUInt32LE(at + 20),
    local: workbook.readUInt32LE(at + 42),
  }
}

/** Opens the table of a plan on one day. */
async function openTable(page: Page, monthPage: MonthPage, day: string): Promise<void> {
  const plan = await monthPage.planId()
  const account = /\/account\/(\d+)\//u.exec(await addressOf(page))?.[1] ?? ''
  await page.goto(`/account/${account}/plan/${plan}/table?from=${day}&to=${day}`)
}

test('a table goes to Excel, comes back changed, and one undo takes it all back', async ({
  page,
  addItem,
  monthPage,
}, { repeatEachIndex }) => {
  const { title, day } = await addItem('=Poster & banner')
  const renamed = `Poster "alone" (${repeatEachIndex + 1})`
  await openTable(page, monthPage, day)
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row(title)).toBeVisible()
  const workbook = await exportedWorkbook(page)
  const dialog = page.getByRole('dialog', { name: /^Import into/u })
  const choose = async (buffer: Buffer) => {
    await page.getByRole('button', { name: 'View options' }).click()
    await page.getByRole('menuitem', { name: 'Import from a file' }).click()
    const file = { name: 'plan.xlsx', mimeType: WORKBOOK, buffer }
    await page.locator('input[type="file"]').last().setInputFiles(file)
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }

  await test.step('the file as it is changes nothing', async () => {
    await choose(workbook)
    await expect(dialog).toContainText('There is nothing to import: no row changes anything.')
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('a changed title is shown before it is imported', async () => {
    await choose(withText(workbook, '=Poster &amp; banner', 'Poster &quot;alone&quot;'))
    await expect(dialog).toContainText('1 changed')
    await expect(dialog.getByRole('row', { name: renamed })).toContainText('Changed')
    await dialog.getByRole('button', { name: 'Import 1 tactic' }).click()
    await expect(monthPage.toasts).toContainText('1 tactic changed.')
    await expect(row(renamed)).toBeVisible()
    await expect(row(title)).toBeHidden()
  })

  await test.step('one undo takes it back for good', async () => {
    await page.keyboard.press('Control+z')
    await expect(monthPage.toasts).toContainText('The import was undone: 1 tactic.')
    await expect(row(title)).toBeVisible()
    await page.reload()
    await expect(row(title)).toBeVisible()
    await expect(row(renamed)).toBeHidden()
  })
})
