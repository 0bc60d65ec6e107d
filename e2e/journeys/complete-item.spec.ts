import { Buffer } from 'node:buffer'
import { monthAddress } from '../page-models/plans-page'
import { expect, test } from './fixtures'

const brief = {
  name: 'opening-brief.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

/** Plain text, which no plan accepts as a document. */
const letter = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Doors open at ten. Bring the scissors.'),
}

test('a tactic that began with a time on a day gets everything that it needs', async ({
  page,
  signInPage,
  monthPage,
  itemEditor,
  freeDay,
}, { repeatEachIndex }) => {
  const title = `Morning demo (${repeatEachIndex + 1})`
  const day = freeDay()
  const address = monthAddress('Store launch Denver', day).replace('month?', 'day?')
  await signInPage.enterAt(address, 'admin@demo.test')
  await monthPage.settle()
  await monthPage.hour('10:00').focus()
  await page.keyboard.press('n')
  await monthPage.quickCreate.getByLabel('Title').fill(title)
  await monthPage.quickCreate.getByRole('button', { name: 'More options' }).click()
  await expect(monthPage.quickCreate.getByRole('button', { name: 'More options' })).toBeHidden()

  await expect(itemEditor.title).toHaveValue(title)
  await expect(itemEditor.choice('Start: Time')).toHaveValue('10:00')
  await itemEditor.choose('Channel', 'Email')
  await itemEditor.choose('Tactic type', 'Newsletter')
  const lastDay = shortDate(monthPage.dayAfter(day, 21))
  const nextDays = new RegExp(`^Next: .*then \\d more until ${lastDay}\\.`, 'u')
  await itemEditor.choose('Repeats', /^Weekly/u)
  await itemEditor.field('Ends').fill(lastDay)
  await itemEditor.field('Ends').press('Tab')
  await expect(page.getByText(nextDays)).toBeVisible()
  await itemEditor.addTag('Awareness')
  await itemEditor.chooseFile(letter)
  await expect(page.getByText(/Files of this type are not taken here\.$/u)).toBeVisible()
  await itemEditor.button(`Remove ${letter.name}`).click()
  await itemEditor.chooseFile(brief)
  await expect(itemEditor.document(brief.name)).toBeVisible()
  await itemEditor.field('Notes').click()
  await page.keyboard.type('Ask the bakery for samples.')
  await itemEditor.save()
  await expect(monthPage.toasts).toContainText('Tactic created.')

  await itemEditor.button('Open as a page').click()
  await expect(page.getByRole('heading', { name: 'Edit tactic' })).toBeAttached()
  await page.reload()
  await expect(itemEditor.title).toHaveValue(title)
  await expect(itemEditor.choice('Channel')).toContainText('Email')
  await expect(itemEditor.choice('Tactic type')).toContainText('Newsletter')
  await expect(page.getByText(nextDays)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('Awareness')
  await expect(itemEditor.document(brief.name)).toBeVisible()
  await expect(itemEditor.field('Notes')).toHaveText('Ask the bakery for samples.')
})

test('an item is copied, followed by a new one, deleted and brought back', async ({
  page,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, day, bar } = await addItem('Balloon arch')

  await bar.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Copy Tactic' }).click()
  await expect(itemEditor.title).toHaveValue(`Copy of ${title}`)
  await itemEditor.button('Close').click()
  await expect(itemEditor.panel).toBeHidden()

  await bar.click()
  await itemEditor.title.fill(`${title}, red`)
  await itemEditor.saveAnd('Save and Copy')
  await expect(itemEditor.title).toHaveValue(`Copy of ${title}, red`)
  await itemEditor.saveAnd('Save and Add New')
  await expect(itemEditor.title).toHaveValue('')
  await expect(monthPage.barOn(day, `Copy of ${title}, red`)).toBeVisible()
  await itemEditor.button('Close').click()

  await monthPage.barOn(day, `Copy of ${title}, red`).click()
  await itemEditor.button('Delete').click()
  await itemEditor.deleteQuestion.getByRole('button', { name: 'Delete' }).click()
  await expect(monthPage.toasts).toContainText('Tactic deleted.')
  // The newest toast is the last one. It stays while the pointer is on it.
  const undo = monthPage.toasts.getByRole('button', { name: 'Undo' }).last()
  await undo.hover()
  await expect(itemEditor.panel).toBeHidden()
  await expect(monthPage.barOn(day, `Copy of ${title}, red`)).toHaveCount(0)
  await undo.click()
  await expect(monthPage.barOn(day, `Copy of ${title}, red`)).toBeVisible()
})

/** Returns a date such as `11/18/26`. */
function shortDate(day: string): string {
  const [year = '', month, dayOfMonth] = day.split('-')
  return `${month}/${dayOfMonth}/${year.slice(2)}`
}
