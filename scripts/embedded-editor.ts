import type { Locator, Page } from 'playwright'

/** Shows less of the plan and all of it again, by the sidebar and the chips. */
export async function filter(page: Page) {
  const mail = page.getByRole('button', { name: /^Black Friday mail/ })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Holiday Gifting/ }).check()
  await mail.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Remove filter: .*Holiday Gifting/ }).click()
  await mail.waitFor()
  await page.getByRole('button', { name: 'Close filters' }).click()
}

/** Changes an item and creates one, and tries entries that the product refuses. */
export async function edit(page: Page) {
  const mail = page.getByRole('button', { name: /^Black Friday mail/ })
  await mail.click()
  let editor = await editorOf(page, 'Edit tactic')
  await isReadOnly(editor.getByRole('textbox', { name: 'Actual cost' }))
  if ((await editor.getByRole('spinbutton', { name: 'Impressions' }).count()) > 0) {
    throw new Error('The editor shows a field that the product has hidden.')
  }
  // Only the field of the product has changed: that is enough to save.
  await editor.getByRole('textbox', { name: 'Approval number' }).fill('A-1042')
  await write(editor, 'Sent in two parts.')
  await pressSave(editor)
  await editor.waitFor({ state: 'detached' })

  await mail.click()
  editor = await editorOf(page, 'Edit tactic')
  await editor.getByText('Sent in two parts.').waitFor()
  const number = await editor.getByRole('textbox', { name: 'Approval number' }).inputValue()
  if (number !== 'A-1042') throw new Error(`The approval number is “${number}”.`)
  const start = editor.getByRole('textbox', { name: 'Start: Date' })
  await start.fill('11/30/26')
  await start.press('Tab')
  await pressSave(editor)
  await editor.getByText('The shop is frozen for Cyber Monday').waitFor()
  await start.fill('12/01/26')
  await start.press('Tab')
  await pressSave(editor)
  await page.getByRole('button', { name: /^Black Friday mail.* 12\/01\/26/ }).waitFor()

  await page.getByRole('button', { name: /^17:30 VIP evening/ }).click()
  editor = await editorOf(page, 'Edit tactic')
  await editor.getByRole('button', { name: 'Delete' }).click()
  await editor.getByText('A flagged tactic stays').waitFor()
  await editor.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: /^10:30 Press preview/ }).click()
  editor = await editorOf(page, 'Tactic')
  await editor.getByText('The press team changes this tactic.').waitFor()
  await page.keyboard.press('Escape')
  await editor.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Add Tactic' }).click()
  editor = await editorOf(page, 'New tactic')
  await editor.getByRole('textbox', { name: 'Title' }).fill('Staff briefing')
  await choose(page, editor, 'Channel', 'In store')
  await choose(page, editor, 'Tactic type', 'Window')
  await pressSave(editor)
  await page.getByRole('button', { name: /Staff briefing/ }).waitFor()
}

async function editorOf(page: Page, name: string) {
  const editor = page.getByRole('dialog', { name, exact: true })
  await editor.waitFor()
  return editor
}

async function isReadOnly(field: Locator) {
  if ((await field.getAttribute('readonly')) === null) {
    throw new Error('A field that the product has made read-only can be changed.')
  }
}

/** Types into the notes. The policy allows no style attribute there. */
async function write(editor: Locator, text: string) {
  const notes = editor.getByRole('textbox', { name: 'Notes' })
  await notes.click()
  await editor.page().keyboard.press('Control+End')
  await editor.page().keyboard.type(` ${text}`)
}

async function pressSave(editor: Locator) {
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
}

async function choose(page: Page, editor: Locator, field: string, option: string) {
  await editor.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}
