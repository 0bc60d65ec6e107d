/** @import { Locator, Page } from 'playwright' */

/**
 * Shows less of the plan and all of it again, by the sidebar and the chips.
 * @param {Page} page
 */
export async function filter(page) {
  const mail = page.getByRole('button', { name: /^Black Friday mail/ })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Holiday Gifting/ }).check()
  await mail.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Remove filter: .*Holiday Gifting/ }).click()
  await mail.waitFor()
  await page.getByRole('button', { name: 'Close filters' }).click()
}

/**
 * Changes an item and creates one, and tries entries that the product refuses.
 * @param {Page} page
 */
export async function edit(page) {
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

/**
 * @param {Page} page
 * @param {string} name
 */
async function editorOf(page, name) {
  const editor = page.getByRole('dialog', { name, exact: true })
  await editor.waitFor()
  return editor
}

/** @param {Locator} field */
async function isReadOnly(field) {
  if ((await field.getAttribute('readonly')) === null) {
    throw new Error('A field that the product has made read-only can be changed.')
  }
}

/**
 * Types into the notes. The policy allows no style attribute there.
 * @param {Locator} editor
 * @param {string} text
 */
async function write(editor, text) {
  const notes = editor.getByRole('textbox', { name: 'Notes' })
  await notes.click()
  await editor.page().keyboard.press('Control+End')
  await editor.page().keyboard.type(` ${text}`)
}

/** @param {Locator} editor */
async function pressSave(editor) {
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
}

/**
 * @param {Page} page
 * @param {Locator} editor
 * @param {string} field
 * @param {string} option
 */
async function choose(page, editor, field, option) {
  await editor.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}
